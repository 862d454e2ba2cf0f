import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LoginIssuer } from '#platform/auth/loginIssuers.ts';
import { signTicket } from '#platform/auth/loginTicket.ts';
import { firstPassword, userInput, users } from '#test/builders/userFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

const issuer: LoginIssuer = { issuer: 'sso', operation: 'exchangeToken', schools: ['1001'], secret: 'x'.repeat(32) };
const day = 24 * 3600_000;
const fortnight = 14 * day;
const next = 'Spring#2026';
const phone = '19900000161';

let app: TestApp;
let admin: TestClient;
let account: string;
let id: string;
beforeEach(async () => {
  app = await startApp({ config: { loginIssuers: [issuer] } });
  admin = await app.as('schooladmin', 'school_admin');
  const body = userInput();
  account = body.account;
  ({ id } = await admin.users.createUser({ body }));
});
afterEach(() => app.close());

const logIn = (password = firstPassword) => users.logIn(app, account, password);
/** Both the session and the throttle of the administrator are of an earlier time then. */
const later = async (milliseconds: number) => {
  app.clock.advance(milliseconds);
  admin = await app.as('schooladmin', 'school_admin');
};
const expired = {
  status: 200,
  code: 4009,
  msg: 'Your initial password has expired. Ask an administrator to reset the password.',
};

describe('an initial password', () => {
  test('admits for 14 days, then the right one is told so, and a wrong one nothing', async () => {
    app.clock.advance(fortnight - 1);
    await expect(logIn()).resolves.toMatchObject({ needChangePassword: true });
    app.clock.advance(1);
    expect(await failureOf(logIn())).toMatchObject(expired);
    const chinese = app.client(null, '10.0.0.1', 'zh-CN').session.login({ body: { username: account, password: firstPassword } });
    expect((await failureOf(chinese))?.msg).toBe('初始密码已过期，请联系管理员重置密码');
    app.clock.advance(day);
    expect(await failureOf(logIn('Wrong#2026'))).toMatchObject({ code: 4001, msg: 'Wrong username or password.' });
    const { db } = app.database;
    const log = await db.selectFrom('operationLog').select('code').where('operationId', '=', 'login').orderBy('id').execute();
    expect(log.slice(-3).map(({ code }) => code)).toEqual([4009, 4009, 4001]);
  });

  test('that has expired counts as a failed login, so that nobody finds it by trying', async () => {
    app.clock.advance(fortnight);
    const failures = [];
    for (let attempt = 0; attempt < 4; attempt += 1) failures.push(await failureOf(logIn()));
    expect(failures[2]?.data).toEqual({ captchaRequired: true });
    expect(failures[3]).toMatchObject({ code: 4002 });
  });

  test('that was changed in time does not expire', async () => {
    const { access_token: token } = await logIn();
    const own = app.client(token);
    expect((await failureOf(own.session.getRoleDeptList()))?.code).toBe(4008);
    await own.users.updatePassword({ body: { oldPassword: firstPassword, newPassword: next } });
    await expect(own.session.getRoleDeptList()).resolves.toHaveLength(1);
    await later(fortnight);
    await expect(logIn(next)).resolves.toMatchObject({ needChangePassword: false });
    expect(await users.detail(admin, id)).toMatchObject({ needChangePassword: false, initialPasswordExpireTime: null });
  });

  test('can be changed with a code that was sent to the phone, too', async () => {
    const { access_token: token } = await logIn();
    const own = app.client(token);
    await own.users.sendPhoneCaptcha({ body: { phone, scene: 'RESET' } });
    await own.users.updatePassword({ body: { phoneCaptcha: app.smsCodes.at(-1)?.code ?? '', newPassword: next } });
    await expect(own.session.getInfo()).resolves.toMatchObject({ needChangePassword: false });
  });

  test('has an end that the administrator sees, and a reset gives another 14 days', async () => {
    expect(await users.detail(admin, id)).toMatchObject({
      needChangePassword: true,
      initialPasswordExpireTime: '2026-03-16T09:00:00+08:00',
    });
    await later(20 * day);
    const { tempPassword } = await users.reset(admin, id);
    expect((await users.detail(admin, id)).initialPasswordExpireTime).toBe('2026-04-05T09:00:00+08:00');
    await expect(logIn(tempPassword)).resolves.toMatchObject({ needChangePassword: true });
    app.clock.advance(fortnight);
    expect(await failureOf(logIn(tempPassword))).toMatchObject(expired);
  });

  test('is ended by a new one that the owner of the phone sets, also when it has expired', async () => {
    app.clock.advance(fortnight);
    await app.client().users.sendPhoneCaptcha({ body: { phone, scene: 'RESET' } });
    const phoneCaptcha = app.smsCodes.at(-1)?.code ?? '';
    await app.client().users.resetForgottenPassword({ body: { account, phone, phoneCaptcha, newPassword: next } });
    const { access_token: token, needChangePassword } = await logIn(next);
    expect(needChangePassword).toBe(false);
    await expect(app.client(token).session.getRoleDeptList()).resolves.toHaveLength(1);
  });

  test('of an import expires alike', async () => {
    const rows = [{ account: 'imported.one', name: 'Imported', phone, dept: '1305', roles: ['purchaser'] }];
    const { users: made } = await admin.users.importUsers({ body: { rows, withPasswords: true } });
    const [{ account: username = '', initialPassword }] = made as [(typeof made)[number]];
    app.clock.advance(fortnight);
    const attempt = app.client().session.login({ body: { username, password: initialPassword ?? '' } });
    expect(await failureOf(attempt)).toMatchObject(expired);
  });
});

test('a ticket admits as ever: who comes with one may not know a password that nobody has used', async () => {
  const ticket = () => {
    const expireTime = new Date(app.clock.now.getTime() + 30_000);
    return signTicket({ issuer, account, nonce: `nonce-${app.clock.now.getTime()}`, expireTime });
  };
  const enter = async () => {
    const issued = await app.client().session.exchangeToken({ query: { token: ticket() } });
    expect(issued).toMatchObject({ needChangePassword: false, userinfo: { needChangePassword: false } });
    const { session } = app.client(issued.access_token);
    const [{ roleId = '', deptList: [dept] = [] } = {}] = await session.getRoleDeptList();
    const body = { roleId, deptId: dept?.id ?? '', collegeId: dept?.collegeId ?? '' };
    const acting = app.client((await session.switchDept({ body })).access_token);
    await expect(acting.session.getUserMenu()).resolves.not.toEqual([]);
    await expect(acting.session.getInfo()).resolves.toMatchObject({ role: 'purchaser', needChangePassword: false });
  };
  await enter();
  app.clock.advance(fortnight);
  await enter();
  // The password is still the initial one, and has expired.
  expect(await failureOf(logIn())).toMatchObject(expired);
});
