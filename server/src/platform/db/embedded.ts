import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { sql } from 'kysely';
import emptyCluster from '../../../assets/emptyCluster.json' with { type: 'json' };
import { StartError } from '../failure/startError.ts';
import { closeOnce } from './closeOnce.ts';
import { readClusterImage, unpack } from './clusterImage.ts';
import { columnParsers } from './columnTypes.ts';
import type { Database, ReportFault } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { buildKysely } from './kysely.ts';
import { compileWebAssemblyLean } from './leanWebAssembly.ts';
import { startMaintenance } from './maintenance.ts';
import { LockingPGliteDialect } from './pgliteDialect.ts';
import { CamelCaseRows } from './snakeCase.ts';

compileWebAssemblyLean();

const options: PGliteOptions = {
  parsers: columnParsers,
  // Shared buffers are memory of this process: with the default of 128 MB it uses 333 MB instead of 194 (measured).
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
};

/** Starts an embedded database in memory: an empty one, or the one of an image. */
export function startInMemory(image: Blob = new Blob([readClusterImage()])): Promise<PGlite> {
  return PGlite.create({ ...options, loadDataDir: image });
}

/** Opens the embedded database in a folder, for this process only, and runs its maintenance while it is open. */
export async function openFolder(dataDir: string, report: ReportFault): Promise<Database> {
  const folder = resolve(dataDir);
  const unlock = lockFolder(folder);
  try {
    const database = databaseOf(await openCluster(folder));
    const stopMaintenance = startMaintenance(database.db, report);
    const close = closeOnce(async () => {
      stopMaintenance();
      try {
        await database.close();
      } finally {
        unlock();
      }
    });
    return { ...database, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Deletes the embedded database in a folder. @throws StartError if a process has it open */
export function deleteEmbeddedDatabase(dataDir: string): void {
  const folder = resolve(dataDir);
  const unlock = lockFolder(folder);
  try {
    discardUnfinished(folder);
    // Renamed first, so that a kill in the middle does not leave a partial database.
    if (existsSync(clusterOf(folder))) renameSync(clusterOf(folder), unfinishedOf(folder));
    discardUnfinished(folder);
  } finally {
    unlock();
  }
}

/** Wraps a running PGlite as a database. */
export function databaseOf(pglite: PGlite): Database {
  const db = buildKysely(new LockingPGliteDialect({ pglite }), [new CamelCaseRows()]);
  const close = closeOnce(async () => {
    await db.destroy();
    if (!pglite.closed) await pglite.close();
  });
  const ping = async () => void (await sql`select 1`.execute(db));
  return { kind: 'embedded', db, longWork: db, reports: null, ping, close };
}

function clusterOf(folder: string): string {
  return join(folder, 'cluster');
}

/** The folder where a cluster is made or deleted. Leftovers of a killed process there are useless. */
function unfinishedOf(folder: string): string {
  return join(folder, 'cluster.unfinished');
}

function discardUnfinished(folder: string): void {
  rmSync(unfinishedOf(folder), { recursive: true, force: true });
}

async function openCluster(folder: string): Promise<PGlite> {
  const cluster = clusterOf(folder);
  if (existsSync(cluster)) refuseOtherVersion(folder, cluster);
  else createCluster(folder);
  try {
    return await PGlite.create(cluster, options);
  } catch (cause) {
    throw new StartError(`The embedded database in ${folder} cannot be opened. ${howToGoOn}`, { cause });
  }
}

/** Makes an empty cluster under another name and then renames it, so that a kill in the middle does not leave a partial one. */
function createCluster(folder: string): void {
  discardUnfinished(folder);
  unpack(readClusterImage(), unfinishedOf(folder));
  renameSync(unfinishedOf(folder), clusterOf(folder));
}

const howToGoOn =
  'Demo data can be made anew: `npm run db:reset`. To keep the data, start the version of this software that made it, and copy it out.';

function refuseOtherVersion(folder: string, cluster: string): void {
  const file = join(cluster, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  if (version === emptyCluster.postgres) return;
  const found = version === null ? 'no database' : `a database of PostgreSQL ${version}`;
  throw new StartError(
    `The data folder ${folder} holds ${found}; this version needs PostgreSQL ${emptyCluster.postgres}. ${howToGoOn}`,
  );
}
