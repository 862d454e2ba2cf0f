import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

const keptMs = 180 * 24 * 3600_000;

/** Deletes tasks that ended and were planned half a year ago, with their logs. */
export async function sweepTasks(db: Kysely<Tables>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('task')
    .where('createTime', '<', new Date(now.getTime() - keptMs))
    .where('status', 'in', ['SUCCESS', 'FAILED', 'STOPPED'])
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
