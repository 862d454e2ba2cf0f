import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@campus-procurement/sdk';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { startServer } from '../src/main.ts';
import { addressOf } from './addressOf.ts';
import { testDatabase } from './database.ts';
import { failureOf } from './failureOf.ts';
import { readCsv } from './readTable.ts';
import { refusingServer } from './refusingServer.ts';
import { startApp, type TestApp } from './startApp.ts';
import { tcpProxy } from './tcpProxy.ts';

const log = pino({ level: 'silent' });
const FILES_DIR = mkdtempSync(join(tmpdir(), 'campus-files-'));

describe.runIf(process.env.TEST_DATABASE_URL)('a replica for reports', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  /** Starts a server with this replica. */
  async function start(REPORT_DATABASE_URL: string) {
    const settings = { PORT: '0', DATABASE_URL: await addressOf(app.database), REPORT_DATABASE_URL, FILES_DIR };
    const told: string[] = [];
    const server = await startServer(readConfig(settings), { log, now: () => app.clock.now, tell: (line) => told.push(line) });
    onTestFinished(() => server.stop());
    const { token } = await app.as('schooladmin', 'school_admin');
    const client = createClient({ baseUrl: `${server.url}/api`, token: () => token, language: () => 'en-US' });
    const exported = async () => {
      const { taskId } = await client.projects.exportProjects({ body: { format: 'CSV', scope: 'ALL' } });
      return () => client.tasks.getTaskDetail({ path: { id: taskId } });
    };
    return { server, told, client, exported };
  }

  test('is what figures and exports are read from, and nothing else', async () => {
    const replica = await testDatabase();
    onTestFinished(() => replica.close());
    // Another database, so that what is read there can be told apart.
    await replica.db.updateTable('project').set({ projectName: 'Read from the replica' }).execute();
    const address = new URL(await addressOf(replica));
    address.searchParams.set('options', '-c default_transaction_read_only=on');
    const { server, told, client, exported } = await start(address.href);
    const { longest } = await client.projects.getProjectFigures({ query: {} });
    expect(new Set(longest.map(({ projectName }) => projectName))).toEqual(new Set(['Read from the replica']));

    const task = await exported();
    await expect.poll(async () => (await task()).status).toBe('SUCCESS');
    const { file } = await task();
    const response = await fetch(server.url + file?.url);
    const [, ...rows] = readCsv(Buffer.from(await response.arrayBuffer()));
    const { records, total } = await client.projects.queryProjectPage({ query: { scope: 'ALL' } });
    expect(rows.filter((row) => row.includes('Read from the replica'))).toHaveLength(total);
    expect(records.map(({ projectName }) => projectName)).not.toContain('Read from the replica');
    expect(told).toEqual([]);
  });

  test('that is away holds up nothing else, and is used once it answers', async () => {
    const address = await addressOf(app.database);
    const closed = await tcpProxy(address);
    await closed.close();
    const { client, exported, told } = await start(closed.url);
    expect(told).toEqual([expect.stringMatching(/^PostgreSQL at 127\.0\.0\.1:\d+ cannot be reached .*REPORT_DATABASE_URL/)]);
    expect(await failureOf(client.projects.getProjectFigures({ query: {} }))).toMatchObject({ status: 503 });
    expect((await client.projects.queryProjectPage({ query: { scope: 'ALL' } })).total).toBeGreaterThan(0);
    const task = await exported();
    await expect.poll(async () => (await task()).status).toBe('RETRYING');
    expect((await task()).errorMessage).toBe('The database is busy or does not respond.');

    const opened = await tcpProxy(address, Number(new URL(closed.url).port));
    onTestFinished(() => opened.close());
    expect((await client.projects.getProjectFigures({ query: {} })).count).toBeGreaterThan(0);
    app.clock.advance(60_000);
    await expect.poll(async () => (await task()).status).toBe('SUCCESS');
  });

  test('that cancels a query for its recovery is asked again later', async () => {
    const replica = await refusingServer('40001', 'canceling statement due to conflict with recovery');
    onTestFinished(() => void replica.close());
    const { client } = await start(`postgres://clerk@${replica.at}/campus`);
    expect(await failureOf(client.projects.getProjectFigures({ query: {} }))).toMatchObject({ status: 503 });
  });
});
