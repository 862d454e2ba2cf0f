import type { Schemas } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import { usualDays } from '#limits/usualLimits.ts';
import type { Context } from '#platform/context/context.ts';
import type { Recipient } from '#platform/inbox/message.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import type { ApprovalCase } from './approvalCase.ts';
import type { ChainStep } from './chainOf.ts';
import { deputyTasks } from './deputies.ts';
import { beginLimits } from './limits.ts';
import { type Moving, movedAmount } from './movedAmount.ts';
import { canActSql, reviewCase } from './seats.ts';

type NewCase = Pick<ApprovalCase, 'companyId' | 'bizType' | 'projectId' | 'applicantId' | 'amount' | 'materialHash'> &
  Partial<Pick<ApprovalCase, 'flowId' | 'decidingAmount' | 'reason'>>;

/** The purchase that a message is about. */
interface Subject {
  title: string;
  applicantName: string;
}

/** What those who are asked are told of a case. */
type Told = Moving & Pick<ApprovalCase, 'id'>;

/** What a step has in the place of somebody to ask. */
const emptySeat: { id: null; isSkipped?: boolean } = { id: null };

/** Starts a case of approval with at least one step, and tells those who are asked first. @returns its id */
export async function startCase(
  fields: NewCase,
  chain: ChainStep[],
  subject: Subject,
  context: Pick<Context, 'db' | 'now'>,
): Promise<string> {
  const { db, now } = context;
  const { companyId } = fields;
  const id = newId();
  await db
    .insertInto('approvalInstance')
    .values({ ...fields, id, status: 'RUNNING', createTime: now, endTime: null })
    .execute();
  const stateOf = (index: number) => (index === 0 ? ('PENDING' as const) : ('WAITING' as const));
  const tasks = chain.flatMap(({ node = null, kind, mode, users, limitDays = usualDays.approval }, index) =>
    (users.length > 0 ? users : [emptySeat]).map(({ id: userId, isSkipped }) => ({
      companyId,
      id: newId(),
      instanceId: id,
      step: index + 1,
      node,
      kind,
      mode,
      limitDays,
      userId,
      opinion: null,
      decideTime: null,
      state: isSkipped ? ('SKIPPED' as const) : stateOf(index),
      since: index === 0 ? now : null,
    })),
  );
  await db.insertInto('approvalTask').values(tasks).execute();
  const takers = [...new Set(tasks.flatMap(({ userId }) => userId ?? []))];
  const kind = fields.bizType === 'RECEIPT' ? ('WITNESS' as const) : ('APPROVER' as const);
  if (takers.length > 0) {
    await db
      .insertInto('projectParticipant')
      .values(takers.map((userId) => ({ companyId, projectId: fields.projectId, userId, kind })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await tellStep({ ...fields, id }, 1, subject, context);
  return id;
}

/** Tells those who are asked in a step. */
export async function tellStep(
  { companyId, id, ...told }: Told & Pick<ApprovalCase, 'companyId'>,
  step: number,
  subject: Subject,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  await beginLimits({ companyId, id }, { db, now });
  const tasks = await db
    .selectFrom('approvalTask as task')
    .select(['task.companyId', 'task.userId', canActSql.as('canAct')])
    .where((eb) => eb.and({ companyId, instanceId: id, step, state: 'PENDING' }))
    .execute();
  // Somebody may have left since the case began, and there may have been nobody from the beginning.
  if (tasks.some(({ canAct }) => !canAct)) await reviewCase({ companyId, id }, { db, now });
  const asked = tasks.flatMap(({ userId }) => (userId === null ? [] : [{ companyId, userId }]));
  await tellAsked({ id, ...told }, asked, { ...subject, kind: told.bizType }, { db, now });
}

/** Tells some of those who are asked, and their deputies, that a case waits for them. @param subject its kind says what for, that they are reminded, asked for an opinion, or have got those that they asked for */
export async function tellAsked(
  { id, ...told }: Told,
  asked: Recipient[],
  subject: Subject & {
    kind:
      | Schemas['ApprovalBizType']
      | 'URGED'
      | 'ADVICE'
      | 'ADVISED'
      | 'UNADVISED'
      | 'OVERDUE'
      | 'ESCALATED'
      | 'PASSED_ON'
      | 'BLOCKED';
  },
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  const [first] = asked;
  if (!first) return;
  const { companyId } = first;
  const askedIds = asked.map(({ userId }) => userId);
  const deputies = await deputyTasks({ db, now }, companyId)
    .select('period.agentId')
    .where('instance.id', '=', id)
    .where('period.userId', 'in', askedIds)
    .execute();
  const ids = new Set([...askedIds, ...deputies.map(({ agentId }) => agentId)]);
  const to = [...ids].map((userId) => ({ companyId, userId }));
  // The name of the scene is the contract's: a case that waits.
  const amount = movedAmount(told);
  const params = { ...subject, ...(amount !== null && { amount }) };
  await sendMessage(db, { to, sceneCode: 'APPROVAL_TODO', params, biz: { type: 'APPROVAL', id } }, now);
}
