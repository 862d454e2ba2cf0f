import { afterEach, beforeEach, expect, test } from 'vitest';
import { failureOf } from '#test/failureOf.ts';
import { password, startApp, type TestApp } from '#test/startApp.ts';
import { zhCN } from '../i18n/zhCN.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

const lines = () => app.logLines.map((line) => JSON.parse(line));

test('each request is one line', async () => {
  const user = await app.as('teacher1');
  app.logLines.length = 0;
  await user.session.getInfo();
  await failureOf(user.roles.queryRolePage({ query: { roleName: 'something' } }));
  const { id } = await user.session.getInfo();
  expect(lines().slice(0, 2)).toMatchObject([
    { msg: 'request', method: 'GET', path: '/api/api/supp/auth/getInfo', operation: 'getInfo', status: 200, code: 0, userId: id },
    { msg: 'request', method: 'GET', path: '/api/sys/role/queryRolePage', operation: 'queryRolePage', status: 403, code: 4003 },
  ]);
  expect(app.logLines).toHaveLength(3);
});

test('a fault is logged with its stack and the id of its request, and answered without either', async () => {
  const user = await app.as('schooladmin', 'school_admin');
  await app.database.db.schema.alterTable('role_menu').renameTo('role_menu_gone').execute();
  const response = await app.send('/sys/role/queryRolePage', { headers: { 'sdscmall-bidding': `Bearer ${user.token}` } });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ code: 5000, msg: zhCN.failure.internal, data: null });
  const fault = lines().find(({ msg }) => msg === 'fault');
  expect(fault).toMatchObject({ level: 50, requestId: response.headers.get('x-request-id'), operation: 'queryRolePage' });
  expect(fault.error.stack).toContain('role_menu');
});

test('passwords, tokens and query values are in no line, not even when the database fails', async () => {
  const user = await app.as('teacher1');
  await failureOf(app.client().session.login({ body: { username: 'teacher1', password: 'Wrong@2026' } }));
  await failureOf(user.departments.getLocalDeptTree({ query: { deptName: 'canary-query' } }));
  const administrator = await app.as('schooladmin', 'school_admin');
  await app.database.db.schema.alterTable('role').renameColumn('remark', 'remark_gone').execute();
  const page = administrator.roles.queryRolePage({ query: { roleName: 'canary-query' } });
  expect((await failureOf(page))?.status).toBe(500);
  await app.database.db.schema.alterTable('role').renameColumn('remark_gone', 'remark').execute();
  await app.send(`/auth/logout?token=${user.token}`, { headers: { cookie: `token=${user.token}` } });
  await app.database.db.schema.alterTable('operation_log').renameTo('operation_log_gone').execute();
  expect((await failureOf(app.client().session.login({ body: { username: 'teacher1', password } })))?.status).toBe(500);
  await app.database.db.schema.alterTable('app_user').renameTo('app_user_gone').execute();
  expect((await failureOf(user.session.getInfo()))?.status).toBe(500);
  const text = app.logLines.join('');
  expect(text).toContain('fault');
  for (const secret of [password, 'Wrong@2026', user.token, 'canary-query', '$argon2id$']) expect(text).not.toContain(secret);
});

test('an answer that breaks the contract is a fault in tests, and the log names the field', async () => {
  const user = await app.as('teacher1');
  await breakNames();
  expect(await failureOf(user.session.getInfo())).toMatchObject({ status: 500, code: 5000 });
  expect(lines().find(({ msg }) => msg === 'fault').error.message).toBe(
    'The answer of getInfo breaks the contract: name (minLength)',
  );
});

async function breakNames() {
  await app.database.db.schema.alterTable('app_user').dropConstraint('app_user_name_check').execute();
  await app.database.db.updateTable('appUser').set({ name: '' }).execute();
}
