import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** How often the database is asked. */
const everyMs = 1_000;
/** An answer that took longer says too little. */
const longestMs = 500;

/** A clock that all processes with the same database share. */
export interface DatabaseClock {
  now: () => Date;
  stop: () => void;
}

/**
 * Starts a clock that follows that of the database, so that no clock of a machine decides whether a quote is late. Between two answers
 * time is counted on without the clock of the machine, which may be wrong or set meanwhile; also while the database does not answer.
 * @param ask asks the database what time it is
 */
export async function startDatabaseClock(ask: () => Promise<Date>): Promise<DatabaseClock> {
  const measure = async () => {
    const sent = performance.now();
    const told = await ask();
    const took = performance.now() - sent;
    // It was that time on the way.
    return { took, ahead: told.getTime() - sent - took / 2 };
  };
  let { ahead } = await measure();
  let isAsking = false;
  const timer = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    measure()
      .then((found) => {
        if (found.took <= longestMs) ahead = found.ahead;
      })
      .catch(() => undefined)
      .finally(() => {
        isAsking = false;
      });
  }, everyMs);
  timer.unref();
  return { now: () => new Date(Math.round(performance.now() + ahead)), stop: () => clearInterval(timer) };
}

/** Asks a database what time it is. */
export async function timeIn(db: Kysely<Tables>): Promise<Date> {
  const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(db);
  return (rows[0] as { time: Date }).time;
}
