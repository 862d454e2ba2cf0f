import { compareMoney } from '@campus-procurement/sdk/money';
import { statesWith } from '#flow/purchaseStates.ts';
import { holdersOf } from '#platform/auth/holdersOf.ts';
import type { Context } from '#platform/context/context.ts';
import { planDue } from '#platform/due/dueEvents.ts';
import { claimCode } from '#platform/inbox/scenes.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import { type ProjectRow, requestersOf, takeProjectStep } from '../records/public.ts';
import { announceSource } from './sourceNotice.ts';

/**
 * Hands an approved purchase to the procurement office. A smaller one is given to the officer who has the fewest, so that nobody needs to
 * share them out; any other is for whoever takes it, and so is one that nobody can be given.
 */
export async function handToOfficers(project: ProjectRow, context: Context): Promise<ProjectRow> {
  const officers = await officersFor(project, context);
  const orderLimit = project.pattern?.orderLimit ?? '0.00';
  const next = compareMoney(project.amount, orderLimit) < 0 ? await leastBusy(officers, project, context) : undefined;
  if (!next) {
    await tell(officers, project, { notice: 'CLAIM' }, context);
    return project;
  }
  const taken = await takeProjectStep(
    'assign',
    project,
    { isAutomatic: true, said: next.name, fields: { officerId: next.id } },
    context,
  );
  await tell([next.id], taken, { notice: 'ASSIGNED' }, context);
  // What is bid for the platform announces by itself, as soon as this is stored.
  const { companyId, id: subjectId, lane } = taken;
  if (lane === 'BIDDING') await planDue({ companyId, kind: 'BIDDING_PUBLISH', subjectId }, context.now, context.db);
  return announceSource({ ...taken, officerName: next.name }, context);
}

/** What the platform would have announced by itself it announces when nothing holds it any more. */
export async function replanPublication(
  { companyId, id, status, lane, officerId, amount, pattern }: ProjectRow,
  context: Context,
) {
  const isAutomatic = pattern !== null && compareMoney(amount, pattern.orderLimit) < 0;
  if (status !== 'APPROVED' || lane !== 'BIDDING' || officerId === null || !isAutomatic) return;
  await planDue({ companyId, kind: 'BIDDING_PUBLISH', subjectId: id }, context.now, context.db);
}

/** Returns an enabled officer of the school who may take a purchase. */
export async function enabledOfficer(
  project: ProjectRow,
  userId: string,
  context: Context,
): Promise<{ name: string } | undefined> {
  const officers = await officersFor(project, context);
  if (!officers.includes(userId)) return undefined;
  return context.db
    .selectFrom('appUser')
    .select('name')
    .where((eb) => eb.and({ companyId: project.companyId, id: userId, status: 'ENABLED' }))
    .executeTakeFirst();
}

/** Tells the officer to whom a purchase was handed over. */
export async function tellNewOfficer(project: ProjectRow, reason: string, context: Context): Promise<void> {
  if (project.officerId !== null) await tell([project.officerId], project, { notice: 'HANDED_OVER', reason }, context);
}

/** Tells the officer of a purchase that its applicant has given it up. */
export async function tellOfficer(project: ProjectRow, reason: string, context: Context): Promise<void> {
  if (project.officerId !== null) await tell([project.officerId], project, { notice: 'TERMINATED', reason }, context);
}

/** Tells the officer of a purchase that the notice of its single source is over. */
export async function tellOfNotice(project: ProjectRow, context: Pick<Context, 'db' | 'now'>): Promise<void> {
  if (project.officerId !== null) await tell([project.officerId], project, { notice: 'SOURCE_OVER' }, context);
}

/** Tells the officer of a purchase that somebody has taken the place of another person in it, and why. */
export async function tellOfReplacement(project: ProjectRow, reason: string, context: Context): Promise<void> {
  if (project.officerId !== null) await tell([project.officerId], project, { notice: 'REPLACED', reason }, context);
}

/** Ids of those at the school who may take a purchase: never who requests it, or did. */
async function officersFor(project: ProjectRow, { db }: Context): Promise<string[]> {
  const { companyId } = project;
  const requesters = requestersOf(project);
  const holders = await holdersOf(db, claimCode, companyId);
  return holders.flatMap((holder) =>
    holder.companyId === companyId && !requesters.includes(holder.userId) ? [holder.userId] : [],
  );
}

/** Of some officers, the enabled one with the fewest purchases in hand. */
function leastBusy(officerIds: string[], { companyId }: ProjectRow, { db }: Context) {
  if (officerIds.length === 0) return undefined;
  return db
    .selectFrom('appUser as officer')
    .leftJoin('project as held', (join) =>
      join
        .onRef('held.companyId', '=', 'officer.companyId')
        .onRef('held.officerId', '=', 'officer.id')
        .on('held.status', 'in', statesWith('isInHand')),
    )
    .select(['officer.id', 'officer.name'])
    .where((eb) => eb.and({ 'officer.companyId': companyId, 'officer.status': 'ENABLED' }))
    .where('officer.id', 'in', officerIds)
    .groupBy(['officer.id', 'officer.name'])
    .orderBy((eb) => eb.fn.count('held.id'))
    .orderBy('officer.id')
    .limit(1)
    .executeTakeFirst();
}

async function tell(
  userIds: string[],
  { companyId, id, projectName: title, applicantName, amount }: ProjectRow,
  {
    notice,
    reason = '',
  }: { notice: 'CLAIM' | 'ASSIGNED' | 'TERMINATED' | 'HANDED_OVER' | 'SOURCE_OVER' | 'REPLACED'; reason?: string },
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  const to = userIds.map((userId) => ({ companyId, userId }));
  const params = { title, applicantName, amount, notice, reason };
  await sendMessage(db, { to, sceneCode: 'OFFICER_NOTICE', params, biz: { type: 'PROJECT', id } }, now);
}
