import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { permitted } from '../../auth/permitted.ts';
import type { Context } from '../../context/context.ts';
import { Failure } from '../../failure/failure.ts';
import { contractOfCase } from '../contracts/public.ts';
import { modificationOfCase } from '../modifications/public.ts';
import { projectRows, similarAmount, toProjectDetail } from '../projects/public.ts';
import { purchasePolicyOf } from '../purchasingConfig/public.ts';
import { urgePause } from './urgeApprovalInstance.ts';

type Action = Schemas['ApprovalInstanceDetail']['allowedActions'][number];

const ofOthers: Action[] = ['APPROVE', 'REJECT', 'DELEGATE'];
/** What somebody who is asked may do. A receipt is not handed over: the witness says what they have seen. */
const decisions: Record<Schemas['ApprovalBizType'], Action[]> = {
  PURCHASE: ['APPROVE', 'REJECT', 'RETURN', 'DELEGATE'],
  RECEIPT: ['APPROVE', 'REJECT'],
  ...{ AWARD: ofOthers, AWARD_CANCEL: ofOthers, CONTRACT: ofOthers, MODIFICATION: ofOthers },
};

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
  const records = await recordsOf(companyId, id, context);
  const isAsked = records.some((record) => record.userId === userId);
  if (instance.applicantId !== userId && !isAsked && !(await isCopied(instance.projectId, context))) throw new Failure('missing');
  const row = await projectRows(db.selectFrom('project'))
    .where((eb) => eb.and({ 'project.companyId': companyId, 'project.id': instance.projectId }))
    .executeTakeFirstOrThrow();
  const project = await toProjectDetail(row, context);
  const myTask = records.find((record) => record.userId === userId && record.state === 'PENDING');
  const { bizType, status, version, amount, createTime, endTime } = instance;
  const mayUrge = status === 'RUNNING' && instance.applicantId === userId && permitted(context)('urgeApprovalInstance');
  const pause = mayUrge ? urgePause(instance, context.now) : null;
  const mayWithdraw = project.allowedActions.includes('WITHDRAW') && project.approvalInstanceId === id;
  return {
    ...{
      id,
      bizType,
      status,
      version,
      amount,
      createTime: isoTime(createTime),
      endTime: endTime && isoTime(endTime),
      records,
      project,
    },
    contract: bizType === 'CONTRACT' ? await contractOfCase(instance, context) : null,
    modification: bizType === 'MODIFICATION' ? await modificationOfCase(instance, context) : null,
    ...(await similarTo(project, context)),
    myTaskId: myTask?.taskId ?? null,
    nextUrgeTime: pause && isoTime(pause.to),
    allowedActions: [
      ...(myTask ? decisions[bizType] : []),
      ...(mayWithdraw ? (['WITHDRAW'] as const) : []),
      ...(mayUrge && !pause ? (['URGE'] as const) : []),
    ],
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

async function recordsOf(companyId: string, instanceId: string, { db }: Context): Promise<Schemas['ApprovalRecord'][]> {
  const rows = await db
    .selectFrom('approvalTask as task')
    .innerJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'task.companyId').onRef('user.id', '=', 'task.userId'),
    )
    .select(['task.id as taskId', 'task.step', 'task.kind', 'task.mode', 'task.userId', 'user.name as userName'])
    .select(['task.state', 'task.opinion', 'task.since', 'task.decideTime', 'task.fromUserName'])
    .where((eb) => eb.and({ 'task.companyId': companyId, 'task.instanceId': instanceId }))
    .orderBy('task.step')
    .orderBy('task.since')
    .orderBy('task.id')
    .execute();
  return rows.map(({ since, decideTime, ...record }) => ({
    ...record,
    since: since && isoTime(since),
    decideTime: decideTime && isoTime(decideTime),
  }));
}
