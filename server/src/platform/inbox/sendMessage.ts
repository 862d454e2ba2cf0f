import type { Schemas } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Tables } from '../db/tables.ts';
import type { Params } from '../i18n/language.ts';
import { queuePush } from '../wechat/queuePush.ts';

/** A user who gets a message. */
export interface Recipient {
  companyId: string;
  userId: string;
}

/** A bidder whose name is sealed gets a message: it is found by the mark of the bidder, and not pushed. */
export interface SealedRecipient {
  companyId: string;
  userId: null;
  bidderMark: string;
}

/** A message. Its text is made from the sentences of its scene. */
export interface Message {
  /** At most a thousand recipients. */
  to: readonly (Recipient | SealedRecipient)[];
  sceneCode: Schemas['SceneCode'];
  /** Values for the sentences. They must not contain secrets. */
  params: Params;
  biz: { type: Schemas['InboxBizType']; id: string };
  /** Each user gets only one message per occasion, however often it is sent. If left out, there is no limit. */
  occasion?: string;
}

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
