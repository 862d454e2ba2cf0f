import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Tables } from '../db/tables.ts';
import type { Message, Recipient } from '../inbox/message.ts';
import { planTask } from '../tasks/planTask.ts';
import { wechatPush } from './wechatPush.ts';

type Push = Pick<Message, 'sceneCode' | 'params'> & { to: Recipient[] };

/** Queues a message for the WeChat accounts of its users that receive the scene, and plans the tasks that push it. */
export async function queuePush(db: Kysely<Tables>, message: Push, now: Date): Promise<void> {
  const { sceneCode, params } = message;
  const receivers = await subscribers(db, message);
  if (receivers.length === 0) return;
  const row = { sceneCode, params: JSON.stringify(params), status: 'PENDING' as const, createTime: now };
  await db
    .insertInto('wechatSendLog')
    .values(
      receivers.map(({ companyId, id }) => ({ companyId, ...row, id: newId(), receiverId: id, sendTime: null, error: null })),
    )
    .execute();
  for (const companyId of new Set(receivers.map((receiver) => receiver.companyId))) {
    const plan = { companyId, taskType: 'WECHAT_PUSH' as const, executeTime: now, by: null };
    await planTask(db, { WECHAT_PUSH: wechatPush }, plan, now);
  }
}

function subscribers(db: Kysely<Tables>, { to, sceneCode }: Push) {
  return db
    .selectFrom('wechatReceiver as receiver')
    .innerJoin('messageSceneRelation as relation', (join) =>
      join.onRef('relation.companyId', '=', 'receiver.companyId').onRef('relation.receiverId', '=', 'receiver.id'),
    )
    .select(['receiver.companyId', 'receiver.id'])
    .where((eb) =>
      eb(
        eb.refTuple('receiver.companyId', 'receiver.userId'),
        'in',
        to.map(({ companyId, userId }) => eb.tuple(companyId, userId)),
      ),
    )
    .where('receiver.pushState', '=', true)
    .where('relation.sceneCode', '=', sceneCode)
    .execute();
}
