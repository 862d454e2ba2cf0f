import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstPassword, grant, roleIds, userInput, users } from '#test/builders/userFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let schoolAdmin: TestClient;
beforeAll(async () => {
  app = await startApp();
  schoolAdmin = await app.as('schooladmin', 'school_admin');
});
afterAll(() => app.close());

describe('creating', () => {
  test('a school administrator appoints a teacher, who logs in and has to change the password', async () => {
    const body = userInput({ gender: 'MALE', job: '讲师', casId: 'c-1' });
    const { id } = await schoolAdmin.users.createUser({ body });
    const made = await users.detail(schoolAdmin, id);
    expect(made).toMatchObject({
      account: body.account.toLowerCase(),
      source: 'LOCAL',
      companyId: '1001',
      gender: 'MALE',
      casId: 'c-1',
    });
    expect(made).toMatchObject({ status: 'ENABLED', version: 1, needChangePassword: true, roles: [{ roleCode: 'purchaser' }] });
    expect((await users.logIn(app, body.account)).needChangePassword).toBe(true);
  });

  test('the password is stored as a hash only, and not in the log', async () => {
    const { id } = await users.create(schoolAdmin, { password: 'Seldom#Seen99' });
    const { db } = app.database;
    const { passwordHash } = await db.selectFrom('appUser').select('passwordHash').where('id', '=', id).executeTakeFirstOrThrow();
    expect(passwordHash).toMatch(/^\$argon2id\$/);
    const log = await db.selectFrom('operationLog').selectAll().where('operationId', '=', 'createUser').execute();
    expect(log.length).toBeGreaterThan(0);
    expect(JSON.stringify(log)).not.toContain('Seldom#Seen99');
  });

  test.each<[string, () => Partial<Schemas['UserInput']>, object]>([
    ['a taken account', () => ({ account: 'Teacher1' }), { field: 'account', rule: 'unique' }],
    ['a taken number', () => ({ casId: '20250144' }), { field: 'casId', rule: 'unique' }],
    ['a weak password', () => ({ password: 'lowercase' }), { field: 'password', rule: 'strength' }],
    [
      'its account as password',
      () => ({ account: 'Wang.Xiaomei1', password: 'wang.xiaoMEI1' }),
      { field: 'password', rule: 'sameAsAccount' },
    ],
    ['a common password', () => ({ password: 'P@ssw0rd' }), { field: 'password', rule: 'common' }],
    ['no such department', () => ({ deptId: 'none' }), { field: 'deptId', rule: 'exists' }],
    ['no such role', () => ({ roleDeptList: grant('none', 311) }), { field: 'roleDeptList.0.roleId', rule: 'exists' }],
    [
      'a department of another school in a grant',
      () => ({ roleDeptList: grant(roleIds.purchaser, 311, 353) }),
      { field: 'roleDeptList.0.deptIds.1', rule: 'exists' },
    ],
    [
      'a role twice',
      () => ({ roleDeptList: [...grant(roleIds.purchaser, 311), ...grant(roleIds.purchaser, 312)] }),
      { field: 'roleDeptList.1.roleId', rule: 'unique' },
    ],
  ])('%s is refused', async (_what, changes, error) => {
    expect(await failureOf(users.create(schoolAdmin, changes()))).toMatchObject({
      status: 400,
      code: 4000,
      fieldErrors: [error],
    });
  });

  test('an exclusive role is held together with no other', async () => {
    const roleDeptList = [...grant(roleIds.auditor, 350), ...grant(roleIds.purchaser, 311)];
    expect(await failureOf(users.create(schoolAdmin, { roleDeptList }))).toMatchObject({ status: 200, code: 4207 });
  });

  test('of 20 who take one account at once one gets it', async () => {
    const failures = await Promise.all(
      Array.from({ length: 20 }, () =>
        failureOf(users.create(schoolAdmin, { account: 'wanted.by.all', password: firstPassword })),
      ),
    );
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.filter((failure) => failure?.fieldErrors[0]?.rule === 'unique')).toHaveLength(19);
    expect(await schoolAdmin.users.checkAccount({ query: { account: 'Wanted.By.ALL' } })).toEqual({ exists: true });
  });
});
