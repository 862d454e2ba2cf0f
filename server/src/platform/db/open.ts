import type { Database, DatabaseLocation, ReportFault, Tell } from './database.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens a database, which may be empty: `migrate` creates the tables. Waits for a PostgreSQL server that is not up yet.
 * @throws StartError if the server refuses the connection, or if the folder is unusable, used by another process or holds data of another
 * version
 */
export async function openDatabase(
  location: DatabaseLocation,
  report: ReportFault = process.emitWarning,
  tell: Tell = process.emitWarning,
): Promise<Database> {
  if ('url' in location) return openPostgres(location, report, tell);
  // Imported only if needed: the import changes how this process compiles WebAssembly.
  const { databaseOf, openFolder, startInMemory } = await import('./embedded.ts');
  return 'dataDir' in location ? openFolder(location.dataDir, report) : databaseOf(await startInMemory());
}
