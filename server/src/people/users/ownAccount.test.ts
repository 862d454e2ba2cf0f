import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failureOf } from '#test/failureOf.ts';
import { password, startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let teacher: TestClient;
beforeEach(async () => {
  app = await startApp();
  teacher = await app.login('teacher1');
});
afterEach(() => app.close());

const phone = '19900000103';
const next = 'Spring#2026';
const minute = 60_000;
const login = (username: string, secret: string) => app.client().session.login({ body: { username, password: secret } });
type Sms = Parameters<TestClient['users']['sendPhoneCaptcha']>[0]['body'];
const send = (body: Sms, address?: string) => app.client(null, address).users.sendPhoneCaptcha({ body });

async function codeFor(body: Sms): Promise<string> {
  await send(body);
  return app.smsCodes.at(-1)?.code ?? '';
}
const other = (code: string) => (code === '000000' ? '111111' : '000000');
type Forgotten = Parameters<TestClient['users']['resetForgottenPassword']>[0]['body'];
const forgot = (body: Partial<Forgotten>) =>
  app.client().users.resetForgottenPassword({
    body: { account: 'teacher1', phone, phoneCaptcha: '000000', newPassword: next, ...body },
  });

describe('codes by SMS', () => {
  test('a code is sent to the phone, and stands in no answer, log or table', async () => {
    expect(await send({ phone, scene: 'RESET' })).toEqual({ expireSeconds: 300, resendSeconds: 60 });
    expect(app.smsCodes).toEqual([{ phone, scene: 'RESET', code: expect.stringMatching(/^\d{6}$/), expireSeconds: 300 }]);
    const stored = await app.database.db.selectFrom('phoneCaptcha').selectAll().execute();
    expect(stored[0]?.codeHash).toMatch(/^\$argon2id\$/);
    const log = await app.database.db
      .selectFrom('operationLog')
      .selectAll()
      .where('operationId', '=', 'sendPhoneCaptcha')
      .execute();
    expect(log).toHaveLength(1);
    expect(JSON.stringify([stored, log, app.logLines])).not.toContain(`"${app.smsCodes[0]?.code}"`);
  });

  test('the answer is the same where nobody has the phone, and nothing is sent', async () => {
    expect(await send({ phone: '13999999999', scene: 'RESET' })).toEqual({ expireSeconds: 300, resendSeconds: 60 });
    expect(app.smsCodes).toEqual([]);
    await send({ phone: '13999999998', scene: 'BIND' });
    expect(app.smsCodes).toHaveLength(1);
  });

  test('one a minute goes to a phone, also of 20 asked for at once', async () => {
    const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(send({ phone, scene: 'RESET' }))));
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.filter((failure) => failure?.status === 429)).toHaveLength(19);
    app.clock.advance(minute);
    await expect(send({ phone, scene: 'RESET' })).resolves.toBeDefined();
  });

  test('the third within an hour needs a captcha, and after five the hour is over', async () => {
    for (let sent = 0; sent < 2; sent += 1) {
      await send({ phone, scene: 'RESET' });
      app.clock.advance(minute);
    }
    expect(await failureOf(send({ phone, scene: 'RESET' }))).toMatchObject({ status: 200, code: 4002 });
    const solved = async () => {
      const { captchaKey } = await app.client().session.getCaptcha();
      return { captchaKey, captchaCode: app.captchas.at(-1) ?? '' };
    };
    for (let sent = 2; sent < 5; sent += 1) {
      await send({ phone, scene: 'RESET', ...(await solved()) });
      app.clock.advance(minute);
    }
    expect(await failureOf(send({ phone, scene: 'RESET', ...(await solved()) }))).toMatchObject({ status: 429 });
    expect(app.smsCodes).toHaveLength(5);
  });

  test('an address that asks for several phones needs a captcha too', async () => {
    for (const last of [1, 2]) await send({ phone: `1399999999${last}`, scene: 'BIND' });
    expect(await failureOf(send({ phone: '13999999993', scene: 'BIND' }))).toMatchObject({ status: 200, code: 4002 });
    await expect(send({ phone: '13999999993', scene: 'BIND' }, '10.0.0.2')).resolves.toBeDefined();
  });
});

describe('a forgotten password', () => {
  test('is replaced with a code: the new one works, the old one and all sessions end', async () => {
    const phoneCaptcha = await codeFor({ phone, scene: 'RESET' });
    expect(await forgot({ phoneCaptcha, account: 'Teacher1' })).toBe(true);
    expect((await failureOf(teacher.session.getInfo()))?.status).toBe(401);
    expect((await failureOf(login('teacher1', password)))?.code).toBe(4001);
    await expect(login('teacher1', next)).resolves.toMatchObject({ needChangePassword: false });
    const log = await app.database.db
      .selectFrom('operationLog')
      .selectAll()
      .where('operationId', '=', 'resetForgottenPassword')
      .execute();
    expect(log).toMatchObject([{ code: 0, userName: '王晓梅', companyId: '1001' }]);
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`${next}|"${phoneCaptcha}"`));
  });

  test('whatever does not fit together gets one answer', async () => {
    const phoneCaptcha = await codeFor({ phone, scene: 'RESET' });
    const refusal = { status: 200, code: 4002 };
    expect(await failureOf(forgot({ phoneCaptcha: other(phoneCaptcha) }))).toMatchObject(refusal);
    expect(await failureOf(forgot({ phoneCaptcha, phone: '13999999999' }))).toMatchObject(refusal);
    expect(await failureOf(forgot({ phoneCaptcha, account: 'dean1' }))).toMatchObject(refusal);
    expect(await failureOf(forgot({ account: 'nobody' }))).toMatchObject(refusal);
    await expect(login('teacher1', password)).resolves.toBeDefined();
  });

  test('a code is good for one use, by one of 20 at once', async () => {
    const phoneCaptcha = await codeFor({ phone, scene: 'RESET' });
    const failures = await Promise.all(
      Array.from({ length: 20 }, (_, n) => failureOf(forgot({ phoneCaptcha, newPassword: `Parallel#${n}` }))),
    );
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    app.clock.advance(minute);
    expect((await failureOf(forgot({ phoneCaptcha })))?.code).toBe(4002);
  });

  test('a code ends after five minutes, with the next one, and after five wrong attempts', async () => {
    const first = await codeFor({ phone, scene: 'RESET' });
    app.clock.advance(5 * minute);
    expect((await failureOf(forgot({ phoneCaptcha: first })))?.code).toBe(4002);
    const second = await codeFor({ phone, scene: 'RESET' });
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await failureOf(forgot({ account: `someone${guess}`, phoneCaptcha: other(second) })))?.code).toBe(4002);
    }
    expect((await failureOf(forgot({ phoneCaptcha: second })))?.code).toBe(4002);
  });

  test('a code for another purpose does not count', async () => {
    const phoneCaptcha = await codeFor({ phone, scene: 'BIND' });
    expect((await failureOf(forgot({ phoneCaptcha })))?.code).toBe(4002);
  });

  test('further attempts are answered ever later', async () => {
    const failures = [];
    for (let attempt = 0; attempt < 8; attempt += 1) failures.push(await failureOf(forgot({})));
    expect(failures.at(-1)).toMatchObject({ status: 429 });
  });

  test('weak passwords, common ones, the account and the last three are refused', async () => {
    expect(await failureOf(forgot({ newPassword: 'lowercase' }))).toMatchObject({ fieldErrors: [{ rule: 'strength' }] });
    expect(await failureOf(forgot({ newPassword: 'Password1' }))).toMatchObject({ fieldErrors: [{ rule: 'common' }] });
    const ofAccount = { account: 'li.wenbo-1', newPassword: 'Li.Wenbo-1' };
    expect(await failureOf(forgot(ofAccount))).toMatchObject({ fieldErrors: [{ rule: 'sameAsAccount' }] });
    const phoneCaptcha = await codeFor({ phone, scene: 'RESET' });
    expect(await failureOf(forgot({ phoneCaptcha, newPassword: password }))).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'newPassword', rule: 'reused' }],
    });
  });
});

describe('the own password', () => {
  const change = (body: Parameters<TestClient['users']['updatePassword']>[0]['body']) => teacher.users.updatePassword({ body });

  test('changes with the present one; other sessions end and this one stays', async () => {
    const elsewhere = await app.login('teacher1');
    expect(await change({ oldPassword: password, newPassword: next })).toBe(true);
    expect((await failureOf(elsewhere.session.getInfo()))?.status).toBe(401);
    await expect(teacher.session.getInfo()).resolves.toBeDefined();
    await expect(login('teacher1', next)).resolves.toBeDefined();
  });

  test('changes with a code sent to the own phone', async () => {
    const phoneCaptcha = await codeFor({ phone, scene: 'RESET' });
    expect(await failureOf(change({ phoneCaptcha: other(phoneCaptcha), newPassword: next }))).toMatchObject({ code: 4002 });
    expect(await change({ phoneCaptcha, newPassword: next })).toBe(true);
    await expect(login('teacher1', next)).resolves.toBeDefined();
  });

  test('needs one of the two', async () => {
    const refusal = { status: 400, fieldErrors: [{ field: 'oldPassword', rule: 'either' }] };
    expect(await failureOf(change({ newPassword: next }))).toMatchObject(refusal);
    expect(await failureOf(change({ oldPassword: password, phoneCaptcha: '000000', newPassword: next }))).toMatchObject(refusal);
  });

  test('a wrong present one is refused, and soon only after a while', async () => {
    const guess = () => failureOf(change({ oldPassword: 'Wrong#2026', newPassword: next }));
    expect(await guess()).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'oldPassword', rule: 'wrong', message: 'Incorrect. Try again.' }],
    });
    for (let attempt = 0; attempt < 6; attempt += 1) await guess();
    expect(await guess()).toMatchObject({ status: 429 });
  });

  test('is not one that many people choose, nor the account, and what is wrong stands at the field in both languages', async () => {
    await app.database.db.updateTable('appUser').set({ account: 'li.wenbo-1' }).where('account', '=', 'teacher1').execute();
    const told = async (newPassword: string, language: string) => {
      const { users } = app.client(teacher.token, '10.0.0.1', language);
      return (await failureOf(users.updatePassword({ body: { oldPassword: password, newPassword } })))?.fieldErrors;
    };
    const at = (rule: string, message: string) => [{ field: 'newPassword', rule, params: {}, message }];
    expect(await told('Qwerty123', 'zh-CN')).toEqual(at('common', '过于常见，容易被猜到，请换一个'));
    expect(await told('1qaz2WSX', 'en-US')).toEqual(at('common', 'Too common and easily guessed. Choose another password.'));
    expect(await told('Li.Wenbo-1', 'zh-CN')).toEqual(at('sameAsAccount', '不能与账号相同'));
    expect(await told('LI.wenbo-1', 'en-US')).toEqual(at('sameAsAccount', 'Choose a password that differs from the account.'));
    expect(await change({ oldPassword: password, newPassword: 'Li.Wenbo-12' })).toBe(true);
  });

  test('is none of the last three', async () => {
    const passwords = [password, 'Second#Pass2', 'Third#Pass3', 'Fourth#Pass4'];
    for (const [index, newPassword] of passwords.slice(1).entries()) {
      app.clock.advance(1000);
      await change({ oldPassword: passwords[index] ?? '', newPassword });
    }
    for (const newPassword of passwords.slice(1)) {
      expect(await failureOf(change({ oldPassword: 'Fourth#Pass4', newPassword }))).toMatchObject({
        fieldErrors: [{ rule: 'reused' }],
      });
    }
    expect(await change({ oldPassword: 'Fourth#Pass4', newPassword: password })).toBe(true);
  });
});

describe('the own profile and phone', () => {
  test('the profile is shown before a role is chosen, and changed', async () => {
    const before = await teacher.users.getMyProfile();
    expect(before).toMatchObject({ account: 'teacher1', phone: '199****0103', gender: 'FEMALE', hasPassword: true, version: 1 });
    expect(await teacher.users.updateMyProfile({ body: { version: 1, email: null, introduction: 'Chemist' } })).toBe(true);
    expect(await teacher.users.getMyProfile()).toEqual({ ...before, email: null, introduction: 'Chemist', version: 2 });
    expect((await failureOf(teacher.users.updateMyProfile({ body: { version: 1 } })))?.code).toBe(4090);
  });

  test('the name of a synchronised user stays', async () => {
    const user = await app.login('kongxiangrui');
    expect((await failureOf(user.users.updateMyProfile({ body: { version: 1, name: 'Other' } })))?.code).toBe(4101);
  });

  test('the phone changes with a code sent to the new one and the password', async () => {
    const body = { phone: '19900000166', phoneCaptcha: await codeFor({ phone: '19900000166', scene: 'BIND' }) };
    const change = (more: object) => failureOf(teacher.users.updateMyPhone({ body: { ...body, ...more } }));
    expect(await change({})).toMatchObject({ status: 400, fieldErrors: [{ field: 'password', rule: 'wrong' }] });
    expect(await change({ password: 'Wrong#2026' })).toMatchObject({ fieldErrors: [{ field: 'password', rule: 'wrong' }] });
    expect(await change({ password, phoneCaptcha: other(body.phoneCaptcha) })).toMatchObject({ status: 200, code: 4002 });
    expect(await change({ password })).toBeNull();
    expect((await teacher.users.getMyProfile()).phone).toBe('199****0166');
    expect((await change({ password }))?.code).toBe(4002);
  });
});
