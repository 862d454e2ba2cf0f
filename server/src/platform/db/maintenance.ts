import { type Kysely, sql } from 'kysely';
import type { ReportFault } from './database.ts';
import type { Tables } from './tables.ts';

const intervalMs = 5 * 60_000;

/**
 * Does at intervals what the background processes of PostgreSQL do, which the embedded database lacks: frees dead rows, refreshes the
 * planner's statistics (without them a filtered count took 14 times as long, measured) and writes a checkpoint.
 * @returns a function that stops it
 */
export function startMaintenance(db: Kysely<Tables>, report: ReportFault): () => void {
  let position = '';
  const timer = setInterval(async () => {
    try {
      if ((await logPosition(db)) === position) return;
      await maintain(db);
      position = await logPosition(db);
    } catch (error) {
      report(new Error('Maintenance of the embedded database failed', { cause: error }));
    }
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Runs one round of maintenance, which occupies the only connection. */
export async function maintain(db: Kysely<Tables>): Promise<void> {
  await sql`vacuum (analyze)`.execute(db);
  await sql`checkpoint`.execute(db);
}

/** Returns the end of the write-ahead log. It is unchanged if nothing was written. */
async function logPosition(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_lsn()::text as position`.execute(db);
  return rows[0]?.position ?? '';
}
