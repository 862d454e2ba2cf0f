import type { Kysely } from 'kysely';
import { openPostgres } from './postgres.ts';
import type { Tables } from './tables.ts';

/** Where the data is: a folder of the embedded database, the embedded database in memory, or a PostgreSQL server. */
export type DatabaseLocation = { dataDir: string } | { memory: true } | { url: string };

/** An open database. Both kinds take the same SQL and give the same values. */
export interface Database {
  /** `embedded` is PGlite: one connection, and safe against the end of the process but not against power loss (it never calls fsync). */
  kind: 'embedded' | 'postgres';
  db: Kysely<Tables>;
  /** Lets running transactions end, then frees connections, timer and folder. Afterwards every use of `db` fails. May be called again. */
  close(): Promise<void>;
}

/** Told of faults that belong to no call: a connection that broke while idle, maintenance that failed. */
export type ReportFault = (error: Error) => void;

/**
 * Opens a database. It may still be empty: `migrate` makes the tables.
 * @throws StartError if the folder is in use by another process or holds data of another version.
 */
export async function openDatabase(location: DatabaseLocation, report: ReportFault = process.emitWarning): Promise<Database> {
  if ('url' in location) return openPostgres(location.url, report);
  // Loaded only where it is used: it changes how this process compiles WebAssembly.
  const { databaseOf, openFolder, startInMemory } = await import('./embedded.ts');
  return 'dataDir' in location ? openFolder(location.dataDir, report) : databaseOf(await startInMemory());
}
