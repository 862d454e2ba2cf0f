import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import { beginLimits } from '#approval/limits.ts';
import { tellAsked } from '#approval/startCase.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { shownStatus } from '../records/public.ts';
import { addApprover } from './addApprover.ts';
import { lockedTask } from './lockedTask.ts';
import { raisedVersion } from './raisedVersion.ts';
import { refuseUnfit } from './refuseUnfit.ts';

/** Asks colleagues for their opinion before the caller decides. */
export async function addSignApprovalTask(
  { path: { taskId }, body: { version, userIds, opinion } }: Input<'addSignApprovalTask'>,
  context: Context,
): Promise<Output<'addSignApprovalTask'>> {
  const { db, now } = context;
  const { project, instance, task } = await lockedTask(taskId, version, 'OWN', context);
  // A witness says what they have seen, and an opinion is one's own.
  if (instance.bizType === 'RECEIPT' || task.parentTaskId !== null) throw new Failure('wrongState');
  for (const [index, userId] of userIds.entries()) await refuseUnfit(userId, `userIds.${index}`, { project, instance }, context);
  const { companyId, instanceId, step } = task;
  await db
    .updateTable('approvalTask')
    .set({ state: 'ASKING' })
    .where((eb) => eb.and({ companyId, id: taskId }))
    .execute();
  const asked = { companyId, instanceId, step, kind: 'NAMED' as const, mode: 'ALL' as const, state: 'PENDING' as const };
  await db
    .insertInto('approvalTask')
    .values(
      userIds.map((userId) => ({
        ...asked,
        id: newId(),
        userId,
        since: now,
        opinion: null,
        decideTime: null,
        parentTaskId: taskId,
        question: opinion ?? null,
      })),
    )
    .execute();
  for (const userId of userIds) await addApprover(project, userId, context);
  const subject = { title: project.projectName, applicantName: project.applicantName, kind: 'ADVICE' as const };
  const to = userIds.map((userId) => ({ companyId, userId }));
  await beginLimits(instance, context);
  await tellAsked(instance, to, subject, context);
  return {
    id: instanceId,
    status: instance.status,
    version: await raisedVersion(instance, context),
    projectStatus: shownStatus(project, now),
  };
}
