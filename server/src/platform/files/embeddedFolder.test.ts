import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migratedEmbedded } from '#test/database.ts';
import { startServer } from '../../main.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';

const administrator = { account: 'registrar', password: 'Correct-Horse-7' };
const gone = 'embedded 01957b1e-6c00-4a10-8000-000000000a01';

let dataDir: string;
let database: Database;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'campus-data-'));
  database = await migratedEmbedded();
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

/** A folder of a database that is gone, with a content and with what its mark says. */
function leave(folder: string, mark: string | null): void {
  const key = 'a'.repeat(32);
  mkdirSync(join(folder, 'aa'), { recursive: true });
  writeFileSync(join(folder, 'aa', key), 'x');
  if (mark !== null) writeFileSync(join(folder, 'installation'), `${mark}\n`);
}

/** Starts as an embedded database does that is made anew in the data folder. */
async function start(environment: Record<string, string> = {}): Promise<void> {
  const config = readConfig({ PORT: '0', TASK_WORKER: '0', DATA_DIR: dataDir, ...environment });
  const parts = { database, log: pino({ level: 'silent' }) };
  await (await startServer({ ...config, seed: 'none', administrator }, parts)).stop();
}

function reset(environment: Record<string, string>): void {
  const server = fileURLToPath(new URL('../../..', import.meta.url));
  const script = ['--conditions=@campus-procurement/source', 'scripts/resetDatabase.ts'];
  execFileSync(process.execPath, script, {
    cwd: server,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...environment },
  });
}

test.each([
  ['without a mark', null],
  ['of another embedded database', gone],
])('files that a deleted database has left in the data folder do not keep the next one from starting: %s', async (_, mark) => {
  const folder = join(dataDir, 'files');
  leave(folder, mark);
  await start();
  expect(readFileSync(join(folder, 'installation'), 'utf8')).toMatch(/^embedded [-0-9a-f]{36}\n$/);
  expect(readFileSync(join(folder, 'installation'), 'utf8')).not.toContain(gone);
  await start();
});

test('a folder of PostgreSQL is refused, in the data folder too', async () => {
  leave(join(dataDir, 'files'), gone.replace('embedded', 'postgres'));
  await expect(start()).rejects.toThrow('belongs to another database');
});

test('a folder elsewhere is refused after the database was deleted by hand, and free after db:reset', async () => {
  const elsewhere = { FILES_DIR: join(dataDir, 'elsewhere') };
  leave(elsewhere.FILES_DIR, gone);
  await expect(start(elsewhere)).rejects.toThrow('belongs to another database');
  reset(elsewhere);
  await start(elsewhere);
});

test('db:reset deletes the files beside the database, and frees no folder of PostgreSQL', async () => {
  leave(join(dataDir, 'files'), gone);
  const elsewhere = { FILES_DIR: join(dataDir, 'elsewhere') };
  leave(elsewhere.FILES_DIR, gone.replace('embedded', 'postgres'));
  reset(elsewhere);
  expect(() => readFileSync(join(dataDir, 'files', 'installation'))).toThrow('ENOENT');
  await expect(start(elsewhere)).rejects.toThrow('belongs to another database');
});
