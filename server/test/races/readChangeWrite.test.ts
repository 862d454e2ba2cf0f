import { bodyOf } from '@campus-procurement/sdk/bodies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf } from '../failureOf.ts';
import { startApp, type TestApp, type TestClient } from '../startApp.ts';

let app: TestApp;
let admin: TestClient;
let schoolAdmin: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  schoolAdmin = await app.as('schooladmin', 'school_admin');
});
afterAll(() => app.close());

const first = <T>([row]: T[]): T => {
  if (!row) throw new Error('The demo data have no such row');
  return row;
};

/** For each operation: a row that was read, what `bodyOf` makes of it, and the call that writes. */
const trips = {
  async updateRole() {
    const { records } = await schoolAdmin.roles.queryRolePage({ query: { roleName: 'asset_checker' } });
    const row = await schoolAdmin.roles.queryRoleDetail({ path: { id: first(records).id } });
    const body = bodyOf('updateRole', row, { roleName: 'Asset checker' });
    return { row, body, write: (sent: typeof body) => schoolAdmin.roles.updateRole({ body: sent }) };
  },
  async updateUser() {
    const { records } = await schoolAdmin.users.querySchoolUserPage({ query: { keyword: 'teacher1' } });
    const { roleDeptList: _, ...row } = await schoolAdmin.users.getUserDetail({ path: { id: first(records).id } });
    const body = bodyOf('updateUser', row, { job: 'Professor' });
    return { row, body, write: (sent: typeof body) => schoolAdmin.users.updateUser({ body: sent }) };
  },
  async updateDept() {
    // The root has no department above it, and no body may say so.
    const row = first(await schoolAdmin.departments.getLocalDeptTree());
    const body = bodyOf('updateDept', row, { deptName: 'University' });
    return { row, body, write: (sent: typeof body) => schoolAdmin.departments.updateDept({ body: sent }) };
  },
  async updateDictEntry() {
    const row = first((await admin.dictionary.queryDictEntryPage({ query: { dictType: 'unit' } })).records);
    const body = bodyOf('updateDictEntry', row, { sort: 7 });
    return { row, body, write: (sent: typeof body) => admin.dictionary.updateDictEntry({ path: row, body: sent }) };
  },
  async updatePurchasingExecution() {
    const rows = await admin.purchasingConfig.listPurchasingExecutions({ query: { companyId: '1001' } });
    const row = first(rows.filter(({ bidConfig }) => bidConfig !== null));
    const body = bodyOf('updatePurchasingExecution', row, { executionName: 'Bidding on line' });
    return {
      row,
      body,
      write: (sent: typeof body) => admin.purchasingConfig.updatePurchasingExecution({ path: row, body: sent }),
    };
  },
  async updateSchool() {
    const row = await admin.company.getSchoolDetail({ path: { id: '1001' } });
    const body = bodyOf('updateSchool', row, { city: 'Jinan' });
    return { row, body, write: (sent: typeof body) => admin.company.updateSchool({ body: sent }) };
  },
};

test.each(Object.entries(trips))(
  'a row that was read and changed is written by %s with bodyOf, and refused without',
  async (_id, trip) => {
    const { row, body, write } = await trip();
    const refused = await failureOf((write as (sent: object) => Promise<unknown>)(row));
    expect(refused).toMatchObject({
      status: 400,
      fieldErrors: expect.arrayContaining([expect.objectContaining({ rule: 'unknown' })]),
    });
    expect(await (write as (sent: object) => Promise<unknown>)(body)).toBe(true);
  },
);
