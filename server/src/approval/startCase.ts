import type { Schemas } from '@campus-procurement/sdk';
import type { Selectable } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Context } from '../context/context.ts';
import type { Tables } from '../db/tables.ts';
import { sendMessage } from '../inbox/sendMessage.ts';
import type { ChainStep } from './chain.ts';

export type ApprovalCase = Selectable<Tables['approvalInstance']>;

type NewCase = Pick<ApprovalCase, 'companyId' | 'bizType' | 'projectId' | 'applicantId' | 'amount' | 'materialHash'>;

/** The purchase that a message is about. */
interface Subject {
  title: string;
  applicantName: string;
}

/** Starts a case of approval with at least one step, and tells those who are asked first. @returns its id */
export async function startCase(fields: NewCase, chain: ChainStep[], subject: Subject, context: Context): Promise<string> {
  const { db, now } = context;
  const { companyId } = fields;
  const id = newId();
  await db
    .insertInto('approvalInstance')
    .values({ ...fields, id, status: 'RUNNING', createTime: now, endTime: null })
    .execute();
  const tasks = chain.flatMap(({ kind, users }, index) =>
    users.map(({ id: userId }) => ({
      ...{ companyId, id: newId(), instanceId: id, step: index + 1, kind, userId },
      ...{ opinion: null, decideTime: null },
      ...(index === 0 ? { state: 'PENDING' as const, since: now } : { state: 'WAITING' as const, since: null }),
    })),
  );
  await db.insertInto('approvalTask').values(tasks).execute();
  const takers = [...new Set(tasks.map(({ userId }) => userId))];
  const kind = fields.bizType === 'RECEIPT' ? ('WITNESS' as const) : ('APPROVER' as const);
  await db
    .insertInto('projectParticipant')
    .values(takers.map((userId) => ({ companyId, projectId: fields.projectId, userId, kind })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tellStep({ ...fields, id }, 1, subject, context);
  return id;
}

/** Tells those who are asked in a step. */
export async function tellStep(
  { companyId, id, bizType, amount }: Pick<ApprovalCase, 'companyId' | 'id' | 'bizType' | 'amount'>,
  step: number,
  subject: Subject,
  { db, now }: Context,
): Promise<void> {
  const asked = await db
    .selectFrom('approvalTask')
    .select(['companyId', 'userId'])
    .where((eb) => eb.and({ companyId, instanceId: id, step, state: 'PENDING' }))
    .execute();
  const params = { ...subject, amount, kind: bizType satisfies Schemas['ApprovalBizType'] };
  await sendMessage(db, { to: asked, sceneCode: 'APPROVAL_TODO', params, biz: { type: 'APPROVAL', id } }, now);
}
