import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@campus-procurement/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/db/database.ts';
import { firstPassword, roleIds } from '#test/builders/userFixture.ts';
import { migratedDatabase } from '#test/database.ts';
import { silentLog, startApp } from '#test/startApp.ts';
import { type RunningServer, startServer } from '../../main.ts';

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
const unmanaged = async (client: Client) => (await client.home.getHomeWork()).unmanagedSchools;

test('a new installation lacks a school, and a new school what purchases need, until somebody has set it up', async () => {
  const platform = await as('registrar');
  expect(await missing(platform)).toEqual(['SCHOOL']);
  const contact = { contactName: 'Somebody', contactPhone: '19900000999', loginMode: 'LOCAL' as const };
  const companyId = '7001';
  await platform.company.registerSchool({ body: { ...contact, companyId, schoolName: 'School', schoolCode: '80001' } });
  expect(await missing(platform)).toEqual([]);
  expect(await unmanaged(platform)).toEqual([{ companyId, schoolName: 'School' }]);
  const [root] = await platform.departments.getLocalDeptTree({ query: { companyId } });
  const deptId = root?.id ?? '';
  let phone = 19900000100;
  const person = (name: string, role: string) => {
    const roleDeptList = [{ roleId: roleIds[role] ?? '', deptIds: [deptId] }];
    phone += 1;
    return { body: { account: `the.${name}`, name, deptId, phone: String(phone), password: firstPassword, roleDeptList } };
  };
  const first = await platform.users.createUser(person('first', 'school_admin'));
  expect(await unmanaged(platform)).toEqual([]);
  await platform.users.updateUserStatus({ body: { id: first.id, status: 'DISABLED' } });
  expect(await unmanaged(platform)).toEqual([{ companyId, schoolName: 'School' }]);
  await platform.users.updateUserStatus({ body: { id: first.id, status: 'ENABLED' } });
  expect(await unmanaged(platform)).toEqual([]);

  const school = await as('the.first');
  const all = ['DEPT', 'PURCHASER', 'GOODS_CATEGORY', 'EXPENDITURE', 'FINANCE', 'PURCHASING_CATEGORY', 'OFFICER', 'SUPPLIER'];
  let left = [...all, 'KEEPER', 'WAREHOUSE'];
  expect(await missing(school)).toEqual(left);
  await school.departments.createDept({ body: { parentId: deptId, deptType: 1, deptName: 'Chemistry', deptCode: 'C1' } });
  left = left.filter((basis) => basis !== 'DEPT');
  expect(await missing(school)).toEqual(left);
  const roles = { PURCHASER: 'purchaser', FINANCE: 'finance', OFFICER: 'procurement_officer', KEEPER: 'warehouse_keeper' };
  for (const [basis, role] of Object.entries(roles)) {
    await school.users.createUser(person(basis.toLowerCase(), role));
    left = left.filter((one) => one !== basis);
    expect(await missing(school)).toEqual(left);
  }
  expect(left).toEqual(['GOODS_CATEGORY', 'EXPENDITURE', 'PURCHASING_CATEGORY', 'SUPPLIER', 'WAREHOUSE']);
  // Who cannot set it up is told nothing.
  expect(await missing(await as('the.purchaser'))).toEqual([]);
  expect(await unmanaged(school)).toEqual([]);
});

test('an office at work lacks nothing', async () => {
  const app = await startApp();
  expect(await missing(await app.as('admin', 'admin'))).toEqual([]);
  expect(await missing(await app.as('schooladmin', 'school_admin'))).toEqual([]);
  await app.close();
});
