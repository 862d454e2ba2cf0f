import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { roleFixture } from '#test/builders/roleFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { password, startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { withoutSecrets } from './operationLog.ts';

let app: TestApp;
let admin: TestClient;
let roles: ReturnType<typeof roleFixture>;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  roles = roleFixture(app, admin);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.deleteFrom('operationLog').execute();
});

const rows = () => app.database.db.selectFrom('operationLog').selectAll().orderBy('id').execute();

test('a write is written down: who, in which role, what, when, from where', async () => {
  const body = roles.input();
  await admin.roles.saveRole({ body });
  const { id, name, companyId, currentRole, currentDept } = await admin.session.getInfo();
  expect(await rows()).toEqual([
    {
      companyId,
      id: expect.any(String),
      time: app.clock.now,
      userId: id,
      userName: name,
      roleId: currentRole?.id,
      deptId: currentDept?.id,
      operationId: 'saveRole',
      code: 0,
      reason: null,
      reasonParams: null,
      costMs: expect.any(Number),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ip: '10.0.0.1',
      request: { path: {}, query: {}, body },
      changes: null,
    },
  ]);
});

test('every kind of write is, and no read', async () => {
  const id = await roles.create();
  await admin.roles.updateRole({ body: { id, version: 1 } });
  await admin.roles.deleteRole({ path: { id } });
  await admin.roles.queryRolePage();
  await admin.menus.queryMenuTree({ body: { sysCode: 'bidding' } });
  await app.client().session.getCaptcha();
  const user = await app.loginAs('teacher1');
  await user.session.logout();
  const written = (await rows()).map(({ operationId }) => operationId);
  expect(written).toEqual(['saveRole', 'updateRole', 'deleteRole', 'login', 'switchDept', 'logout']);
});

test('a write that is refused leaves nothing behind, except where somebody reached too far', async () => {
  const body = roles.input();
  await admin.roles.saveRole({ body });
  await failureOf(admin.roles.saveRole({ body }));
  await failureOf(admin.roles.updateRole({ body: { id: 'none', version: 1 } }));
  const user = await app.loginAs('teacher1', 'purchaser');
  await failureOf(user.roles.saveRole({ body }));
  await failureOf(user.roles.queryRolePage());
  const written = (await rows()).map(({ operationId, code }) => [operationId, code]);
  expect(written).toEqual([
    ['saveRole', 0],
    ['login', 0],
    ['switchDept', 0],
    ['saveRole', 4003],
  ]);
});

test('a failed login is written down, for the user if there is one', async () => {
  const user = await app.database.db
    .selectFrom('appUser')
    .selectAll()
    .where('account', '=', 'teacher1')
    .executeTakeFirstOrThrow();
  await failureOf(app.client().session.login({ body: { username: 'teacher1', password: 'wrong' } }));
  await failureOf(app.client().session.login({ body: { username: 'Nobody', password: 'wrong' } }));
  expect(await rows()).toMatchObject([
    { operationId: 'login', code: 4001, companyId: '1001', userId: user.id, request: { body: { username: 'teacher1' } } },
    { operationId: 'login', code: 4001, companyId: '0', userId: null, request: { body: { username: 'Nobody' } } },
  ]);
});

test('passwords and tokens are in no row', async () => {
  await app.login('teacher1');
  await failureOf(app.client().session.login({ body: { username: 'teacher1', password: 'Wrong@2026' } }));
  const text = JSON.stringify(await rows());
  expect(text).not.toContain(password);
  expect(text).not.toContain('Wrong@2026');
});

test('of phone numbers too little is written to call them', async () => {
  const schoolAdmin = await app.as('schooladmin', 'school_admin');
  const { companyId, currentDept } = await schoolAdmin.session.getInfo();
  const [role] = await schoolAdmin.roles.queryRoleList({ query: { grantable: true, companyId } });
  const deptId = currentDept?.id ?? '';
  const person = { account: 'phone.masked', name: '周同', phone: '19900000777', gender: 'UNKNOWN' as const, deptId };
  await schoolAdmin.users.createUser({ body: { ...person, roleDeptList: [{ roleId: role?.id ?? '', deptIds: [deptId] }] } });
  const written = (await rows()).find(({ operationId }) => operationId === 'createUser');
  expect(written?.request).toMatchObject({ body: { account: 'phone.masked', name: '周同', phone: '199****0777', deptId } });
});

test('what the description marks writeOnly is left out at any depth', () => {
  const secret = { type: 'string', writeOnly: true };
  const schema = { properties: { list: { items: { properties: { pin: secret, name: {} } } }, pin: secret } };
  const value = { list: [{ pin: '1', name: 'a' }], pin: '2', other: { pin: 'kept: not described' } };
  expect(withoutSecrets(schema, value)).toEqual({ list: [{ name: 'a' }], other: { pin: 'kept: not described' } });
  expect(withoutSecrets({ $ref: '#/$defs/LoginInput' }, { username: 'a', password: 'b' })).toEqual({ username: 'a' });
});
