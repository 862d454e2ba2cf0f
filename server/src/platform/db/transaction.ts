import { setTimeout } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isOutdatedPlan } from './namedStatements.ts';
import type { Tables } from './tables.ts';
import { guarded } from './transactionGuard.ts';

const maxAttempts = 5;
const firstPauseMs = 20;

/** serialization_failure and deadlock_detected: PostgreSQL asks for the transaction to be repeated. */
const transientCodes = new Set(['40001', '40P01']);

/**
 * Runs `work` in a transaction: everything is stored, or nothing if it throws. If the database cancels the transaction because of another
 * one, or of a changed table, `work` runs again, up to five times in all, so it must have no effect outside the database.
 * @param work gets the transaction and must use it for every query: using `db` itself throws
 */
export async function inTransaction<T>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((trx) => guarded(db, () => work(trx)));
    } catch (error) {
      if (attempt === maxAttempts || !isTransient(error)) throw error;
      // Random, so that two colliding transactions do not collide again.
      await setTimeout(Math.random() * firstPauseMs * 2 ** attempt);
    }
  }
}

function isTransient(error: unknown): boolean {
  return isOutdatedPlan(error) || (error instanceof Error && 'code' in error && transientCodes.has(String(error.code)));
}
