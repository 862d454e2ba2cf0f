import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import type { Environment } from '#platform/config/settings.ts';
import { inWords } from '#platform/monitor/finding.ts';
import { anOfficersPurchase, bidders } from '#test/builders/aBidding.ts';
import { uploadScan } from '#test/builders/aSupplier.ts';
import { storeFlow } from '#test/builders/storeFlow.ts';
import { testDatabase } from '#test/database.ts';
import { failureOf } from '#test/failureOf.ts';
import { lentSealing } from '#test/sealed/lentSealing.ts';
import { startApp, type TestApp } from '#test/startApp.ts';
import { examine } from './examine.ts';
import type { Installation } from './installation.ts';

const key = { id: '2026', secret: 'the secret that these rounds are sealed with' };
const { sealing, have } = lentSealing([key]);

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ sealing });
  await anOfficersPurchase(await bidders(app), '40000.00');
  await app.sweepDue();
  await uploadScan(await app.withoutRole('supplier1'));
  // What the demo data have planned for the day of its clock.
  await app.database.db.deleteFrom('task').where('status', 'in', ['PENDING', 'RETRYING']).execute();
}, 120_000);
beforeEach(() => have([key]));
afterAll(() => app.close());

/** Looks at the installation with these settings. */
function look(env: Environment = {}, changes: Partial<Installation> = {}, longestMs = 60_000) {
  const settings = { DATA_DIR: app.filesFolder, FILES_DIR: app.filesFolder, SMS_WEBHOOK_URL: '', ...env };
  const installation = {
    config: readConfig(settings),
    variables: Object.keys(settings),
    database: app.database,
    files: app.files,
    sealing,
    wechat: null,
    clockJump: () => 0,
    now: () => app.clock.now,
  };
  return examine({ ...installation, ...changes }, longestMs);
}

const isEmbedded = () => app.database.kind === 'embedded';
const shown = (findings: Awaited<ReturnType<typeof look>>) =>
  findings.map(({ check, state, sentence }) => [check, state, sentence].join(' '));

test('an installation in order is found to be so, except that no codes reach phones', async () => {
  const findings = await look();
  expect(shown(findings)).toEqual([
    'SETTINGS OK settingsOk',
    'KEYS OK keysOk',
    isEmbedded() ? 'DATABASE OK embeddedOk' : 'DATABASE OK databaseOk',
    'CLOCK OK clockOk',
    'WORK OK workOk',
    expect.stringMatching(/^SPACE (OK spaceOk|WARNING spaceShort)$/),
    'FILES OK filesOk',
    'CHAINS OK chainsOk',
    'GATEWAYS WARNING smsMissing',
  ]);
  const { events, records } = findings.find(({ check }) => check === 'CHAINS')?.params ?? {};
  expect(Number(events)).toBeGreaterThan(Number(records));
});

test('every finding is a sentence in both languages, with all its values', async () => {
  for (const finding of await look()) {
    for (const language of ['zh-CN', 'en-US'] as const) expect(inWords(finding, language).text).not.toMatch(/[{}]/);
  }
});

describe('settings', () => {
  test.each<[string, Environment, Partial<Installation>, string]>([
    ['a misspelt one', {}, { variables: ['SEALING_KEY'] }, 'SETTINGS WARNING misspelt'],
    ['a lost key that nothing waits for', { ALLOW_LOST_KEYS: '2020' }, {}, 'SETTINGS WARNING lostKeysLeft'],
    ['demo accounts for everybody', { ALLOW_DEMO: '1' }, {}, 'SETTINGS WARNING demoAllowed'],
    [
      'the password of an administrator who has changed it',
      { ADMIN_ACCOUNT: 'Admin', ADMIN_PASSWORD: 'Correct-Horse-7' },
      {},
      'SETTINGS WARNING passwordLeft',
    ],
  ])('%s', async (_what, env, changes, finding) => {
    expect(shown(await look(env, changes))).toContain(finding);
  });
});

test('flows of an earlier version that leave out the owners of the cards, by name', async () => {
  const { db } = app.database;
  await storeFlow(db, [{ kind: 'ROLE', roleCode: 'dept_approver', where: 'DEPT', mode: 'ANY', ifEmpty: 'SCHOOL_ADMIN' }]);
  const found = (await look()).find(({ sentence }) => sentence === 'ownersLeft');
  expect(found).toMatchObject({ check: 'SETTINGS', state: 'WARNING', params: { school: '江海大学', names: 'Flow of a test' } });
  await storeFlow(db, null);
});

test('a key that a running bidding needs, and none at all', async () => {
  have([{ ...key, secret: 'a secret that somebody has typed instead' }]);
  expect(shown(await look())).toContain('KEYS FAULT keyAway');
  have([]);
  expect(shown(await look())).toEqual(expect.arrayContaining(['KEYS FAULT keyAway', 'KEYS WARNING noKey']));
});

test('a clock that has jumped, and clocks that differ', async () => {
  expect(shown(await look({}, { clockJump: () => 600_000 }))).toContain('CLOCK FAULT clockJumped');
  const real = Date.now;
  onTestFinished(() => {
    Date.now = real;
  });
  Date.now = () => real() + 60_000;
  // An embedded database has the clock of its process.
  expect(shown(await look())).toContain(isEmbedded() ? 'CLOCK OK clockOk' : 'CLOCK WARNING clocksApart');
});

test('a replica for reports that keeps up, is behind, belongs to another database, and is away', async () => {
  const replica = await testDatabase();
  const of = async (reports: typeof replica.db) => shown(await look({}, { database: { ...app.database, reports } }));
  const time = app.clock.now;
  await app.database.db.insertInto('sweepBeat').values({ time }).execute();
  expect(await of(app.database.db)).toContain('DATABASE OK replicaOk');
  const earlier = new Date(time.getTime() - 5 * 60_000);
  await replica.db.insertInto('sweepBeat').values({ time: earlier }).execute();
  expect(await of(replica.db)).toContain('DATABASE WARNING replicaBehind');
  await replica.db.updateTable('installation').set({ identity: randomUUID() }).execute();
  expect(await of(replica.db)).toContain('DATABASE FAULT replicaForeign');
  await replica.close();
  expect(await of(replica.db)).toContain('DATABASE FAULT replicaAway');
  await app.database.db.deleteFrom('sweepBeat').execute();
});

describe('work that nobody does', () => {
  const hourAgo = () => new Date(app.clock.now.getTime() - 3_600_000);

  test('timers', async () => {
    const { db } = app.database;
    const row = { companyId: '1001', kind: 'PROJECT_DRAFT' as const, subjectId: 'late', dueAt: hourAgo(), tryAt: hourAgo() };
    await db.insertInto('dueEvent').values(row).execute();
    const found = await look();
    await db.deleteFrom('dueEvent').where('subjectId', '=', 'late').execute();
    expect(shown(found)).toContain('WORK FAULT dueWait');
  });

  test('tasks, unless they were planned only now for a time that has passed', async () => {
    const { db } = app.database;
    const { id } = await db.selectFrom('task').select('id').where('status', '=', 'SUCCESS').executeTakeFirstOrThrow();
    const set = (status: 'PENDING' | 'SUCCESS', createTime: Date) =>
      db.updateTable('task').set({ status, executeTime: hourAgo(), createTime }).where('id', '=', id).execute();
    await set('PENDING', hourAgo());
    const found = await look();
    await set('PENDING', app.clock.now);
    const planned = await look();
    await set('SUCCESS', hourAgo());
    expect(shown(found)).toContain('WORK FAULT tasksWait');
    expect(shown(planned)).toContain('WORK OK workOk');
  });

  test('no server at all', async () => {
    const { db } = app.database;
    const later = () => new Date(app.clock.now.getTime() + 3_600_000);
    await db.deleteFrom('sweepBeat').execute();
    await db.insertInto('sweepBeat').values({ time: app.clock.now }).execute();
    expect(shown(await look({}, { now: later }))).toContain('WORK WARNING noServer');
    await db.deleteFrom('sweepBeat').execute();
  });
});

describe('files', () => {
  const anUpload = async () => {
    const { id } = await uploadScan(await app.withoutRole('supplier1'));
    const { storageKey } = await app.database.db
      .selectFrom('file')
      .select('storageKey')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, path: app.files.pathOf(storageKey) };
  };
  const forget = (id: string) => app.database.db.deleteFrom('file').where('id', '=', id).execute();

  test('one that is gone, and one that was cut off', async () => {
    const [gone, short] = [await anUpload(), await anUpload()];
    await rm(gone.path);
    await truncate(short.path, (await stat(short.path)).size - 1);
    const found = (await look()).find(({ sentence }) => sentence === 'filesMissing');
    expect(found).toMatchObject({ check: 'FILES', state: 'FAULT', params: { count: 2, names: 'licence.pdf, licence.pdf' } });
    await forget(gone.id);
    await forget(short.id);
  });

  test('a content that the database does not know, which stays where it is', async () => {
    const folder = join(app.filesFolder, 'zz');
    await mkdir(folder, { recursive: true });
    const path = join(folder, `zz${'a'.repeat(30)}`);
    await writeFile(path, 'left by a newer database');
    expect(shown(await look())).toContain('FILES WARNING filesUnknown');
    expect(await readdir(folder)).toHaveLength(1);
    await rm(folder, { recursive: true });
  });

  test('a folder that is gone is no folder without files', async () => {
    const found = await look({ FILES_DIR: join(app.filesFolder, 'not', 'there') });
    expect(shown(found)).toContain('FILES FAULT unexamined');
  });
});

describe('chained logs', () => {
  const run = (statements: string[]) =>
    statements.reduce(async (before, statement) => {
      await before;
      await sql.raw(statement).execute(app.database.db);
    }, Promise.resolve());
  const where = `where (company_id, kind, subject_id, no) = (select company_id, kind, subject_id, no from flow_event
    where kind = 'PROJECT' and no = 2 order by company_id, subject_id limit 1)`;

  test.each([
    [
      'a changed entry',
      [`update flow_event set to_status = to_status || 'X' ${where}`],
      [`update flow_event set to_status = left(to_status, -1) ${where}`],
    ],
    [
      'an entry that was taken out',
      [`create table kept_event as select * from flow_event ${where}`, `delete from flow_event ${where}`],
      ['insert into flow_event select * from kept_event', 'drop table kept_event'],
    ],
  ])('%s by somebody who has the database', async (_what, change, undo) => {
    await run(change);
    const found = await look();
    await run(undo);
    const broken = found.find(({ sentence }) => sentence === 'chainsBroken');
    expect(broken).toMatchObject({ state: 'FAULT', params: { count: 1 } });
    expect(shown(await look())).toContain('CHAINS OK chainsOk');
  });
});

describe('gateways', () => {
  async function gateway(status: number, headers: Record<string, string> = {}) {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.headers.authorization}`);
      response.writeHead(status, { date: app.clock.now.toUTCString(), ...headers }).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => void server.close());
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/codes`, asked };
  }

  test.each([
    [200, 'OK gatewayOk'],
    [405, 'OK gatewayOk'],
    [501, 'OK gatewayOk'],
    [401, 'FAULT gatewayRefuses'],
    [302, 'FAULT gatewayRedirects'],
    [503, 'FAULT gatewayFails'],
  ])('one that answers %i', async (status, found) => {
    const { url, asked } = await gateway(status, status === 302 ? { location: 'http://elsewhere.test/' } : {});
    const findings = shown(await look({ SMS_WEBHOOK_URL: url, SMS_WEBHOOK_TOKEN: 'secret' }));
    expect(findings.at(-1)).toBe(`GATEWAYS ${found}`);
    expect(asked).toEqual(['HEAD Bearer secret']);
  });

  test('one that is away, and one whose clock differs', async () => {
    expect(shown(await look({ CAS_SYNC_URL: 'http://127.0.0.1:9/users' }))).toContain('GATEWAYS FAULT gatewayAway');
    const { url } = await gateway(200, { date: new Date(app.clock.now.getTime() - 300_000).toUTCString() });
    expect(shown(await look({ REGISTRY_URL: url }))).toContain('CLOCK WARNING clockOff');
  });

  test('WeChat, which is asked for nothing but a token', async () => {
    const wechat = { bindingLink: async () => '', push: async () => null, probe: async () => {} };
    expect(shown(await look({}, { wechat }))).toContain('GATEWAYS OK wechatOk');
    const away = async () => {
      throw new Error('away');
    };
    expect(shown(await look({}, { wechat: { ...wechat, probe: away } }))).toContain('GATEWAYS FAULT wechatAway');
  });
});

test('what cannot be examined is a fault, and the rest is examined', async () => {
  const database = { ...app.database, db: app.database.db.withSchema('elsewhere') };
  const found = shown(await look({}, { database }));
  expect(found).toContain('CHAINS FAULT unexamined');
  expect(found).toContain(isEmbedded() ? 'DATABASE OK embeddedOk' : 'DATABASE OK databaseOk');
});

test('the platform reads the findings in its language; a school is refused', async () => {
  const findings = await look();
  const { deps } = app;
  const reading = await startApp({ monitor: { ...deps.monitor, examine: async () => findings } });
  onTestFinished(() => reading.close());
  const admin = await reading.as('admin', 'admin');
  const { findings: read } = await admin.home.examineInstallation();
  expect(read).toHaveLength(findings.length);
  expect(read.at(-1)).toMatchObject({
    check: 'GATEWAYS',
    state: 'WARNING',
    text: expect.stringContaining('no codes reach phones'),
  });
  const school = await reading.as('schooladmin', 'school_admin');
  expect(await failureOf(school.home.examineInstallation())).toMatchObject({ status: 403 });
});
