import type { Schemas } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Tables } from '../db/tables.ts';
import type { Params } from '../i18n/language.ts';
import { queuePush } from '../wechat/queuePush.ts';

/** A message to one user; what it says are the sentences of its scene. */
export interface Message {
  companyId: string;
  userId: string;
  sceneCode: Schemas['SceneCode'];
  /** Fill the sentences. No secrets. */
  params: Params;
  biz: { type: Schemas['InboxBizType']; id: string };
}

/** Puts a message into the inbox of a user, and on its way to WeChat, in the transaction of what it tells of. */
export async function sendMessage(db: Kysely<Tables>, message: Message, now: Date): Promise<void> {
  const { companyId, userId, sceneCode, params, biz } = message;
  const row = { companyId, id: newId(), userId, sceneCode, params: JSON.stringify(params), bizType: biz.type, bizId: biz.id };
  await db
    .insertInto('inboxMessage')
    .values({ ...row, readTime: null, createTime: now })
    .execute();
  await queuePush(db, message, now);
}
