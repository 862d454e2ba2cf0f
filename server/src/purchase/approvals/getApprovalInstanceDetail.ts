import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { ApprovalCase } from '#approval/approvalCase.ts';
import { deputyTasks } from '#approval/deputies.ts';
import { nodesOfCase } from '#approval/flowsOf.ts';
import { isHeld } from '#approval/limits.ts';
import { isOwnTurn } from '#approval/ownTurns.ts';
import { openSeats, stuckSeats } from '#approval/seats.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { purchasePolicyOf } from '#settings/purchasing/public.ts';
import { modificationOfCase } from '../change/public.ts';
import { contractOfCase } from '../contract/public.ts';
import { toProjectDetail } from '../pages/public.ts';
import { detailRows, visibleProjects } from '../records/public.ts';
import { similarAmount } from '../request/public.ts';
import { openToOthers, toSeat } from './openToOthers.ts';
import { urgePause } from './urgeApprovalInstance.ts';

type Action = Schemas['ApprovalInstanceDetail']['allowedActions'][number];

const ofOthers: Action[] = ['APPROVE', 'REJECT', 'DELEGATE', 'ADD_SIGN'];
/** What somebody who is asked may do. A receipt is not handed over: the witness says what they have seen. */
const decisions: Record<Schemas['ApprovalBizType'], Action[]> = {
  PURCHASE: ['APPROVE', 'REJECT', 'RETURN', 'DELEGATE', 'ADD_SIGN'],
  RECEIPT: ['APPROVE', 'REJECT'],
  AWARD: ofOthers,
  AWARD_CANCEL: ofOthers,
  CONTRACT: ofOthers,
  MODIFICATION: ofOthers,
  TERMINATION: ofOthers,
  WRITE_OFF: ofOthers,
};

/** What nobody does in somebody else's place, or while they wait for opinions. */
const ofHolder: Action[] = ['DELEGATE', 'ADD_SIGN'];
/** An opinion decides nothing. */
const opinions: Action[] = ['APPROVE', 'REJECT'];

/** Returns a case with its purchase and who decided when. */
export async function getApprovalInstanceDetail(
  { path: { id } }: Input<'getApprovalInstanceDetail'>,
  context: Context,
): Promise<Output<'getApprovalInstanceDetail'>> {
  const { db, session } = context;
  const { companyId, userId } = session;
  const instance = await db
    .selectFrom('approvalInstance')
    .selectAll()
    .where((eb) => eb.and({ companyId, id }))
    .executeTakeFirst();
  if (!instance) throw new Failure('missing');
  const deputies = await deputiesOf(instance, context);
  const records = await recordsOf(instance, deputies.names, context);
  const isAsked = records.some(
    ({ userId: ofUser, decidedById, taskId }) => ofUser === userId || decidedById === userId || deputies.mine.has(taskId),
  );
  const mayReassign = await mayReassignIn(instance, context);
  const isIn = instance.applicantId === userId || isAsked || mayReassign || (await isCopied(instance.projectId, context));
  if (!isIn) throw new Failure('missing');
  const found = db
    .selectFrom('project')
    .where((eb) => eb.and({ 'project.companyId': companyId, 'project.id': instance.projectId }));
  const row = await detailRows(found, await isOwnTurn(context)).executeTakeFirstOrThrow();
  const project = await toProjectDetail(row, context);
  const { bizType, status, version, amount, createTime, endTime } = instance;
  const ownTask = records.find((record) => record.userId === userId && (record.state === 'PENDING' || record.state === 'ASKING'));
  const myTask = ownTask ?? records.find(({ taskId }) => deputies.mine.has(taskId));
  const asker = myTask && records.find(({ taskId }) => taskId === myTask.parentTaskId);
  const actions = (asker ? opinions : decisions[bizType]).filter((one) => ofHolder.includes(one) || !isHeld(bizType, row));
  const isFree = ownTask?.state === 'PENDING';
  const mayUrge = status === 'RUNNING' && instance.applicantId === userId && permitted(context)('urgeApprovalInstance');
  const pause = mayUrge ? urgePause(instance, context.now) : null;
  const progress = await progressOf(instance, records, mayReassign, context);
  const isOwnRequest = project.allowedActions.includes('WITHDRAW') && project.approvalInstanceId === id;
  const isEnd = bizType === 'TERMINATION' || bizType === 'WRITE_OFF';
  const isOwnEnd = isEnd && status === 'RUNNING' && instance.applicantId === userId;
  const mayWithdraw = isOwnRequest || isOwnEnd;
  return {
    id,
    bizType,
    status,
    version,
    amount,
    createTime: isoTime(createTime),
    endTime: endTime && isoTime(endTime),
    records,
    project,
    contract: bizType === 'CONTRACT' ? await contractOfCase(instance, context) : null,
    modification: bizType === 'MODIFICATION' ? await modificationOfCase(instance, context) : null,
    flow: await flowOf(instance, context),
    ...(instance.reason !== null && { reason: instance.reason }),
    ...((bizType === 'MODIFICATION' || isEnd) && { requestedByName: await nameOf(instance, context) }),
    ...(await similarTo(project, context)),
    myTaskId: myTask?.taskId ?? null,
    askedByName: asker?.userName ?? null,
    forUserName: myTask && !ownTask ? myTask.userName : null,
    nextUrgeTime: pause && isoTime(pause.to),
    ...progress,
    allowedActions: [
      ...(myTask ? actions.filter((action) => isFree || !ofHolder.includes(action)) : []),
      ...(mayWithdraw ? (['WITHDRAW'] as const) : []),
      ...(mayUrge && !pause ? (['URGE'] as const) : []),
      ...(progress.seats.length > 0 ? (['REASSIGN'] as const) : []),
    ],
  };
}

/** The name of who has asked for a case. */
async function nameOf({ companyId, applicantId: id }: ApprovalCase, { db }: Context): Promise<string> {
  const user = db
    .selectFrom('appUser')
    .select('name')
    .where((eb) => eb.and({ companyId, id }));
  return (await user.executeTakeFirstOrThrow()).name;
}

/** The flow of the school by which a case runs. */
async function flowOf({ companyId, flowId }: Pick<ApprovalCase, 'companyId' | 'flowId'>, { db }: Context) {
  if (flowId === null) return null;
  return db
    .selectFrom('approvalFlow')
    .select(['configId as id', 'configName', 'version'])
    .where((eb) => eb.and({ companyId, id: flowId }))
    .executeTakeFirstOrThrow();
}

/** Whether the caller may put somebody into a seat of a case, if it needs that. */
async function mayReassignIn({ companyId, projectId }: ApprovalCase, context: Context): Promise<boolean> {
  if (!permitted(context)('reassignApproval')) return false;
  const seen = (await visibleProjects(context)).select('project.id');
  const found = await seen.where((eb) => eb.and({ 'project.companyId': companyId, 'project.id': projectId })).executeTakeFirst();
  return found !== undefined;
}

/** Until when a running case is to be decided, and what holds it up. */
async function progressOf(
  { companyId, id, status }: ApprovalCase,
  records: readonly Schemas['ApprovalRecord'][],
  mayReassign: boolean,
  { db, now }: Context,
) {
  const limits = records.flatMap(({ state, limitTime }) => (state === 'PENDING' && limitTime !== null ? [limitTime] : []));
  const limitTime = limits.sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
  const seats = status === 'RUNNING' ? await openSeats(companyId, id, db) : [];
  return {
    limitTime,
    isOverdue: limitTime !== null && Date.parse(limitTime) <= now.getTime(),
    isBlocked: status === 'RUNNING' && stuckSeats(seats).length > 0,
    seats: mayReassign ? openToOthers(seats, now).map(toSeat) : [],
  };
}

/** Whether the caller was sent a copy of the request. */
async function isCopied(projectId: string, { db, session: { companyId, userId } }: Context): Promise<boolean> {
  const part = await db
    .selectFrom('projectParticipant')
    .select('userId')
    .where((eb) => eb.and({ companyId, projectId, userId, kind: 'COPIED' }))
    .executeTakeFirst();
  return part !== undefined;
}

/** What else the applicant has bought of the same categories lately, and what is the limit for small purchases. */
async function similarTo({ id: projectId, companyId, applicantId, items }: Schemas['ProjectDetail'], context: Context) {
  const { similarDays: days, smallLimit } = await purchasePolicyOf(companyId, context.db);
  const categoryIds = [...new Set(items.flatMap(({ categoryId }) => categoryId ?? []))];
  return {
    similarAmount: await similarAmount({ categoryIds, days, applicantId, projectId }, context),
    similarDays: days,
    smallLimit,
  };
}

/** The deputies who may decide a task of a case now: their names by task, and the tasks of which the caller is one. */
async function deputiesOf({ companyId, id }: ApprovalCase, context: Context) {
  const rows = await deputyTasks(context, companyId)
    .select(['task.id as taskId', 'agent.id as agentId', 'agent.name as agentName'])
    .where('instance.id', '=', id)
    .orderBy('agent.id')
    .execute();
  return {
    names: Map.groupBy(rows, ({ taskId }) => taskId),
    mine: new Set(rows.flatMap(({ taskId, agentId }) => (agentId === context.session.userId ? [taskId] : []))),
  };
}

async function recordsOf(
  { companyId, id: instanceId, bizType, flowId }: ApprovalCase,
  deputies: ReadonlyMap<string, readonly { agentName: string }[]>,
  { db }: Context,
): Promise<Schemas['ApprovalRecord'][]> {
  const nodes = bizType === 'RECEIPT' ? [] : await nodesOfCase({ companyId, bizType, flowId }, db);
  const rows = await db
    .selectFrom('approvalTask as task')
    .innerJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'task.companyId').onRef('user.id', '=', 'task.userId'),
    )
    .select([
      'task.id as taskId',
      'task.step',
      'task.node',
      'task.kind',
      'task.mode',
      'user.id as userId',
      'user.name as userName',
    ])
    .select([
      'task.state',
      'task.opinion',
      'task.since',
      'task.decideTime',
      'task.fromUserName',
      'task.decidedById',
      'task.decidedByName',
    ])
    .select(['task.parentTaskId', 'task.question'])
    .select(['task.limitTime', 'task.byUserName', 'task.putReason'])
    .where((eb) => eb.and({ 'task.companyId': companyId, 'task.instanceId': instanceId }))
    .orderBy('task.step')
    .orderBy('task.since')
    .orderBy('task.id')
    .execute();
  return rows.map(({ node, since, decideTime, limitTime, ...record }) => ({
    ...record,
    ...stepNameOf(nodes[(node ?? 0) - 1]),
    deputyNames: (deputies.get(record.taskId) ?? []).slice(0, 20).map(({ agentName }) => agentName),
    limitTime: limitTime && isoTime(limitTime),
    since: since && isoTime(since),
    decideTime: decideTime && isoTime(decideTime),
  }));
}

function stepNameOf(node: { name?: string } | undefined): { stepName?: string } {
  return node?.name === undefined ? {} : { stepName: node.name };
}
