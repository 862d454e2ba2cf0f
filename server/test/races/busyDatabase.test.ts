import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client as ApiClient, createClient, retries } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open.ts';
import { type RunningServer, startServer } from '../../src/main.ts';
import { addressOf } from '../addressOf.ts';
import { testDatabase } from '../database.ts';
import { password } from '../startApp.ts';

const log = pino({ level: 'silent' });

describe.runIf(process.env.TEST_DATABASE_URL)('while an operator has locked a table on PostgreSQL', () => {
  let database: Database;
  let server: RunningServer;
  let operator: Client;
  let user: ApiClient;
  beforeAll(async () => {
    database = await testDatabase();
    const DATABASE_URL = await addressOf(database);
    const FILES_DIR = mkdtempSync(join(tmpdir(), 'campus-files-'));
    const limits = { DATABASE_LOCK_TIMEOUT_SECONDS: '4' };
    server = await startServer(readConfig({ PORT: '0', TASK_WORKER: '0', DATABASE_URL, FILES_DIR, ...limits }), { log });
    operator = new Client({ connectionString: DATABASE_URL });
    await operator.connect();
    user = await loggedIn();
  });
  afterAll(async () => {
    await operator.end();
    await server.stop();
    await database.close();
  });

  async function loggedIn() {
    const body = { username: 'teacher1', password };
    const { access_token, userinfo } = await client(null).session.login({ body });
    const [choice] = userinfo.roleDeptList;
    const [dept] = choice?.deptList ?? [];
    if (!choice || !dept) throw new Error('teacher1 holds no role');
    const role = { roleId: choice.roleId, deptId: dept.id, collegeId: dept.collegeId };
    return client((await client(access_token).session.switchDept({ body: role })).access_token);
  }
  const statuses: number[] = [];
  function client(token: string | null): ApiClient {
    const seen = async (...request: Parameters<typeof fetch>) => {
      const response = await fetch(...request);
      statuses.push(response.status);
      return response;
    };
    return createClient({ baseUrl: `${server.url}/api`, token: () => token, fetch: seen, retry: retries() });
  }

  const lock = () => operator.query('begin; lock table contact in access exclusive mode');
  const unlock = () => operator.query('rollback');
  const readLocked = () => user.call('queryContactPage', { query: {} });

  test('calls that do not need it go on, and so does readiness', async () => {
    await lock();
    statuses.length = 0;
    const waiting = Array.from({ length: 30 }, readLocked);
    const others = await Promise.all(Array.from({ length: 5 }, () => user.call('countUnreadInboxMessages')));
    const ready = await fetch(`${server.url}/readyz`);
    // While those that need it still wait: nobody has been sent away.
    expect([others.length, ready.status, statuses.includes(503)]).toEqual([5, 200, false]);
    await unlock();
    await Promise.all(waiting);
  });

  test('calls that need it are told to come again, which the SDK does', async () => {
    await lock();
    statuses.length = 0;
    const read = readLocked();
    await expect.poll(() => statuses).toEqual([503]);
    await unlock();
    expect((await read).current).toBe(1);
    expect(statuses).toEqual([503, 200]);
  });

  test('a statement that takes too long is given up for a call, but not for a task', async () => {
    const settings = { url: await addressOf(database), statementTimeoutMs: 100 };
    const { db, longWork, close } = await openDatabase(settings);
    const slow = sql`select pg_sleep(0.5)`;
    await expect(slow.execute(db)).rejects.toMatchObject({ code: '57014' });
    await slow.execute(longWork);
    await close();
  });
});
