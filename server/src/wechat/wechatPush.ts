import type { Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { say } from '../i18n/language.ts';
import { type Job, TaskError, type TaskKind, type TaskSentence } from '../tasks/taskKind.ts';

/** Attempts after the first; the task makes as many. */
const maxRetry = 3;

/** The kind of task that pushes the messages of a school that wait for it. */
export const wechatPush: TaskKind = {
  owner: 'school',
  schedule: null,
  maxRetry,
  // One for each message: another one may come while the last ones are sent.
  isSingular: false,
  permission: null,
  run,
};

/** A message is not sent twice but where WeChat takes it and the process ends before that is written. */
async function run(job: Job): Promise<TaskSentence> {
  const { db, wechat, companyId } = job;
  if (!wechat) throw new TaskError('wechatNotConfigured');
  const waiting = await db
    .selectFrom('wechatSendLog as log')
    .innerJoin('wechatReceiver as receiver', (join) =>
      join.onRef('receiver.companyId', '=', 'log.companyId').onRef('receiver.id', '=', 'log.receiverId'),
    )
    .select(['log.id', 'log.sceneCode', 'log.params', 'log.retryTimes', 'receiver.openId'])
    .where('log.companyId', '=', companyId)
    .where('log.status', '=', 'PENDING')
    .orderBy('log.id')
    .execute();
  let isUnreachable = false;
  let sent = 0;
  for (const [done, message] of waiting.entries()) {
    await job.checkpoint(done, waiting.length);
    const title = say('zh-CN', 'messageTitle', message.sceneCode, message.params);
    try {
      const error = await wechat.push({ openId: message.openId, title });
      if (error === null) sent += 1;
      await settle(
        job,
        message.id,
        error === null ? { status: 'SENT', sendTime: job.now(), error } : { status: 'FAILED', error },
      );
    } catch (error) {
      isUnreachable = true;
      const retryTimes = Math.min(message.retryTimes + 1, maxRetry);
      const status = message.retryTimes >= maxRetry ? ('FAILED' as const) : ('PENDING' as const);
      await settle(job, message.id, { status, retryTimes, error: String((error as Error).message).slice(0, 300) });
    }
  }
  if (isUnreachable) throw new TaskError('wechatUnreachable');
  await job.checkpoint(waiting.length, waiting.length);
  return { key: 'wechatPushed', params: { sent } };
}

type Change = Partial<Pick<Selectable<Tables['wechatSendLog']>, 'status' | 'sendTime' | 'retryTimes' | 'error'>>;

/** Another task of the school may have settled it meanwhile. */
async function settle({ db, companyId }: Job, id: string, change: Change): Promise<void> {
  await db
    .updateTable('wechatSendLog')
    .set(change)
    .where((eb) => eb.and({ companyId, id, status: 'PENDING' }))
    .execute();
}
