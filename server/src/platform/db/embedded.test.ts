import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import emptyCluster from '../../../assets/emptyCluster.json' with { type: 'json' };
import { deleteEmbeddedDatabase } from './embedded.ts';
import { maintain } from './maintenance.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'embedded-')), 'data');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Another process that has the folder open; it prints `open` when it has. */
async function otherProcess(): Promise<ChildProcess> {
  const lock = new URL('./folderLock.ts', import.meta.url).href;
  // Held, as a server holds it: what nobody holds is collected, and the lock with it.
  const script = `globalThis.release = (await import(${JSON.stringify(lock)})).lockFolder(${JSON.stringify(dataDir)}); console.log('open'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return child;
}

test('what is stored is there when the folder is opened again', async () => {
  const first = await openDatabase({ dataDir });
  await migrate(first.db);
  const school = { id: '1001', companyName: 'A school', status: 'ACTIVE', schoolCode: '10001' } as const;
  await first.db
    .insertInto('company')
    .values({ ...school, contactName: 'Somebody', contactPhone: '19900000000' })
    .execute();
  await first.close();

  const second = await openDatabase({ dataDir });
  const schools = await second.db.selectFrom('company').select(['id', 'status']).execute();
  await second.close();
  expect(schools).toEqual([{ id: '1001', status: 'ACTIVE' }]);
});

test('a second opening of the same folder is refused and names it; after closing it is open to the next', async () => {
  const first = await openDatabase({ dataDir });
  await expect(openDatabase({ dataDir })).rejects.toThrow(`${dataDir} is in use by another process`);
  expect(() => deleteEmbeddedDatabase(dataDir)).toThrow('is in use');
  await first.close();
  await (await openDatabase({ dataDir })).close();
});

test('a folder that another process has open is refused until that process ends, even by kill -9', async () => {
  const other = await otherProcess();
  await expect(openDatabase({ dataDir })).rejects.toThrow('in use by another process');
  const ended = once(other, 'exit');
  other.kill('SIGKILL');
  await ended;
  await (await openDatabase({ dataDir })).close();
});

test('what a first start that was killed has left is thrown away', async () => {
  const unfinished = join(dataDir, 'cluster.unfinished');
  mkdirSync(join(unfinished, 'base'), { recursive: true });
  writeFileSync(join(unfinished, 'base', 'half'), 'x');
  await (await openDatabase({ dataDir })).close();
  expect(existsSync(unfinished)).toBe(false);
});

test('data of another version of PostgreSQL is refused before it is touched, and the message says what to do', async () => {
  const cluster = join(dataDir, 'cluster');
  mkdirSync(cluster, { recursive: true });
  writeFileSync(join(cluster, 'PG_VERSION'), '9\n');
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `holds a database of PostgreSQL 9; this version needs PostgreSQL ${emptyCluster.postgres}. Demo data can be made anew: \`npm run db:reset\``,
  );
  rmSync(join(cluster, 'PG_VERSION'));
  await expect(openDatabase({ dataDir })).rejects.toThrow('holds no database');
});

test('a deleted database begins empty again', async () => {
  const first = await openDatabase({ dataDir });
  await migrate(first.db);
  await first.close();
  deleteEmbeddedDatabase(dataDir);
  const second = await openDatabase({ dataDir });
  const { rows } = await sql`select tablename from pg_tables where schemaname = 'public'`.execute(second.db);
  await second.close();
  expect(rows).toEqual([]);
});

test('the image was made by the version of PGlite that is installed', async () => {
  const database = await openDatabase({ memory: true });
  const { rows } = await sql<{ version: string }>`select version()`.execute(database.db);
  await database.close();
  expect(rows[0]?.version).toContain(`(PGlite ${emptyCluster.pglite})`);
});

test('maintenance gives the planner the number of rows', async () => {
  const database = await openDatabase({ dataDir });
  const { db } = database;
  await sql`create table counted as select generate_series(1, 500)`.execute(db);
  await maintain(db);
  const { rows } = await sql`select reltuples::int as rows from pg_class where relname = 'counted'`.execute(db);
  await database.close();
  expect(rows).toEqual([{ rows: 500 }]);
});
