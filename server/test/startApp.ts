import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@campus-procurement/sdk';
import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { provideDemoFiles } from '#demo/seed/provideDemoFiles.ts';
import { repairTurns } from '#flow/turns/public.ts';
import { dueKinds } from '#operations/dueKinds.ts';
import { taskKinds } from '#operations/taskKinds.ts';
import { settle, turnSources } from '#operations/turnSources.ts';
import { AccessMemory } from '#platform/auth/accessMemory.ts';
import { grantsOf } from '#platform/auth/grants.ts';
import { lifetimeHours, type NewSession, startSession } from '#platform/auth/session.ts';
import type { Config } from '#platform/context/config.ts';
import type { Deps } from '#platform/context/context.ts';
import { Totals } from '#platform/context/totals.ts';
import { sweepDue } from '#platform/due/sweepDue.ts';
import { openFileStore } from '#platform/files/fileStore.ts';
import { RequestRing } from '#platform/monitor/requestRing.ts';
import { fakeRegistry } from '#platform/registry/fakeRegistry.ts';
import { sealingWith } from '#platform/sealing/sealing.ts';
import type { SmsCode } from '#platform/sms/sendSms.ts';
import { createWorker } from '#platform/worker/worker.ts';
import { type App, createApp } from '../src/app.ts';
import { testDatabase } from './database.ts';

/** The password of every account of the demo data. */
export const password = 'Seed@2026';
/** What the tests' servers seal with. */
export const testSealing = sealingWith([{ id: 'test', secret: 'a sealing secret that only tests use' }]);
/** A log that nobody reads. */
export const silentLog = pino({ level: 'silent' });
const baseUrl = 'http://server.test/api';

/** A client that also shows its token. */
export type TestClient = Client & { token: string };

/** The whole backend on a fresh database with the demo data, with a clock, captchas and a log that the test can see. */
export async function startApp({
  plugin,
  ...changes
}: Partial<Omit<Deps, 'config' | 'database'>> & { config?: Partial<Config>; plugin?: KyselyPlugin } = {}) {
  const lent = await testDatabase();
  const database = plugin ? { ...lent, db: lent.db.withPlugin(plugin) } : lent;
  const clock = startClock();
  const filesFolder = mkdtempSync(join(tmpdir(), 'campus-files-'));
  const files = openFileStore(filesFolder, database.db);
  await provideDemoFiles(database.db, files);
  const logLines: string[] = [];
  const captchas: string[] = [];
  const smsCodes: SmsCode[] = [];
  const deps: Deps = {
    database,
    isStopping: () => false,
    now: () => clock.now,
    captcha: () => {
      const text = `Ab${captchas.length + 10}`;
      captchas.push(text);
      return { text, svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
    },
    sendSms: (message) => smsCodes.push(message),
    registry: fakeRegistry,
    log: pino({ level: 'debug' }, { write: (line: string) => logLines.push(line) }),
    checkAnswers: true,
    taskKinds,
    settle,
    sealing: testSealing,
    wechat: {
      bindingLink: async (sceneKey) => `https://wechat.test/${sceneKey}`,
      push: async () => null,
      probe: async () => {},
    },
    files,
    totals: new Totals(),
    access: new AccessMemory(),
    monitor: {
      startTime: clock.now,
      databaseKind: database.kind,
      requests: new RequestRing(),
      clockJump: () => 0,
      eventLoopDelay: () => ({ p50Ms: 0.1, p99Ms: 1.2, maxMs: 3.4 }),
      // As the description shows it.
      examine: async () => [
        { check: 'SETTINGS', state: 'OK', sentence: 'settingsOk', params: {} },
        {
          check: 'SPACE',
          state: 'WARNING',
          sentence: 'spaceShort',
          params: { folder: '/srv/procurement/files', size: '3.1 GB' },
        },
        {
          check: 'GATEWAYS',
          state: 'FAULT',
          sentence: 'gatewayAway',
          params: { setting: 'CAS_SYNC_URL', host: 'sync.example.edu.cn', reason: 'connect ECONNREFUSED' },
        },
      ],
    },
    webBuild: 'index-test.js',
    ...changes,
    config: {
      logoutRedirectUrl: null,
      redirectOrigins: [],
      loginIssuers: [],
      casUsers: null,
      funds: null,
      schoolItems: null,
      wechat: null,
      ...changes.config,
    },
  };
  const app = createApp(deps);
  return {
    app,
    /** The parts that it is made of. */
    deps,
    database,
    clock,
    /** The texts of the captchas that were drawn, the newest last. */
    captchas,
    /** The codes that were sent to phones, the newest last. */
    smsCodes,
    /** What was logged, one JSON text per line. */
    logLines,
    /** A worker that works when it is told to. */
    newWorker: () => createWorker(deps),
    /** Lets happen what is due. @returns how much */
    sweepDue: () => sweepDue(dueKinds, deps),
    /** Finds out what is awaited, after a test has changed records without a step. */
    repairTurns: () => repairTurns(turnSources, database.db),
    ...clientsOf(app, deps),
    /** Another server on the same database, which remembers what it has seen itself. */
    anotherServer: (totals = new Totals()) => clientsOf(createApp({ ...deps, totals, access: new AccessMemory() }), deps),
    /** Sends any request below `/api`. */
    send: (path: string, init?: RequestInit, address = '10.0.0.1') => app.fetch(new Request(baseUrl + path, init), { address }),
    /** Where the contents of uploaded files lie. */
    files,
    filesFolder,
    close: async () => {
      await database.close();
      rmSync(filesFolder, { recursive: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startApp>>;

function startClock() {
  return {
    now: new Date('2026-03-02T01:00:00.000Z'),
    advance(milliseconds: number) {
      this.now = new Date(this.now.getTime() + milliseconds);
    },
  };
}

function clientsOf(app: App, { database: { db }, now }: Pick<Deps, 'database' | 'now'>) {
  /** A client with this token, or without one; its requests come from `address`, and it reads `language`. */
  const client = (token: string | null = null, address = '10.0.0.1', language = 'en-US'): Client =>
    createClient({
      baseUrl,
      token: () => token,
      fetch: (url, init) => app.fetch(new Request(url, init), { address }),
      language: () => language,
    });

  /** Logs in, without choosing a role. */
  async function login(account: string): Promise<TestClient> {
    const { access_token: token } = await client().session.login({ body: { username: account, password } });
    return Object.assign(client(token), { token });
  }

  /** Logs in and chooses a role with the first of its departments; without a role code, the first role. */
  async function loginAs(account: string, roleCode?: string): Promise<TestClient> {
    const own = await login(account);
    const choices = await own.session.getRoleDeptList();
    const role = choices.find((choice) => roleCode === undefined || choice.roleCode === roleCode);
    const dept = role?.deptList[0];
    if (!role || !dept) throw notHeld(account, roleCode);
    const body = { roleId: role.roleId, deptId: dept.id, collegeId: dept.collegeId };
    const { access_token: token } = await own.session.switchDept({ body });
    return Object.assign(client(token), { token });
  }

  const userOf = (account: string) =>
    db
      .selectFrom('appUser')
      .select(['companyId', 'id as userId'])
      .where('account', '=', account.toLowerCase())
      .executeTakeFirstOrThrow();

  /** Puts a session into the database: a login would hash a password slowly, and take two more calls to choose a role. */
  async function begin(owner: Pick<NewSession, 'companyId' | 'userId'>, role: NewSession['role']): Promise<TestClient> {
    const expireTime = new Date(now().getTime() + lifetimeHours * 3_600_000);
    const { token } = await startSession(db, { ...owner, role, expireTime, byPassword: true }, now());
    return Object.assign(client(token), { token });
  }

  /** Somebody with a session, in a role with the first of its departments; without a role code, in the first role. */
  async function as(account: string, roleCode?: string): Promise<TestClient> {
    const user = await userOf(account);
    const grants = await grantsOf(db, user, 'en-US');
    const grant = grants.find((one) => roleCode === undefined || one.roleCode === roleCode);
    if (!grant) throw notHeld(account, roleCode);
    return begin(user, { companyId: grant.roleCompanyId, id: grant.roleId, deptId: grant.dept.id });
  }

  /** Somebody with a session who has chosen no role, as suppliers have none. */
  async function withoutRole(account: string): Promise<TestClient> {
    return begin(await userOf(account), null);
  }

  return { client, login, loginAs, as, withoutRole };
}

const notHeld = (account: string, roleCode = 'any role') => new Error(`${account} does not hold ${roleCode}`);
