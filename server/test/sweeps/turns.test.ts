import type { Client } from '@campus-procurement/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertYear } from '#demo/insertYear.ts';
import { grantsOf } from '#platform/auth/grants.ts';
import { listFaults, purchaseFaults } from '../countFaults.ts';
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

test('home, its numbers and all lists count the same for everybody in each role, and who is awaited may act', async () => {
  const faults: string[] = [];
  let things = 0;
  for (const [who, client] of await everybody()) {
    const work = await client.home.getHomeWork().catch(() => null);
    if (!work) continue;
    const { todo } = work;
    things += todo.count;
    faults.push(...(await listFaults(who, client, todo)));
    const found = await purchaseFaults(who, client, todo);
    if (!found) continue;
    faults.push(...found.faults);
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
