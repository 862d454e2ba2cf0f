import { dayMs, dayOf } from '@campus-procurement/sdk/time';
import type { Kysely } from 'kysely';
import { holdersOf } from '#platform/auth/holdersOf.ts';
import type { Tables } from '#platform/db/tables.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Message, Recipient } from '#platform/inbox/message.ts';
import { reviewCode } from '#platform/inbox/scenes.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import type { Job, TaskKind, TaskSentence } from '#platform/tasks/taskKind.ts';

/** So many days before the end there is a reminder; the nearest one that has been reached is sent. */
const thresholds = [0, 7, 30];
/** A server that was away for days still tells of what has ended so many days ago. */
const graceDays = 6;

/** What ends, and the scene of its reminders. */
const endings = [
  { column: 'qualificationExpireDate', sceneCode: 'QUAL_EXPIRING' },
  { column: 'agreementExpireDate', sceneCode: 'AGREEMENT_EXPIRING' },
] as const;

type Ending = (typeof endings)[number];

/** The kind of task that reminds a school's reviewers and suppliers of qualifications and agreements that end, every morning. */
export const remindExpiry: TaskKind = {
  owner: 'school',
  schedule: { minute: 0, hour: 7 },
  maxRetry: 3,
  // Each reminder is an occasion of its own, which the database lets happen once.
  isSingular: false,
  permission: 'system:task:create',
  run,
};

async function run(job: Job): Promise<TaskSentence> {
  const { db, companyId } = job;
  const reviewers = await holdersOf(db, reviewCode, companyId);
  let sent = 0;
  for (const ending of endings) {
    const suppliers = await endingSuppliers(ending, job);
    for (const [done, supplier] of suppliers.entries()) {
      await job.checkpoint(done, suppliers.length);
      sent += await inTransaction(db, (trx) => remind(trx, supplier, ending, reviewers, job));
    }
  }
  return { key: 'expiryReminded', params: { sent } };
}

function endingSuppliers({ column }: Ending, { db, companyId, now }: Job) {
  const inDays = (days: number) => dayOf(new Date(now().getTime() + days * dayMs));
  return db
    .selectFrom('supplier')
    .select(['id', 'companyName', 'userId', `${column} as date`])
    .where('companyId', '=', companyId)
    .where(column, '>=', inDays(-graceDays))
    .where(column, '<=', inDays(Math.max(...thresholds)))
    .where('status', 'in', ['APPROVED', 'FROZEN'])
    .orderBy(column)
    .orderBy('id')
    .$narrowType<{ date: string }>()
    .execute();
}

type Supplier = Awaited<ReturnType<typeof endingSuppliers>>[number];

function remind(db: Kysely<Tables>, supplier: Supplier, { sceneCode }: Ending, reviewers: Recipient[], job: Job) {
  const { id, companyName, userId, date } = supplier;
  const { companyId, now } = job;
  const daysLeft = (Date.parse(date) - Date.parse(dayOf(now()))) / dayMs;
  const threshold = thresholds.find((days) => daysLeft <= days);
  const message: Message = {
    to: userId === null ? reviewers : [...reviewers, { companyId, userId }],
    sceneCode,
    params: { companyName, date },
    biz: { type: 'SUPPLIER', id },
    occasion: `${sceneCode} ${id} ${date} ${threshold}`,
  };
  return sendMessage(db, message, now());
}
