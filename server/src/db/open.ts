import type { Kysely } from 'kysely';
import { openPostgres } from './postgres.ts';
import type { PostgresSettings } from './postgresSettings.ts';
import type { Tables } from './tables.ts';

/** Where the data is: a folder of the embedded database, the embedded database in memory, or a PostgreSQL server. */
export type DatabaseLocation = { dataDir: string } | { memory: true } | ({ url: string } & Partial<PostgresSettings>);

/** An open database. Both kinds take the same SQL and give the same values. */
export interface Database {
  /** `embedded` is PGlite: one connection, and safe against the end of the process but not against power loss (it never calls fsync). */
  kind: 'embedded' | 'postgres';
  db: Kysely<Tables>;
  /** The same for tasks, migrations and seeds: what takes longer than a call may is not given up, and takes no connection from calls. */
  longWork: Kysely<Tables>;
  /** Rejects if the database does not answer. PostgreSQL is asked on a connection that nothing else uses. */
  ping(): Promise<void>;
  /** Lets running transactions end, then frees connections, timer and folder. Afterwards every use of `db` fails. May be called again. */
  close(): Promise<void>;
}

/** Told of faults that belong to no call: a connection that broke while idle, maintenance that failed. */
export type ReportFault = (error: Error) => void;

/** Told of what whoever starts the server should know, one line at a time. */
export type Tell = (line: string) => void;

/**
 * Opens a database. It may still be empty: `migrate` makes the tables. A PostgreSQL server that is not there yet is waited for.
 * @throws StartError if the server refuses, or the folder cannot be used, is in use by another process or holds data of another version
 */
export async function openDatabase(
  location: DatabaseLocation,
  report: ReportFault = process.emitWarning,
  tell: Tell = process.emitWarning,
): Promise<Database> {
  if ('url' in location) return openPostgres(location, report, tell);
  // Loaded only where it is used: it changes how this process compiles WebAssembly.
  const { databaseOf, openFolder, startInMemory } = await import('./embedded.ts');
  return 'dataDir' in location ? openFolder(location.dataDir, report) : databaseOf(await startInMemory());
}
