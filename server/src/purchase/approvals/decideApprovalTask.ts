import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import type { Selectable } from 'kysely';
import { openStates } from '#approval/cancelCase.ts';
import { isHeld } from '#approval/limits.ts';
import { openNextStep } from '#approval/nextStep.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { awardOutcomes } from '../bidding/public.ts';
import { modificationOutcomes } from '../change/public.ts';
import { contractOutcomes } from '../contract/public.ts';
import { outcomes } from '../officers/public.ts';
import { lockProject, shownStatus } from '../records/public.ts';
import { withdrawPurchase } from '../request/public.ts';
import { terminationOutcomes, withdrawTermination, withdrawWriteOff, writeOffOutcomes } from '../termination/public.ts';
import { addApprover } from './addApprover.ts';
import { endQuestions, giveBack } from './advise.ts';
import { lockedCase, lockedTask, type Task } from './lockedTask.ts';
import { recordDecision } from './recordDecision.ts';
import { changedBy } from './refusals.ts';
import { tellOfDeputy } from './tellOfDeputy.ts';

const states = { APPROVE: 'APPROVED', REJECT: 'REJECTED', RETURN: 'RETURNED' } as const;

const allOutcomes = {
  ...outcomes,
  ...awardOutcomes,
  ...contractOutcomes,
  ...modificationOutcomes,
  ...terminationOutcomes,
  ...writeOffOutcomes,
};

type Project = Awaited<ReturnType<typeof lockProject>>;

/** Decides a task of the caller, or of somebody whose deputy the caller is; or gives the opinion that somebody has asked the caller for. */
export async function decideApprovalTask(
  { path: { taskId }, body: { version, decision, opinion: said } }: Input<'decideApprovalTask'>,
  caller: Context,
): Promise<Output<'decideApprovalTask'>> {
  const opinion = said ?? null;
  const { project, instance, task, forUserName } = await lockedTask(taskId, version, 'DEPUTY', caller);
  const context = forUserName === null ? caller : { ...caller, forUserName };
  if (decision !== 'APPROVE' && opinion === null) throw invalid({ field: 'opinion', rule: 'required' });
  const end = allOutcomes[instance.bizType][states[decision]];
  if (end === undefined || (decision === 'RETURN' && task.parentTaskId !== null)) throw new Failure('wrongState');
  if (isHeld(instance.bizType, project)) {
    throw new Failure('suspended', { params: { reason: project.suspendReason ?? '' } });
  }
  await recordDecision(task, states[decision], opinion, context);
  const subject = { title: project.projectName, applicantName: project.applicantName };
  if (task.parentTaskId !== null) {
    const left = await giveBack(task, instance, subject, context);
    return { id: instance.id, status: 'RUNNING', version: left, projectStatus: shownStatus(project, context.now) };
  }
  if (task.state === 'ASKING') await endQuestions(task, context);
  if (forUserName !== null && task.userId !== null) {
    await addApprover(project, context.session.userId, context);
    const told = { kind: states[decision], title: project.projectName, biz: { type: 'APPROVAL' as const, id: instance.id } };
    await tellOfDeputy(task.userId, told, context);
  }
  if (decision === 'APPROVE' && (await waitsForOthers(task, context))) {
    // The version stays: to the others who are asked nothing has changed.
    return { id: instance.id, status: 'RUNNING', version, projectStatus: shownStatus(project, context.now) };
  }
  await closeStep(task, states[decision], context);
  if (decision === 'APPROVE' && (await openNextStep(instance, task.step, subject, context))) {
    return answer(instance, 'RUNNING', project, context);
  }
  const ended = await end(project, opinion, context);
  return answer(instance, states[decision], ended, context);
}

/** Takes back a request that the caller has started, or what they have asked for. */
export async function withdrawApprovalInstance(
  { path: { id }, body: { version, reason } }: Input<'withdrawApprovalInstance'>,
  context: Context,
): Promise<Output<'withdrawApprovalInstance'>> {
  const { companyId, userId } = context.session;
  const own = await context.db
    .selectFrom('approvalInstance')
    .select(['projectId', 'bizType'])
    .where((eb) => eb.and({ companyId, id, applicantId: userId }))
    .where('bizType', 'in', ['PURCHASE', 'TERMINATION', 'WRITE_OFF'])
    .executeTakeFirst();
  if (!own) throw new Failure('missing');
  const project = await lockProject({ companyId, id: own.projectId }, context);
  const instance = await lockedCase(companyId, id, context);
  if (instance.version !== version) throw await changedBy(project, instance, context);
  const isRequest = own.bizType === 'PURCHASE';
  if (isRequest ? project.instanceId !== id : instance.status !== 'RUNNING') throw new Failure('wrongState');
  const ofEnd = own.bizType === 'WRITE_OFF' ? withdrawWriteOff : withdrawTermination;
  const withdraw = isRequest ? withdrawPurchase : ofEnd;
  const withdrawn = await withdraw(project, reason ?? null, context);
  await context.db
    .updateTable('approvalTask')
    .set({ state: 'CANCELLED' })
    .where((eb) => eb.and({ companyId, instanceId: id }))
    .where('state', 'in', openStates)
    .execute();
  return answer(instance, 'WITHDRAWN', withdrawn, context);
}

/** Whether the step takes the agreement of others, too. */
async function waitsForOthers({ companyId, instanceId, step, mode }: Task, { db }: Context): Promise<boolean> {
  if (mode === 'ANY') return false;
  const open = await db
    .selectFrom('approvalTask')
    .select('id')
    .where((eb) => eb.and({ companyId, instanceId, step }))
    .where('state', 'in', ['PENDING', 'ASKING'])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/**
 * Ends a step: where one suffices, the others are not needed any more, and after a rejection nobody is. A returned case may resume; then
 * those who must all agree and the later steps are still to come.
 */
async function closeStep({ companyId, instanceId, step, mode }: Task, state: Task['state'], { db }: Context): Promise<void> {
  const others = db.updateTable('approvalTask').where((eb) => eb.and({ companyId, instanceId }));
  if (state === 'REJECTED') {
    await others.set({ state: 'CANCELLED' }).where('state', 'in', openStates).execute();
    return;
  }
  // Opinions are asked for again, if need be.
  await others
    .set({ state: 'CANCELLED' })
    .where((eb) => eb.and({ step, state: 'PENDING' }))
    .where('parentTaskId', 'is not', null)
    .execute();
  await others
    .set(mode === 'ALL' ? { state: 'WAITING', since: null, limitTime: null } : { state: 'CANCELLED' })
    .where('step', '=', step)
    .where('state', 'in', ['PENDING', 'ASKING'])
    .execute();
}

async function answer(
  { companyId, id }: Selectable<Tables['approvalInstance']>,
  status: Schemas['ApprovalStatus'],
  project: Project,
  { db, now }: Context,
): Promise<Schemas['DecidedCase']> {
  const { version } = await db
    .updateTable('approvalInstance')
    .set((eb) => ({ status, endTime: status === 'RUNNING' ? null : now, version: eb('version', '+', 1) }))
    .where((eb) => eb.and({ companyId, id }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return { id, status, version, projectStatus: shownStatus(project, now) };
}
