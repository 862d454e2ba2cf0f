import { type Kysely, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Tables } from '#platform/db/tables.ts';
import { StartError } from '#platform/failure/startError.ts';
import { codeOf } from '#platform/failure/unavailable.ts';

const permissionDenied = '42501';

/**
 * Returns where a database is: a restored dump and a database made from a template are at another place than their original, a standby that
 * was promoted is not. Null where that cannot be told: an embedded database, or a server that tells it to superusers only.
 */
export async function placeOf({ db, kind }: Pick<Database, 'db' | 'kind'>): Promise<string | null> {
  if (kind === 'embedded') return null;
  try {
    const { rows } = await sql<{ place: string }>`select system_identifier || '-' || (
      select oid from pg_database where datname = current_database()) as place from pg_control_system()`.execute(db);
    return rows[0]?.place ?? null;
  } catch (error) {
    if (codeOf(error) === permissionDenied) return null;
    throw error;
  }
}

/**
 * Returns the error of a server on a copy of a database, or null.
 * @param accepted the place at which the operator wants it to act
 */
export async function copyFault(db: Kysely<Tables>, place: string | null, accepted: string | null): Promise<StartError | null> {
  const { place: known } = await db.selectFrom('installation').select('place').executeTakeFirstOrThrow();
  if (place === null || known === null || known === place || accepted === place) return null;
  return new StartError(
    `This database is a copy, or was moved: it was used at ${known} and is at ${place} now, and its timers, tasks and messages would act as those of the original. If the original is out of use, or if nobody can be reached from here, set ACCEPT_COPY=${place}.`,
  );
}

/**
 * Refuses to start on a copy of a database: its timers, tasks and messages would act as those of the original.
 * @param accepted the place at which the operator wants it to act
 * @throws StartError
 */
export async function refuseCopy(db: Kysely<Tables>, place: string | null, accepted: string | null): Promise<void> {
  const fault = await copyFault(db, place, accepted);
  if (fault) throw fault;
  if (place === null) return;
  await db.updateTable('installation').set({ place }).where('place', 'is distinct from', place).execute();
}
