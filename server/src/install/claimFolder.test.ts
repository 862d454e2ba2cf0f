import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@campus-procurement/sdk';
import { dayMs } from '@campus-procurement/sdk/time';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/db/database.ts';
import { up as upgrade } from '#platform/db/migrations/0122_installation.ts';
import { up as addPlace } from '#platform/db/migrations/0201_place.ts';
import { openFileStore } from '#platform/files/fileStore.ts';
import { sweepFiles } from '#platform/files/sweepFiles.ts';
import { pixel } from '#test/builders/contents.ts';
import { migratedDatabase, testDatabase } from '#test/database.ts';
import { password } from '#test/startApp.ts';
import { startServer } from '../main.ts';

const administrator = { account: 'registrar', password: 'Correct-Horse-7' };

let folder: string;
let office: Database;
let other: Database;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campus-files-'));
  [office, other] = [await testDatabase(), await migratedDatabase()];
});
afterEach(async () => {
  await Promise.all([office.close(), other.close()]);
  await rm(folder, { recursive: true });
});

const mark = () => join(folder, 'installation');
const config = () => readConfig({ PORT: '0', TASK_WORKER: '0', FILES_DIR: folder });
const quiet = { log: pino({ level: 'silent' }) };
/** An office of its own, without demo data. */
const startOther = () => startServer({ ...config(), seed: 'none', administrator }, { ...quiet, database: other });
const startOffice = () => startServer(config(), { ...quiet, database: office });

/** What lies there, but for the mark. */
function contents(): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name !== 'installation').map(({ name }) => name);
}

/** A picture that somebody has uploaded, and that lies there for two days now. */
async function uploadLongAgo(url: string): Promise<void> {
  const baseUrl = `${url}/api`;
  const { access_token, userinfo } = await createClient({ baseUrl }).session.login({ body: { username: 'teacher1', password } });
  const [role] = userinfo.roleDeptList;
  const own = createClient({ baseUrl, token: () => access_token });
  const [dept] = role?.deptList ?? [];
  const body = { roleId: role?.roleId ?? '', deptId: dept?.id ?? '', collegeId: dept?.collegeId ?? '' };
  const { access_token: token } = await own.session.switchDept({ body });
  const client = createClient({ baseUrl, token: () => token });
  await client.files.uploadFile({ body: { bizType: 'AVATAR', file: new File([pixel], 'a.png') } });
  const longAgo = new Date(Date.now() - 2 * dayMs);
  for (const name of contents()) utimesSync(join(folder, name.slice(0, 2), name), longAgo, longAgo);
}

describe('the folder of the files of one database', () => {
  beforeEach(async () => {
    const server = await startOffice();
    await uploadLongAgo(server.url);
    await server.stop();
  });

  test('is refused to another one, which is told what to do, and loses nothing', async () => {
    const before = contents();
    await expect(startOther()).rejects.toThrow(
      new RegExp(
        `${folder} belongs to another database: set FILES_DIR to .* put the line "(embedded|postgres) [-0-9a-f]{36}" into`,
      ),
    );
    expect(contents()).toEqual(before);
    await (await startOffice()).stop();
  });

  test('keeps all it holds when another one sweeps there all the same', async () => {
    const before = contents();
    // Those of the reference data, and the picture.
    expect(before.length).toBeGreaterThan(1);
    await startOther().catch(() => {});
    const later = new Date(Date.now() + 2 * dayMs);
    expect(await sweepFiles(other.db, later, openFileStore(folder, other.db))).toBe(0);
    expect(contents()).toEqual(before);
  });

  test('is taken on purpose by what the message says', async () => {
    const { message } = (await startOther().catch((error: unknown) => error)) as Error;
    writeFileSync(mark(), `${/put the line "(.*)"/.exec(message)?.[1]}\n`);
    await (await startOther()).stop();
    await expect(startOffice()).rejects.toThrow('belongs to another database');
  });

  test('is refused to a copy of the database that has got an identity of its own', async () => {
    await sql`update installation set identity = gen_random_uuid()`.execute(office.db);
    await expect(startOffice()).rejects.toThrow('belongs to another database');
  });

  describe('from before there were marks', () => {
    beforeEach(async () => {
      rmSync(mark());
      await sql`drop table installation, stored_content`.execute(office.db);
      const db = office.db as unknown as Kysely<unknown>;
      await upgrade(db);
      await addPlace(db);
    });

    test('is marked by the database that knows what it holds', async () => {
      await (await startOffice()).stop();
      expect(readFileSync(mark(), 'utf8')).toMatch(/^(embedded|postgres) [-0-9a-f]{36}\n$/);
      await expect(startOther()).rejects.toThrow('belongs to another database');
    });

    test('is refused to a new one, with demo data or without', async () => {
      await expect(startOther()).rejects.toThrow(`${folder} holds files, and this database knows none of them`);
      const demo = startServer({ ...config(), seed: 'demo' }, { ...quiet, database: other });
      await expect(demo).rejects.toThrow('this database knows none of them');
    });
  });

  test('is marked again if a process was killed while it wrote the mark', async () => {
    writeFileSync(mark(), '');
    await (await startOffice()).stop();
    expect(readFileSync(mark(), 'utf8')).not.toBe('');
  });
});

test('of two databases that start at once on an empty folder one gets it, with all its processes', async () => {
  const starts = [startOffice(), startOther(), startOffice(), startOther()];
  const [first, second, third, fourth] = await Promise.allSettled(starts);
  expect([first?.status, second?.status]).toEqual([third?.status, fourth?.status]);
  expect([first?.status, second?.status].sort()).toEqual(['fulfilled', 'rejected']);
  for (const start of await Promise.allSettled(starts)) if (start.status === 'fulfilled') await start.value.stop();
});
