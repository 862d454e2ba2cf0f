import type { Schemas } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Tables } from '../db/tables.ts';
import type { Params } from '../i18n/language.ts';
import { queuePush } from '../wechat/queuePush.ts';

/** A user who gets messages. */
export interface Recipient {
  companyId: string;
  userId: string;
}

/** A message; what it says are the sentences of its scene. */
export interface Message {
  /** At most a thousand at once. */
  to: Recipient[];
  sceneCode: Schemas['SceneCode'];
  /** Fill the sentences. No secrets. */
  params: Params;
  biz: { type: Schemas['InboxBizType']; id: string };
  /** Nobody gets two for one occasion, however often it is sent; left out, everybody gets each. */
  occasion?: string;
}

/**
 * Puts a message into the inboxes of its users, and on its way to WeChat, in the transaction of what it tells of.
 * @returns how many get it
 */
export async function sendMessage(db: Kysely<Tables>, message: Message, now: Date): Promise<number> {
  const { to, sceneCode, params, biz, occasion = null } = message;
  if (to.length === 0) return 0;
  const row = { sceneCode, params: JSON.stringify(params), bizType: biz.type, bizId: biz.id, occasion };
  const reached = await db
    .insertInto('inboxMessage')
    .values(to.map(({ companyId, userId }) => ({ companyId, id: newId(), userId, ...row, readTime: null, createTime: now })))
    .onConflict((conflict) => conflict.columns(['companyId', 'userId', 'occasion']).doNothing())
    .returning(['companyId', 'userId'])
    .execute();
  if (reached.length > 0) await queuePush(db, { to: reached, sceneCode, params }, now);
  return reached.length;
}
