import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@campus-procurement/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../../db/open.ts';
import { type RunningServer, startServer } from '../../main.ts';
import { migratedDatabase } from '../../testing/database.ts';
import { silentLog, startApp } from '../../testing/startApp.ts';
import { firstPassword, roleIds } from '../../testing/userFixture.ts';

let database: Database;
let office: RunningServer;
let filesDir: string;
beforeAll(async () => {
  database = await migratedDatabase();
  filesDir = await mkdtemp(join(tmpdir(), 'campus-files-'));
  const config = readConfig({ PORT: '0', TASK_WORKER: '0', FILES_DIR: filesDir });
  const administrator = { account: 'registrar', password: firstPassword };
  office = await startServer({ ...config, seed: 'none', administrator }, { database, log: silentLog });
});
afterAll(async () => {
  await office.stop();
  await database.close();
  await rm(filesDir, { recursive: true });
});

/** Somebody who logs in for the first time, in the only role that they have. */
async function as(account: string): Promise<Client> {
  let token: string | null = null;
  const client = createClient({ baseUrl: `${office.url}/api`, token: () => token });
  token = (await client.session.login({ body: { username: account, password: firstPassword } })).access_token;
  await client.users.updatePassword({ body: { oldPassword: firstPassword, newPassword: 'Second#Day26' } });
  const [role] = await client.session.getRoleDeptList();
  const [dept] = role?.deptList ?? [];
  const body = { roleId: role?.roleId ?? '', deptId: dept?.id ?? '', collegeId: dept?.collegeId ?? '' };
  token = (await client.session.switchDept({ body })).access_token;
  return client;
}

const missing = async (client: Client) => (await client.home.getHomeWork()).missing;

test('a new installation lacks a school, and a new school what purchases need, until somebody has set it up', async () => {
  const platform = await as('registrar');
  expect(await missing(platform)).toEqual(['SCHOOL']);
  const contact = { contactName: 'Somebody', contactPhone: '19900000999', loginMode: 'LOCAL' as const };
  const companyId = '7001';
  await platform.company.registerSchool({ body: { ...contact, companyId, schoolName: 'School', schoolCode: '80001' } });
  expect(await missing(platform)).toEqual([]);
  const [root] = await platform.departments.getLocalDeptTree({ query: { companyId } });
  const deptId = root?.id ?? '';
  const person = { deptId, phone: '19900000998', password: firstPassword };
  const held = (role: string) => [{ roleId: roleIds[role] ?? '', deptIds: [deptId] }];
  const first = { ...person, account: 'first.one', name: 'First', roleDeptList: held('school_admin') };
  await platform.users.createUser({ body: first });

  const school = await as('first.one');
  const all = ['DEPT', 'USER', 'GOODS_CATEGORY', 'EXPENDITURE', 'PURCHASING_CATEGORY', 'WAREHOUSE'];
  expect(await missing(school)).toEqual(all);
  await school.departments.createDept({ body: { parentId: deptId, deptType: 1, deptName: 'Chemistry', deptCode: 'C1' } });
  await school.users.createUser({ body: { ...person, account: 'second.one', name: 'Second', roleDeptList: held('purchaser') } });
  expect(await missing(school)).toEqual(all.slice(2));
  // Who cannot set it up is told nothing.
  expect(await missing(await as('second.one'))).toEqual([]);
});

test('an office at work lacks nothing', async () => {
  const app = await startApp();
  expect(await missing(await app.as('admin', 'admin'))).toEqual([]);
  expect(await missing(await app.as('schooladmin', 'school_admin'))).toEqual([]);
  await app.close();
});
