import type { OperationId } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertYear } from '#demo/insertYear.ts';
import { Totals } from '#platform/context/totals.ts';
import { copyPurchases } from '../builders/copyPurchases.ts';
import { QueryRecorder } from '../planOfKeys.ts';
import { startApp, type TestApp, type TestClient } from '../startApp.ts';
import { readCalls } from './readCalls.ts';
import { touchedBy } from './touched.ts';

const server = process.env.TEST_DATABASE_URL;
const [few, many] = [1_000, 10_000];

/** One account for each reach of data, and those who see what others do not. */
const roles: [account: string, role?: string][] = [
  ['teacher1'],
  ['dean1'],
  ['officer1'],
  ['finance1'],
  ['auditor1'],
  ['keeper1'],
  ['schooladmin', 'school_admin'],
];

/** What reads more where there is more, and why it may. */
const growing: Partial<Record<OperationId, string>> = {
  getHomeWork: 'payments and completions of twelve months are summed up, and what is open is looked at',
  getDashboardWorkplace: 'what is open is looked at',
  getProjectFigures: 'a report over a period',
  countApprovalTasks: 'who may put another person in is told of all that is open',
  queryStrandedTurnPage: 'all that is open is looked at',
  queryStuckApprovalPage: 'all that is open is looked at',
  queryContractPage: 'total and sums join the purchases',
  queryAcceptancePage: 'the total joins the purchases',
  queryApprovalConfigPage: 'cases are counted by flow',
  queryRolePage: 'the users of each role are counted',
  getLocalDeptTree: 'the users of each department are counted',
  previewCharacterEffects: 'whom a setting concerns is counted',
  listUsersSimple: 'users are sorted by name',
  queryAutomaticUserPage: 'users who came by themselves are counted',
  queryAllSupplier: 'suppliers are counted with their filter',
};

describe.runIf(server)('with ten times as many purchases', () => {
  const recorder = new QueryRecorder();
  let app: TestApp;
  let explaining: Client;
  beforeAll(async () => {
    // Numbers of copies are not as the contract wants them, and no total is remembered.
    app = await startApp({ plugin: recorder, checkAnswers: false, totals: new Totals(Number.POSITIVE_INFINITY) });
    await insertYear(app.deps);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.database.db);
    const url = new URL(String(server));
    url.pathname = `/${rows[0]?.name}`;
    explaining = new Client({ connectionString: url.href });
    await explaining.connect();
    await explaining.query('set jit = off; set max_parallel_workers_per_gather = 0');
  }, 120_000);
  afterAll(async () => {
    await explaining.end();
    await app.close();
  });

  test('no list, count, page or search reads more rows, but for what is named', { timeout: 1_200_000 }, async () => {
    await copyPurchases(app.database.longWork, few);
    const before = await allTouched();
    await copyPurchases(app.database.longWork, many);
    const after = await allTouched();
    const grown = [...after].filter(([key, { rows }]) => rows > 2 * (before.get(key)?.rows ?? 0) + 200);
    const unnamed = grown.filter(([, { operation }]) => !(operation in growing));
    expect(unnamed.map(([key, { rows }]) => `${key}: ${before.get(key)?.rows} rows, then ${rows}`)).toEqual([]);
    const stale = Object.keys(growing).filter((name) => !grown.some(([, { operation }]) => operation === name));
    expect(stale).toEqual([]);
  });

  async function allTouched() {
    const all = new Map<string, { operation: OperationId; rows: number }>();
    const people: [string, TestClient | null][] = [['nobody', null]];
    for (const [account, role] of roles) people.push([account, await app.as(account, role)]);
    people.push(['supplier1', await app.withoutRole('supplier1')]);
    for (const [who, client] of people) {
      for (const { operation, path } of readCalls()) {
        recorder.nodes.length = 0;
        const headers: Record<string, string> = client ? { 'sdscmall-bidding': `Bearer ${client.token}` } : {};
        const { code } = (await (await app.send(path, { headers })).json()) as { code: number };
        if (code === 0) all.set(`${who} ${path}`, { operation, rows: await rowsOf(recorder) });
      }
    }
    return all;
  }

  async function rowsOf({ nodes }: QueryRecorder): Promise<number> {
    let rows = 0;
    for (const node of [...nodes]) {
      const query = app.database.db.getExecutor().compileQuery(node, { queryId: 'measured' });
      if (/^\s*(select|with)/i.test(query.sql)) rows += (await touchedBy(explaining, query)).rows;
    }
    return rows;
  }
});
