import type { Client } from '@campus-procurement/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertYear } from '#demo/insertYear.ts';
import { grantsOf } from '#platform/auth/grants.ts';
import { startApp, type TestApp } from '../startApp.ts';
import { turnFaults } from '../turnFaults.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await insertYear(app.deps);
  app.clock.now = new Date();
  await app.sweepDue();
}, 120_000);
afterAll(() => app.close());

/** The named accounts of the demo data in each of their roles, and some of the others. */
async function everybody(): Promise<[who: string, client: Client][]> {
  const { db } = app.database;
  const users = await db
    .selectFrom('appUser')
    .select(['companyId', 'id as userId', 'account'])
    .where('status', '=', 'ENABLED')
    .orderBy('account')
    .execute();
  const all: [string, Client][] = [];
  const named = users.filter(({ account }, index) => /\d$/.test(account) || index % 10 === 0);
  for (const user of named) {
    for (const { roleCode } of await grantsOf(db, user, 'en-US')) {
      const client = await app.as(user.account, roleCode).catch(() => null);
      if (client) all.push([`${user.account} as ${roleCode}`, client]);
    }
  }
  return all;
}

const all = { current: 1, size: 1 };

/** How many records a list shows as the caller's to do; null for whom the list is not. */
const lists: Record<string, [kinds: readonly string[], total: (client: Client) => Promise<number>]> = {
  approvals: [
    ['APPROVE', 'WITNESS'],
    (client) => client.approvals.queryApprovalTaskPage({ query: { tab: 'TODO', ...all } }).then(({ total }) => total),
  ],
  acceptances: [
    ['ASSIGN_GROUP', 'SIGN_ACCEPTANCE', 'CONCLUDE'],
    (client) => client.acceptances.queryAcceptancePage({ query: { scope: 'TODO', ...all } }).then(({ total }) => total),
  ],
  documents: [
    ['CONFIRM_ENTRY', 'CONFIRM_DOCUMENT'],
    (client) => client.stock.queryStockDocumentPage({ query: { waitsForMe: true, ...all } }).then(({ total }) => total),
  ],
  requests: [
    ['SHARED_APPLY'],
    (client) => client.stock.querySharedApplyPage({ query: { tab: 'TODO', ...all } }).then(({ total }) => total),
  ],
  suppliers: [['SUPPLIER_REVIEW'], (client) => client.home.getHomeWork().then(({ todoCounts }) => todoCounts.supplier ?? 0)],
};

test('home, its numbers and all lists count the same for everybody in each role, and who is awaited may act', async () => {
  const faults: string[] = [];
  let things = 0;
  for (const [who, client] of await everybody()) {
    const work = await client.home.getHomeWork().catch(() => null);
    if (!work) continue;
    const { todo } = work;
    things += todo.count;
    const counted = new Map(todo.kinds.map(({ kind, count }) => [kind as string, count]));
    for (const [list, [kinds, read]] of Object.entries(lists)) {
      const total = await read(client).catch(() => null);
      const atHome = kinds.reduce((sum, kind) => sum + (counted.get(kind) ?? 0), 0);
      if (total !== null && total !== atHome) faults.push(`${who}: ${total} ${list}, ${atHome} at home`);
    }
    const query = { scope: 'TODO' as const, size: 100 };
    const found = await client.projects.queryProjectPage({ query }).catch(() => null);
    if (!found) continue;
    if (found.total !== todo.purchases) faults.push(`${who}: ${found.total} purchases, ${todo.purchases} at home`);
    const states = await client.projects.countProjectsByStatus({ query: { scope: 'TODO' } });
    const inStates = states.reduce((sum, { count }) => sum + count, 0);
    if (inStates !== found.total) faults.push(`${who}: ${inStates} in the states, ${found.total} in the list`);
    for (const { id } of found.records) faults.push(...(await turnFaults(who, client, id)));
  }
  expect(faults).toEqual([]);
  expect(things).toBeGreaterThan(50);
}, 600_000);

test('everybody who may act now in an unfinished purchase is awaited', async () => {
  const { db } = app.database;
  const open = await db
    .selectFrom('project')
    .select('id')
    .where('companyId', '=', '1001')
    .where('status', 'not in', ['DRAFT', 'ARCHIVED', 'TERMINATED', 'FAILED'])
    .orderBy('id')
    .execute();
  const parts = [
    ['officer1', 'procurement_officer'],
    ['teacher1', 'purchaser'],
    ['finance1', 'finance'],
    ['dean1', 'dept_approver'],
    ['inspector1', 'inspector'],
    ['keeper1', 'warehouse_keeper'],
  ] as const;
  const faults: string[] = [];
  for (const [account, role] of parts) {
    const client = await app.as(account, role);
    for (const { id } of open) faults.push(...(await turnFaults(account, client, id)));
  }
  expect(faults).toEqual([]);
}, 600_000);

test('nothing that is stored differs from the records', async () => {
  expect(await app.repairTurns()).toBe(0);
});
