import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Tables } from '../db/tables.ts';
import { say } from '../i18n/language.ts';
import type { Message } from '../inbox/sendMessage.ts';
import { planTask } from '../tasks/planTask.ts';
import { wechatPush } from './wechatPush.ts';

/** Puts a message on its way to the WeChat accounts of its user that receive the scene, and plans the task that sends it. */
export async function queuePush(db: Kysely<Tables>, message: Message, now: Date): Promise<void> {
  const { companyId, userId, sceneCode, params } = message;
  const receivers = await db
    .selectFrom('wechatReceiver as receiver')
    .innerJoin('messageSceneRelation as relation', (join) =>
      join.onRef('relation.companyId', '=', 'receiver.companyId').onRef('relation.receiverId', '=', 'receiver.id'),
    )
    .select('receiver.id')
    .where('receiver.companyId', '=', companyId)
    .where('receiver.userId', '=', userId)
    .where('receiver.pushState', '=', true)
    .where('relation.sceneCode', '=', sceneCode)
    .execute();
  if (receivers.length === 0) return;
  const row = { companyId, sceneCode, params: JSON.stringify(params), status: 'PENDING' as const, createTime: now };
  await db
    .insertInto('wechatSendLog')
    .values(receivers.map(({ id }) => ({ ...row, id: newId(), receiverId: id, sendTime: null, error: null })))
    .execute();
  const taskName = say('zh-CN', 'taskType', 'WECHAT_PUSH');
  const plan = { companyId, taskType: 'WECHAT_PUSH' as const, taskName, executeTime: now, by: null };
  await planTask(db, { WECHAT_PUSH: wechatPush }, plan, now);
}
