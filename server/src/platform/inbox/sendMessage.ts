import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Tables } from '../db/tables.ts';
import { queuePush } from '../wechat/queuePush.ts';
import type { Message } from './message.ts';

/**
 * Puts a message into the inboxes of its recipients and queues it for WeChat. Call it in the transaction of the change that the message
 * reports.
 * @returns the number of users who get it
 */
export async function sendMessage(db: Kysely<Tables>, message: Message, now: Date): Promise<number> {
  const { to, sceneCode, params, biz, occasion = null } = message;
  if (to.length === 0) return 0;
  const row = { sceneCode, params: JSON.stringify(params), bizType: biz.type, bizId: biz.id, occasion };
  const reached = await db
    .insertInto('inboxMessage')
    .values(to.map((recipient) => ({ ...recipient, id: newId(), ...row, readTime: null, createTime: now })))
    .onConflict((conflict) => conflict.columns(['companyId', 'userId', 'occasion']).doNothing())
    .returning(['companyId', 'userId'])
    .execute();
  const pushed = reached.flatMap(({ companyId, userId }) => (userId === null ? [] : [{ companyId, userId }]));
  if (pushed.length > 0) await queuePush(db, { to: pushed, sceneCode, params }, now);
  return reached.length;
}
