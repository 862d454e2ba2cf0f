import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { saysPurchase } from '../auth/saysPurchase.ts';
import type { Tables } from '../db/tables.ts';
import { say } from '../i18n/language.ts';
import { inSchoolWords } from '../i18n/schoolWords.ts';
import { type Job, TaskError, type TaskKind, type TaskSentence } from '../tasks/taskKind.ts';

/** Attempts after the first, for a message as well as for the task. */
const maxRetry = 3;

/** The kind of task that pushes the waiting messages of a school. */
export const wechatPush: TaskKind = {
  owner: 'school',
  schedule: null,
  maxRetry,
  // Every message plans its own task, because it may come while earlier ones are being sent.
  isSingular: false,
  permission: null,
  run,
};

/** Longer than a push takes, shorter than a lease: when another worker takes over from a lost one, its claims have ended. */
const claimMs = 30_000;

/** Pushes the waiting messages. A message is sent twice only if the process ends after WeChat has accepted it and before that is stored. */
async function run(job: Job): Promise<TaskSentence> {
  const { wechat } = job;
  if (!wechat) throw new TaskError('wechatNotConfigured');
  const claim = randomUUID();
  const waiting = await waitingMessages(job);
  const isPurchase = await saysPurchase(job.companyId, job.db);
  let isUnreachable = false;
  let sent = 0;
  for (const [done, message] of waiting.entries()) {
    await job.checkpoint(done, waiting.length);
    if (!(await claimed(job, message.id, claim))) continue;
    const title = inSchoolWords(isPurchase, () => say(message.language, 'messageTitle', message.sceneCode, message.params));
    try {
      const error = await wechat.push({ openId: message.openId, title });
      if (error === null) sent += 1;
      const outcome = error === null ? { status: 'SENT' as const, sendTime: job.now() } : { status: 'FAILED' as const };
      await settle(job, message.id, claim, { ...outcome, error });
    } catch (error) {
      isUnreachable = true;
      const retryTimes = Math.min(message.retryTimes + 1, maxRetry);
      const status = message.retryTimes >= maxRetry ? ('FAILED' as const) : ('PENDING' as const);
      await settle(job, message.id, claim, { status, retryTimes, error: String((error as Error).message).slice(0, 300) });
    }
  }
  if (isUnreachable) throw new TaskError('wechatUnreachable');
  await job.checkpoint(waiting.length, waiting.length);
  return { key: 'wechatPushed', params: { sent } };
}

function waitingMessages({ db, companyId }: Job) {
  return db
    .selectFrom('wechatSendLog as log')
    .innerJoin('wechatReceiver as receiver', (join) =>
      join.onRef('receiver.companyId', '=', 'log.companyId').onRef('receiver.id', '=', 'log.receiverId'),
    )
    .select(['log.id', 'log.sceneCode', 'log.params', 'log.retryTimes', 'receiver.openId', 'receiver.language'])
    .where('log.companyId', '=', companyId)
    .where('log.status', '=', 'PENDING')
    .orderBy('log.id')
    .execute();
}

/** Claims a message. If several tasks of the school try to push the same one, only one gets it. */
async function claimed({ db, companyId, now }: Job, id: string, claimedBy: string): Promise<boolean> {
  const time = now();
  const { numUpdatedRows } = await db
    .updateTable('wechatSendLog')
    .set({ claimedBy, claimUntil: new Date(time.getTime() + claimMs) })
    .where((eb) => eb.and({ companyId, id, status: 'PENDING' }))
    .where((eb) => eb.or([eb('claimUntil', 'is', null), eb('claimUntil', '<', time)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Change = Partial<Pick<Selectable<Tables['wechatSendLog']>, 'status' | 'sendTime' | 'retryTimes' | 'error'>>;

/** Stores the result, unless the claim has expired and another task has the message. */
async function settle({ db, companyId }: Job, id: string, claimedBy: string, change: Change): Promise<void> {
  await db
    .updateTable('wechatSendLog')
    .set({ ...change, claimedBy: null, claimUntil: null })
    .where((eb) => eb.and({ companyId, id, claimedBy }))
    .execute();
}
