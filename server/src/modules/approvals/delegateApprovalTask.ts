import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import { hasPartIn } from '../../approval/deputies.ts';
import { type ApprovalCase, tellAsked } from '../../approval/startCase.ts';
import type { Context } from '../../context/context.ts';
import { Failure, invalid } from '../../failure/failure.ts';
import { type ProjectRow, shownStatus } from '../projects/public.ts';
import { addApprover } from './addApprover.ts';
import { lockedTask, type Task } from './lockedTask.ts';
import { recordDecision } from './recordDecision.ts';

/** Hands a task of the caller over to a colleague, who is asked in the same step from now on. */
export async function delegateApprovalTask(
  { path: { taskId }, body: { version, userId, opinion } }: Input<'delegateApprovalTask'>,
  context: Context,
): Promise<Output<'delegateApprovalTask'>> {
  const { db, now, session } = context;
  const { project, instance, task } = await lockedTask(taskId, version, 'OWN', context);
  // Who witnesses was chosen by the applicant, and says what they have seen themselves.
  if (instance.bizType === 'RECEIPT') throw new Failure('wrongState');
  await refuseUnfit(userId, project, instance, context);
  await recordDecision(task, 'DELEGATED', opinion ?? null, context);
  const { companyId, instanceId, step, kind, mode } = task;
  await db
    .insertInto('approvalTask')
    .values({
      ...{ companyId, id: newId(), instanceId, step, kind, mode, userId, state: 'PENDING', since: now },
      ...{ opinion: null, decideTime: null, fromUserName: session.userName },
    })
    .execute();
  await askAgainLater(task, context);
  await addApprover(project, userId, context);
  const subject = { title: project.projectName, applicantName: project.applicantName };
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
async function refuseUnfit(
  userId: string,
  { applicantId, officerId }: ProjectRow,
  instance: ApprovalCase,
  context: Context,
): Promise<void> {
  const { companyId, bizType, applicantId: askedBy } = instance;
  const user = await context.db
    .selectFrom('appUser')
    .select('id')
    .where((eb) => eb.and({ companyId, id: userId, status: 'ENABLED' }))
    .where('userType', '<>', 'SUPPLIER')
    .executeTakeFirst();
  if (!user) throw invalid({ field: 'userId', rule: 'exists' });
  const involved = bizType === 'PURCHASE' ? [applicantId] : [applicantId, askedBy, officerId];
  if (involved.includes(userId)) throw new Failure('involvedInCase');
  if (await hasPartIn(instance, userId, context)) throw invalid({ field: 'userId', rule: 'notAsked' });
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
