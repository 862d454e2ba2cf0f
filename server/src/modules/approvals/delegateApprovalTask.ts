import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import { beginLimits } from '../../approval/limits.ts';
import { type ApprovalCase, tellAsked } from '../../approval/startCase.ts';
import type { Context } from '../../context/context.ts';
import { Failure, invalid } from '../../failure/failure.ts';
import { type ProjectRow, shownStatus } from '../projects/public.ts';
import { lockedTask, type Task } from './lockedTask.ts';
import { recordDecision } from './recordDecision.ts';

/** Those who have a part in a case, or had one and gave it away: nobody is asked twice. */
const askedStates = ['WAITING', 'PENDING', 'APPROVED', 'SKIPPED', 'DELEGATED'] as const;

/** Hands a task of the caller over to a colleague, who is asked in the same step from now on. */
export async function delegateApprovalTask(
  { path: { taskId }, body: { version, userId, opinion } }: Input<'delegateApprovalTask'>,
  context: Context,
): Promise<Output<'delegateApprovalTask'>> {
  const { db, now, session } = context;
  const { project, instance, task } = await lockedTask(taskId, version, context);
  // Who witnesses was chosen by the applicant, and says what they have seen themselves.
  if (instance.bizType === 'RECEIPT') throw new Failure('wrongState');
  await refuseUnfit(userId, project, instance, context);
  await recordDecision(task, 'DELEGATED', opinion ?? null, context);
  const { companyId, instanceId, step, kind, mode, limitDays } = task;
  await db
    .insertInto('approvalTask')
    .values({
      ...{ companyId, id: newId(), instanceId, step, kind, mode, limitDays, userId, state: 'PENDING', since: now },
      ...{ opinion: null, decideTime: null, fromUserName: session.userName },
    })
    .execute();
  await askAgainLater(task, context);
  await db
    .insertInto('projectParticipant')
    .values({ companyId, projectId: project.id, userId, kind: 'APPROVER' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const subject = { title: project.projectName, applicantName: project.applicantName };
  await beginLimits(instance, context);
  await tellAsked(instance, [{ companyId, userId }], { ...subject, kind: instance.bizType }, context);
  const changed = await db
    .updateTable('approvalInstance')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where((eb) => eb.and({ companyId, id: instanceId }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return { id: instanceId, status: instance.status, version: changed.version, projectStatus: shownStatus(project, now) };
}

/** @throws Failure `invalid` or `involvedInCase` if this user cannot be asked in the case */
export async function refuseUnfit(
  userId: string,
  { applicantId, officerId }: ProjectRow,
  { companyId, id: instanceId, bizType, applicantId: askedBy }: ApprovalCase,
  { db }: Context,
): Promise<void> {
  const user = await db
    .selectFrom('appUser')
    .select('id')
    .where((eb) => eb.and({ companyId, id: userId, status: 'ENABLED' }))
    .where('userType', '<>', 'SUPPLIER')
    .executeTakeFirst();
  if (!user) throw invalid({ field: 'userId', rule: 'exists' });
  const involved = bizType === 'PURCHASE' ? [applicantId] : [applicantId, askedBy, officerId];
  if (involved.includes(userId)) throw new Failure('involvedInCase');
  const asked = await db
    .selectFrom('approvalTask')
    .select('id')
    .where((eb) => eb.and({ companyId, instanceId, userId }))
    .where('state', 'in', askedStates)
    .limit(1)
    .executeTakeFirst();
  if (asked) throw invalid({ field: 'userId', rule: 'notAsked' });
}

/** Later steps that counted on the agreement of who hands over wait for it again. */
async function askAgainLater({ companyId, instanceId, userId, step }: Task, { db }: Context): Promise<void> {
  await db
    .updateTable('approvalTask')
    .set({ state: 'WAITING', since: null })
    .where((eb) => eb.and({ companyId, instanceId, userId, state: 'SKIPPED' }))
    .where('step', '>', step)
    .execute();
}
