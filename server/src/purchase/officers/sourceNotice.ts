import type { Context } from '#platform/context/context.ts';
import { planDue } from '#platform/due/dueEvents.ts';
import { readCalendar } from '#platform/records/readCalendar.ts';
import { addWorkingDays } from '#platform/values/workingDays.ts';
import { noticeContact, publishAnnouncement, sourceNotice } from '../announcements/public.ts';
import { type ProjectRow, takeProjectStep } from '../records/public.ts';

/**
 * An approved purchase from a single source has its officer: where the rules of the school have days of publicity, it is announced by
 * itself, and its outcome can be registered once the notice is over. Until then its next time is the end of the notice.
 */
export async function announceSource(project: ProjectRow, context: Context): Promise<ProjectRow> {
  const { companyId, id, executionCode, pattern, wayFacts, amount, otherReason } = project;
  const days = pattern?.publicityDays ?? 0;
  if (executionCode !== 'SINGLE_SOURCE' || days === 0) return project;
  const until = addWorkingDays(context.now, days, await readCalendar(companyId, context));
  const announced = await takeProjectStep('announceSource', project, { isAutomatic: true, fields: { nextTime: until } }, context);
  await planDue({ companyId, kind: 'PROJECT_SOURCE', subjectId: id }, until, context.db);
  const experts = (wayFacts?.experts ?? []).map(({ name = '', title = '', unit = '', opinion = '' }) => ({
    name,
    title,
    unit,
    opinion,
  }));
  const notice = sourceNotice({
    project,
    amount,
    experts,
    days,
    from: context.now,
    until,
    reason: otherReason ?? '',
    supplierName: await proposedName(project, context),
    contact: await noticeContact(announced, context.db),
  });
  await publishAnnouncement({ project, type: 'SINGLE_SOURCE', ...notice }, context);
  return announced;
}

async function proposedName({ companyId, wayFacts }: ProjectRow, { db }: Context): Promise<string> {
  const [proposed] = wayFacts?.suppliers ?? [];
  const { companyName } = await db
    .selectFrom('supplier')
    .select('companyName')
    .where((eb) => eb.and({ companyId, id: proposed?.supplierId ?? '' }))
    .executeTakeFirstOrThrow();
  return companyName;
}
