import { dayMs } from '@campus-procurement/sdk/time';
import { usualDays } from '#limits/usualLimits.ts';
import { planDue } from '#platform/due/dueEvents.ts';
import type { DueContext, DueKinds } from '#platform/due/sweepDue.ts';
import { releaseFiles } from '#platform/files/takeFiles.ts';
import { say } from '#platform/i18n/language.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import { lockProject } from './lockedProject.ts';
import type { ProjectRow } from './projectRows.ts';
import { cancelTimers, draftOf } from './projectTimers.ts';
import { takeDueStep } from './takeProjectStep.ts';

type Key = Pick<ProjectRow, 'companyId' | 'id'>;

/** Removes a draft with its files and timers. */
export async function removeDraft({ companyId, id }: Key, { db }: Pick<DueContext, 'db'>): Promise<void> {
  await releaseFiles({ db }, { entity: 'project', companyId, rowId: id });
  await cancelTimers({ companyId, id }, { db });
  await db
    .deleteFrom('project')
    .where((eb) => eb.and({ companyId, id }))
    .execute();
}

/** What happens to purchases by themselves. */
export const dueProjects: Pick<DueKinds, 'PROJECT_FUNDS' | 'PROJECT_DRAFT'> = {
  /** The money of a purchase that nobody has corrected, or whose bidding has failed, is available again. */
  async PROJECT_FUNDS(key, { db, now }) {
    const project = await lockProject(key, { db });
    const context = { db, now, session: { userName: say('zh-CN', 'actor', 'system') } };
    const isFailed = project.status === 'FAILED';
    const lapsed = await takeDueStep(
      isFailed ? 'lapseFailed' : 'lapse',
      project,
      { fields: isFailed ? {} : { returnCause: 'WITHDRAWN' } },
      context,
    );
    await tellApplicant(lapsed, isFailed ? 'LAPSED' : 'RELEASED', { db, now });
  },
  /** The applicant of an untouched draft is reminded once; a week later the draft is removed. */
  async PROJECT_DRAFT(key, { db, now }) {
    const project = await lockProject(key, { db });
    if (project.status !== 'DRAFT') return;
    if (now.getTime() - project.updateTime.getTime() >= usualDays.draftKept * dayMs) {
      await removeDraft(key, { db });
      return;
    }
    await tellApplicant(project, 'EXPIRING', { db, now });
    await planDue(draftOf(key), new Date(project.updateTime.getTime() + usualDays.draftKept * dayMs), db);
  },
};

/** Tells the applicant what became of a purchase. */
export async function tellApplicant(
  { companyId, id, applicantId, projectName: title }: ProjectRow,
  notice: 'REPORT_DUE' | 'REPORT_OVERDUE' | 'RELEASED' | 'LAPSED' | 'EXPIRING' | 'PAID' | 'DELIVERED' | 'CLOSED_SHORT',
  { db, now }: Pick<DueContext, 'db' | 'now'>,
): Promise<void> {
  const to = [{ companyId, userId: applicantId }];
  await sendMessage(db, { to, sceneCode: 'PROJECT_NOTICE', params: { title, notice }, biz: { type: 'PROJECT', id } }, now);
}
