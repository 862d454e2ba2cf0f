import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import { beginLimits } from '#approval/limits.ts';
import { tellAsked } from '#approval/startCase.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { shownStatus } from '../records/public.ts';
import { addApprover } from './addApprover.ts';
import { lockedTask, type Task } from './lockedTask.ts';
import { raisedVersion } from './raisedVersion.ts';
import { recordDecision } from './recordDecision.ts';
import { refuseUnfit } from './refuseUnfit.ts';

/** Hands a task of the caller over to a colleague, who is asked in the same step from now on. */
export async function delegateApprovalTask(
  { path: { taskId }, body: { version, userId, opinion } }: Input<'delegateApprovalTask'>,
  context: Context,
): Promise<Output<'delegateApprovalTask'>> {
  const { db, now, session } = context;
  const { project, instance, task } = await lockedTask(taskId, version, 'OWN', context);
  // Who witnesses was chosen by the applicant, and says what they have seen themselves; an opinion is one's own.
  if (instance.bizType === 'RECEIPT' || task.parentTaskId !== null) throw new Failure('wrongState');
  await refuseUnfit(userId, 'userId', { project, instance }, context);
  await recordDecision(task, 'DELEGATED', opinion ?? null, context);
  const { companyId, instanceId, step, node, kind, mode, limitDays } = task;
  await db
    .insertInto('approvalTask')
    .values({
      companyId,
      id: newId(),
      instanceId,
      step,
      node,
      kind,
      mode,
      limitDays,
      userId,
      state: 'PENDING',
      since: now,
      opinion: null,
      decideTime: null,
      fromUserName: session.userName,
    })
    .execute();
  await askAgainLater(task, context);
  await addApprover(project, userId, context);
  const subject = { title: project.projectName, applicantName: project.applicantName };
  await beginLimits(instance, context);
  await tellAsked(instance, [{ companyId, userId }], { ...subject, kind: instance.bizType }, context);
  const raised = await raisedVersion(instance, context);
  return { id: instanceId, status: instance.status, version: raised, projectStatus: shownStatus(project, now) };
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
