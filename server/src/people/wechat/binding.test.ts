import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiverPage, startWechatApp, wechatFixture } from '#test/builders/wechatFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { missing } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let teacher: TestClient;
let dean: TestClient;
let wechat: ReturnType<typeof wechatFixture>;
beforeAll(async () => {
  app = await startWechatApp();
  teacher = await app.as('teacher1', 'purchaser');
  dean = await app.as('dean1', 'dept_approver');
  wechat = wechatFixture(app, teacher);
});
afterAll(() => app.close());

describe('binding', () => {
  test('a code waits to be scanned, then the account is bound and receives messages', async () => {
    await wechat.unbindAll();
    expect(await teacher.wechat.isWechatBound()).toEqual({ bind: false, status: 'UNBOUND', nickName: null });
    const { sceneKey, qrCode, expireSeconds } = await teacher.wechat.createWechatQrCode();
    expect(expireSeconds).toBe(300);
    const [head, picture = ''] = qrCode.split(',');
    expect(head).toBe('data:image/svg+xml;base64');
    expect(Buffer.from(picture, 'base64').toString()).toMatch(/^<svg /);
    expect(await wechat.stateOf(sceneKey)).toEqual({ bind: false, status: 'WAITING', nickName: null });
    const logged = app.database.db.selectFrom('operationLog').select('code').where('operationId', '=', 'createWechatQrCode');
    expect(await logged.execute()).toEqual([{ code: 0 }]);
    await wechat.scan(sceneKey, 'openid-of-the-first-wxyz', 'subscribe');
    expect(await wechat.stateOf(sceneKey)).toMatchObject({ bind: true, status: 'BOUND' });
    expect(await teacher.wechat.isWechatBound()).toMatchObject({ bind: true, status: 'BOUND' });
    expect((await receiverPage(teacher)).records[0]).toMatchObject({
      openId: 'open****wxyz',
      userName: '王晓梅',
      pushState: true,
      bindStatus: 'BOUND',
      version: 1,
      allowedActions: ['EDIT_NOTE', 'DISABLE_PUSH', 'UNBIND'],
      // That in which the code was made.
      language: 'en-US',
    });
  });

  test('a code is good once, for five minutes, and until the next one', async () => {
    await wechat.unbindAll();
    const [old, fresh] = [await wechat.newCode(), await wechat.newCode()];
    expect(await wechat.stateOf(old)).toMatchObject({ status: 'CANCELLED' });
    await wechat.scan(old, 'openid-too-late');
    await wechat.scan(fresh, 'openid-in-time');
    await wechat.scan(fresh, 'openid-second-scan');
    expect((await receiverPage(teacher, { bindStatus: 'BOUND' })).total).toBe(1);

    const late = await wechat.newCode();
    const before = app.clock.now;
    app.clock.advance(300_000);
    expect(await wechat.stateOf(late)).toEqual({ bind: false, status: 'UNBOUND', nickName: null });
    await wechat.scan(late, 'openid-late');
    expect((await receiverPage(teacher, { bindStatus: 'BOUND' })).total).toBe(1);
    app.clock.now = before;
  });

  test('a code of somebody else does not exist', async () => {
    expect(await failureOf(wechat.stateOf(await wechat.newCode(), dean))).toMatchObject(missing);
  });

  test('an account that belongs to somebody else is not bound, one of the own again is', async () => {
    await wechat.unbindAll();
    await wechat.scan(await wechat.newCode(), 'openid-shared');
    const theirs = await wechat.newCode(dean);
    await wechat.scan(theirs, 'openid-shared');
    expect(await wechat.stateOf(theirs, dean)).toEqual({ bind: false, status: 'CANCELLED', nickName: null });
    const again = await wechat.newCode();
    await wechat.scan(again, 'openid-shared');
    expect(await wechat.stateOf(again)).toMatchObject({ status: 'BOUND' });
    expect((await receiverPage(teacher, { bindStatus: 'BOUND' })).total).toBe(1);
    await wechat.unbindAll();
    const free = await wechat.newCode(dean);
    await wechat.scan(free, 'openid-shared');
    expect(await wechat.stateOf(free, dean)).toMatchObject({ status: 'BOUND' });
  });

  test('a user has five accounts at most, however many scan at once', async () => {
    await wechat.unbindAll();
    for (let count = 0; count < 4; count += 1) await wechat.bound();
    const last = await wechat.newCode();
    await Promise.all(Array.from({ length: 20 }, (_, index) => wechat.scan(last, `openid-raced-${index}`)));
    expect((await receiverPage(teacher, { bindStatus: 'BOUND' })).total).toBe(5);
    expect(await failureOf(wechat.newCode())).toMatchObject({ status: 200, code: 4321 });
    await wechat.unbindAll();
  });

  test('of users who scan with one account at once, one is bound', async () => {
    await wechat.unbindAll();
    await wechat.unbindAll(dean);
    const keeper = await app.as('keeper1', 'warehouse_keeper');
    const codes = await Promise.all([wechat.newCode(), wechat.newCode(dean), wechat.newCode(keeper)]);
    await Promise.all(codes.map((code) => wechat.scan(code, 'openid-of-one-account')));
    const rows = await app.database.db
      .selectFrom('wechatReceiver')
      .select('id')
      .where('openId', '=', 'openid-of-one-account')
      .where('bindStatus', '=', 'BOUND')
      .execute();
    expect(rows).toHaveLength(1);
    await Promise.all([wechat.unbindAll(), wechat.unbindAll(dean), wechat.unbindAll(keeper)]);
  });

  test('20 codes made at once leave one that waits; 30 an hour are made', async () => {
    const client = await app.as('finance1', 'finance');
    const codes = await Promise.all(Array.from({ length: 20 }, () => wechat.newCode(client)));
    const states = await Promise.all(codes.map((code) => wechat.stateOf(code, client)));
    expect(states.filter(({ status }) => status === 'WAITING')).toHaveLength(1);
    for (let count = 0; count < 10; count += 1) await wechat.newCode(client);
    expect(await failureOf(wechat.newCode(client))).toMatchObject({ status: 429, code: 4005 });
  });

  test('there are no codes where the platform has no account', async () => {
    const without = await startApp({ wechat: null });
    const client = await without.as('teacher1', 'purchaser');
    expect(await failureOf(client.wechat.createWechatQrCode())).toMatchObject({ status: 200, code: 4101 });
    expect((await without.send('/wechat/notice', { method: 'POST', body: '<xml/>' })).status).toBe(404);
    await without.close();
  });
});
