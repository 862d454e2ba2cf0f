import { type Kysely, sql } from 'kysely';
import { StartError } from '../failure/startError.ts';
import { codeOf } from '../failure/unavailable.ts';
import { reasonOf } from './postgresFault.ts';
import type { Tables } from './tables.ts';

/** A migration that is being run: its name, and its place among all of them. */
export interface Step {
  name: string;
  number: number;
  total: number;
}

const insufficientPrivilege = '42501';

/**
 * Returns the error of a migration as one that the operator can act on, or null.
 * @param step the migration that was being run
 * @param known the names of the migrations of this version
 */
export async function migrationFault(
  error: unknown,
  step: Step | null,
  known: readonly string[],
  db: Kysely<Tables>,
): Promise<StartError | null> {
  if (codeOf(error) === insufficientPrivilege) {
    const { rows } = await sql<{ user: string }>`select current_user as user`.execute(db);
    return new StartError(
      `The database user ${rows[0]?.user} may not make tables (${reasonOf(error)}): run "grant create, usage on schema public to ${rows[0]?.user}" as the owner of the database, or make the user its owner.`,
    );
  }
  // If that check fails too, the first error is reported.
  const newer = await newerVersion(known, db).catch(() => null);
  if (newer) return newer;
  if (step === null) return null;
  return new StartError(
    `The migration ${step.name} (${step.number} of ${step.total}) has failed, and nothing was changed: start the earlier version, and report what the database says`,
    { cause: error },
  );
}

/** Returns the error of a server that is older than what has used the database, or null. */
export async function newerVersion(known: readonly string[], db: Kysely<Tables>): Promise<StartError | null> {
  const newer = await newerMigration(known, db);
  if (newer === undefined) return null;
  return new StartError(
    `The database was brought up to date by a newer version of this server (it has ${newer}): start that version or a later one, or bring back a copy of the database from before.`,
  );
}

/** Returns the name of a migration that was run on the database but is unknown to this version. */
async function newerMigration(known: readonly string[], db: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(db);
  return rows.find(({ name }) => !known.includes(name))?.name;
}
