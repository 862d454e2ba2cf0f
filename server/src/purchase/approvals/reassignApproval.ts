import type { Input, Output } from '@campus-procurement/sdk';
import { type OpenSeat, openSeats, reviewCase } from '#approval/seats.ts';
import { callerOf } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { lockedProject, shownStatus } from '../records/public.ts';
import { lockedCase } from './lockedTask.ts';
import { openToOthers } from './openToOthers.ts';
import { putIn } from './putIn.ts';
import { changedBy, decidedBy } from './refusals.ts';
import { refuseUnfit } from './refuseUnfit.ts';

/** Puts somebody into a seat of a case that cannot go on, or that was left by who is asked. */
export async function reassignApproval(
  { path: { id }, body: { version, userId, reason, taskId } }: Input<'reassignApproval'>,
  context: Context,
): Promise<Output<'reassignApproval'>> {
  const { db, now, session } = context;
  const { companyId } = session;
  const found = await db
    .selectFrom('approvalInstance')
    .select('projectId')
    .where((eb) => eb.and({ companyId, id }))
    .executeTakeFirst();
  if (!found) throw new Failure('missing');
  const project = await lockedProject(found.projectId, undefined, context);
  const instance = await lockedCase(companyId, id, context);
  if (instance.status !== 'RUNNING') throw await decidedBy(instance, context);
  if (instance.version !== version) throw await changedBy(project, instance, context);
  const seats = seatsGiven(openToOthers(await openSeats(companyId, id, db), now), taskId);
  await refuseUnfit(userId, 'userId', { project, instance }, context);
  const { name } = await db
    .selectFrom('appUser')
    .select('name')
    .where((eb) => eb.and({ companyId, id: userId }))
    .executeTakeFirstOrThrow();
  const by = { name: session.userName, reason };
  const after = await putIn(project, instance, { seats, users: [{ id: userId, name }], by }, await callerOf(context), context);
  // Whether others still hold it up is looked at afterwards.
  await reviewCase({ companyId, id }, context);
  return { id, status: after.status, version: after.version, projectStatus: shownStatus(project, now) };
}

/** @throws Failure `wrongState` or `invalid` */
function seatsGiven(open: readonly OpenSeat[], taskId: string | undefined): OpenSeat[] {
  if (open.length === 0) throw new Failure('wrongState');
  if (taskId === undefined) {
    if (open.length > 1 && open.some(({ mode }) => mode === 'ALL')) throw invalid({ field: 'taskId', rule: 'required' });
    return [...open];
  }
  const named = open.find(({ id }) => id === taskId);
  if (!named) throw invalid({ field: 'taskId', rule: 'exists' });
  return [named];
}
