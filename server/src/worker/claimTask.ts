import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { TaskType } from '../tasks/taskKind.ts';

/** So long may a worker be silent before another one takes its task over. Clocks of servers differ by much less. */
const leaseMs = 60_000;
/** Candidates that are looked at in one go: others may be faster at the first ones. */
const candidates = 10;

const columns = [
  'companyId',
  'id',
  'taskType',
  'payload',
  'createBy',
  'retryTimes',
  'maxRetry',
  'leaseOwner',
  'taskCode',
  'taskName',
] as const;

/**
 * Takes a task that is due, or one whose worker has fallen silent. The condition stands in the update itself, so of any number of
 * workers that see the same task one gets it.
 * @param kinds those that this process knows; a task of another kind waits for a process of a later version
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
    // A worker that ends with every attempt may be brought down by the task itself.
    const isLost = status === 'RUNNING';
    const task = await db
      .updateTable('task')
      .set((eb) => ({
        ...{ status: 'RUNNING', leaseOwner: worker, leaseUntil: leaseFrom(now), heartbeatTime: now, startTime: now },
        ...{ endTime: null, doneCount: 0, totalCount: null, result: null, error: null },
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

/** Until when a worker that gives a sign of life now keeps its task. */
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
