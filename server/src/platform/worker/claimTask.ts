import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { TaskType } from '../tasks/taskKind.ts';

/**
 * How long a worker may send no heartbeat, in milliseconds, before another one takes its task over. The clocks of servers differ by much
 * less.
 */
const leaseMs = 60_000;
/** Candidates that are read at once, because other workers may claim the first ones. */
const candidates = 10;

const columns = [
  'companyId',
  'id',
  'taskType',
  'payload',
  'createBy',
  'createTime',
  'retryTimes',
  'maxRetry',
  'leaseOwner',
  'taskCode',
  'taskName',
] as const;

/**
 * Claims a task that is due, or one whose worker has stopped sending heartbeats. The update itself repeats the condition, so only one of
 * several workers that see the same task gets it.
 * @param kinds the kinds that this process knows; other tasks wait for a process of a later version
 * @returns null if there is nothing to do
 */
export async function claimTask(db: Kysely<Tables>, kinds: TaskType[], worker: string, now: Date) {
  const found = await db
    .selectFrom('task')
    .select(['companyId', 'id', 'status', 'retryTimes', 'maxRetry', 'version'])
    .where('taskType', 'in', kinds)
    .where(isFree(now))
    .orderBy('executeTime')
    .limit(candidates)
    .execute();
  for (const { companyId, id, status, retryTimes, maxRetry, version } of found) {
    // A lost worker counts as a retry, because the task itself may crash its workers.
    const isLost = status === 'RUNNING';
    const task = await db
      .updateTable('task')
      .set((eb) => ({
        status: 'RUNNING',
        leaseOwner: worker,
        leaseUntil: leaseFrom(now),
        heartbeatTime: now,
        startTime: now,
        endTime: null,
        doneCount: 0,
        totalCount: null,
        result: null,
        error: null,
        retryTimes: isLost ? Math.min(retryTimes + 1, maxRetry) : retryTimes,
        version: eb('version', '+', 1),
        updateTime: now,
      }))
      .where((eb) => eb.and({ companyId, id, version }))
      .where(isFree(now))
      .returning(columns)
      .executeTakeFirst();
    if (task) return { ...task, isTakenOver: isLost, isExhausted: isLost && retryTimes >= maxRetry };
  }
  return null;
}

export type ClaimedTask = NonNullable<Awaited<ReturnType<typeof claimTask>>>;

/** Returns when the lease ends after a heartbeat at `now`. */
export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

function isFree(now: Date) {
  return (eb: ExpressionBuilder<Tables, 'task'>) =>
    eb.or([
      eb.and([eb('status', 'in', ['PENDING', 'RETRYING']), eb('executeTime', '<=', now)]),
      eb.and([eb('status', '=', 'RUNNING'), eb('leaseUntil', '<', now)]),
    ]);
}
