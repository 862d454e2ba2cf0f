import { createHash } from 'node:crypto';
import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../../sdk/src/generated/examples.ts';
import { seedId } from '../../db/reference/seedId.ts';
import { failureOf } from '../../testing/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '../../testing/startApp.ts';

const token = 'token-of-the-account';

let app: TestApp;
let admin: TestClient;
let school: TestClient;
let teacher: TestClient;
let dean: TestClient;
beforeAll(async () => {
  app = await startApp({ config: { wechat: { token } } });
  admin = await app.as('admin', 'admin');
  school = await app.as('schooladmin', 'school_admin');
  teacher = await app.as('teacher1', 'purchaser');
  dean = await app.as('dean1', 'dept_approver');
});
afterAll(() => app.close());

const missing = { status: 200, code: 4004 };
const wrongState = { status: 200, code: 4101 };
const page = (client: TestClient, query: Parameters<TestClient['wechat']['queryWechatReceiverPage']>[0] = {}) =>
  client.wechat.queryWechatReceiverPage(query);
const stateOf = (sceneKey: string, client = teacher) => client.wechat.isWechatBound({ query: { sceneKey } });
const newCode = async (client = teacher) => (await client.wechat.createWechatQrCode()).sceneKey;

/** Query that WeChat signs. */
function signed(changes: Record<string, string> = {}): URLSearchParams {
  const timestamp = String(Math.floor(app.clock.now.getTime() / 1000));
  const nonce = 'n1';
  const signature = createHash('sha1').update([token, timestamp, nonce].sort().join('')).digest('hex');
  return new URLSearchParams({ timestamp, nonce, signature, ...changes });
}

const element = (name: string, value: string) => `<${name}><![CDATA[${value}]]></${name}>`;

/** WeChat tells that somebody has scanned a code. */
async function scan(sceneKey: string, openId: string, event = 'SCAN') {
  const eventKey = event === 'subscribe' ? `qrscene_${sceneKey}` : sceneKey;
  const fields = [
    ['ToUserName', 'gh_1'],
    ['FromUserName', openId],
    ['MsgType', 'event'],
    ['Event', event],
    ['EventKey', eventKey],
  ];
  const body = `<xml>${fields.map(([name, value]) => element(String(name), String(value))).join('')}</xml>`;
  const response = await app.send(`/wechat/notice?${signed()}`, { method: 'POST', body });
  expect([response.status, await response.text()]).toEqual([200, 'success']);
}

let accounts = 0;
/** Binds one more account. @returns its row */
async function bound(client = teacher): Promise<Schemas['WechatReceiver']> {
  accounts += 1;
  await scan(await newCode(client), `openid-of-account-${accounts}-abcd`);
  const [row] = (await page(client)).records;
  return row as Schemas['WechatReceiver'];
}

async function unbindAll(client = teacher) {
  for (const { id } of (await page(client, { query: { bindStatus: 'BOUND', size: 200 } })).records) {
    await client.wechat.unbindWechat({ path: { id } });
  }
}

describe('binding', () => {
  test('a code waits to be scanned, then the account is bound and receives messages', async () => {
    await unbindAll();
    expect(await teacher.wechat.isWechatBound()).toEqual({ bind: false, status: 'UNBOUND', nickName: null });
    const { sceneKey, qrCode, expireSeconds } = await teacher.wechat.createWechatQrCode();
    expect(expireSeconds).toBe(300);
    const [head, picture = ''] = qrCode.split(',');
    expect(head).toBe('data:image/svg+xml;base64');
    expect(Buffer.from(picture, 'base64').toString()).toMatch(/^<svg /);
    expect(await stateOf(sceneKey)).toEqual({ bind: false, status: 'WAITING', nickName: null });
    const logged = app.database.db.selectFrom('operationLog').select('code').where('operationId', '=', 'createWechatQrCode');
    expect(await logged.execute()).toEqual([{ code: 0 }]);
    await scan(sceneKey, 'openid-of-the-first-wxyz', 'subscribe');
    expect(await stateOf(sceneKey)).toMatchObject({ bind: true, status: 'BOUND' });
    expect(await teacher.wechat.isWechatBound()).toMatchObject({ bind: true, status: 'BOUND' });
    expect((await page(teacher)).records[0]).toMatchObject({
      ...{ openId: 'open****wxyz', userName: '王晓梅', pushState: true, bindStatus: 'BOUND', version: 1 },
      allowedActions: ['EDIT_NOTE', 'DISABLE_PUSH', 'UNBIND'],
    });
  });

  test('a code is good once, for five minutes, and until the next one', async () => {
    await unbindAll();
    const [old, fresh] = [await newCode(), await newCode()];
    expect(await stateOf(old)).toMatchObject({ status: 'CANCELLED' });
    await scan(old, 'openid-too-late');
    await scan(fresh, 'openid-in-time');
    await scan(fresh, 'openid-second-scan');
    expect((await page(teacher, { query: { bindStatus: 'BOUND' } })).total).toBe(1);

    const late = await newCode();
    const before = app.clock.now;
    app.clock.advance(300_000);
    expect(await stateOf(late)).toEqual({ bind: false, status: 'UNBOUND', nickName: null });
    await scan(late, 'openid-late');
    expect((await page(teacher, { query: { bindStatus: 'BOUND' } })).total).toBe(1);
    app.clock.now = before;
  });

  test('a code of somebody else does not exist', async () => {
    expect(await failureOf(stateOf(await newCode(), dean))).toMatchObject(missing);
  });

  test('an account that belongs to somebody else is not bound, one of the own again is', async () => {
    await unbindAll();
    await scan(await newCode(), 'openid-shared');
    const theirs = await newCode(dean);
    await scan(theirs, 'openid-shared');
    expect(await stateOf(theirs, dean)).toEqual({ bind: false, status: 'CANCELLED', nickName: null });
    const again = await newCode();
    await scan(again, 'openid-shared');
    expect(await stateOf(again)).toMatchObject({ status: 'BOUND' });
    expect((await page(teacher, { query: { bindStatus: 'BOUND' } })).total).toBe(1);
    await unbindAll();
    const free = await newCode(dean);
    await scan(free, 'openid-shared');
    expect(await stateOf(free, dean)).toMatchObject({ status: 'BOUND' });
  });

  test('a user has five accounts at most, however many scan at once', async () => {
    await unbindAll();
    for (let count = 0; count < 4; count += 1) await bound();
    const last = await newCode();
    await Promise.all(Array.from({ length: 20 }, (_, index) => scan(last, `openid-raced-${index}`)));
    expect((await page(teacher, { query: { bindStatus: 'BOUND' } })).total).toBe(5);
    expect(await failureOf(newCode())).toMatchObject({ status: 200, code: 4321 });
    await unbindAll();
  });

  test('of users who scan with one account at once, one is bound', async () => {
    await unbindAll();
    await unbindAll(dean);
    const keeper = await app.as('keeper1', 'warehouse_keeper');
    const codes = await Promise.all([newCode(), newCode(dean), newCode(keeper)]);
    await Promise.all(codes.map((code) => scan(code, 'openid-of-one-account')));
    const rows = await app.database.db
      .selectFrom('wechatReceiver')
      .select('id')
      .where('openId', '=', 'openid-of-one-account')
      .where('bindStatus', '=', 'BOUND')
      .execute();
    expect(rows).toHaveLength(1);
    await Promise.all([unbindAll(), unbindAll(dean), unbindAll(keeper)]);
  });

  test('20 codes made at once leave one that waits; 30 an hour are made', async () => {
    const client = await app.as('finance1', 'finance');
    const codes = await Promise.all(Array.from({ length: 20 }, () => newCode(client)));
    const states = await Promise.all(codes.map((code) => stateOf(code, client)));
    expect(states.filter(({ status }) => status === 'WAITING')).toHaveLength(1);
    for (let count = 0; count < 10; count += 1) await newCode(client);
    expect(await failureOf(newCode(client))).toMatchObject({ status: 429, code: 4005 });
  });

  test('there are no codes where the platform has no account', async () => {
    const without = await startApp({ wechat: null });
    const client = await without.as('teacher1', 'purchaser');
    expect(await failureOf(client.wechat.createWechatQrCode())).toMatchObject({ status: 200, code: 4101 });
    expect((await without.send('/wechat/notice', { method: 'POST', body: '<xml/>' })).status).toBe(404);
    await without.close();
  });
});

describe('what WeChat tells', () => {
  test('is taken only with a fresh signature of ours', async () => {
    const answer = await app.send(`/wechat/notice?${signed({ echostr: '7281' })}`);
    expect([answer.status, await answer.text()]).toEqual([200, '7281']);
    const old = String(Math.floor(app.clock.now.getTime() / 1000) - 301);
    const signature = createHash('sha1').update([token, old, 'n1'].sort().join('')).digest('hex');
    const refused = [
      new URLSearchParams(),
      signed({ signature: 'a'.repeat(40) }),
      signed({ nonce: 'n2' }),
      signed({ timestamp: old, signature }),
    ];
    for (const search of refused) expect((await app.send(`/wechat/notice?${search}`)).status).toBe(403);
  });

  test('binds nobody if it is a text, whatever somebody has written in it', async () => {
    const sceneKey = await newCode();
    const forged = `${element('MsgType', 'event')}${element('Event', 'SCAN')}${element('EventKey', sceneKey)}`;
    const bodies = [
      `<xml>${element('FromUserName', 'openid-evil')}${element('MsgType', 'text')}<Content><![CDATA[x]]></Content>${forged}</xml>`,
      'no xml',
    ];
    for (const body of bodies) {
      const response = await app.send(`/wechat/notice?${signed()}`, { method: 'POST', body });
      expect(response.status).toBe(200);
    }
    expect(await stateOf(sceneKey)).toMatchObject({ status: 'WAITING' });
  });
});

describe('a receiver', () => {
  test('is switched, annotated and unbound by its user', async () => {
    await unbindAll();
    const { id } = await bound();
    const row = async () => (await page(teacher)).records[0];
    await teacher.wechat.updateWechatPushState({ body: { id, version: 1, pushState: false } });
    expect(await row()).toMatchObject({ pushState: false, version: 2, allowedActions: ['EDIT_NOTE', 'ENABLE_PUSH', 'UNBIND'] });
    const stale = teacher.wechat.updateWechatNickNameNotes({ body: { id, version: 1, nickNameNotes: 'Mine' } });
    expect(await failureOf(stale)).toMatchObject({ code: 4090 });
    await teacher.wechat.updateWechatNickNameNotes({ body: { id, version: 2, nickNameNotes: 'Mine' } });
    expect(await row()).toMatchObject({ nickNameNotes: 'Mine', version: 3 });
    await teacher.wechat.updateWechatNickNameNotes({ body: { id, version: 3, nickNameNotes: '' } });
    expect(await row()).toMatchObject({ nickNameNotes: null });
    await teacher.wechat.unbindWechat({ path: { id } });
    expect(await row()).toMatchObject({ bindStatus: 'CANCELLED', pushState: false, allowedActions: [] });
    expect(await failureOf(teacher.wechat.unbindWechat({ path: { id } }))).toMatchObject(wrongState);
    const late = teacher.wechat.updateWechatPushState({ body: { id, version: 5, pushState: true } });
    expect(await failureOf(late)).toMatchObject(wrongState);
  });

  test('of somebody else is reached by who keeps them, within the data scope', async () => {
    const { id } = await bound();
    const users = async (client: TestClient) =>
      new Set((await page(client, { query: { size: 200 } })).records.map(({ userName }) => userName));
    expect([...(await users(dean))]).toEqual(['陈志衡']);
    expect(await failureOf(dean.wechat.unbindWechat({ path: { id } }))).toMatchObject(missing);
    expect(await users(school)).toContain('王晓梅');
    const companies = app.database.db
      .selectFrom('wechatReceiver')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('companyId', '=', '1001');
    expect((await page(school)).total).toBe((await companies.executeTakeFirstOrThrow()).total);
    expect((await page(admin)).total).toBeGreaterThan((await page(school)).total);
    await school.wechat.unbindWechat({ path: { id } });
  });

  test('is found by a part of its names, its switch and its state, in the order asked for', async () => {
    expect((await page(school, { query: { keyword: '晓梅' } })).records.every(({ userName }) => userName === '王晓梅')).toBe(
      true,
    );
    for (const row of (await page(school, { query: { pushState: false, bindStatus: 'BOUND' } })).records) {
      expect(row).toMatchObject({ pushState: false, bindStatus: 'BOUND' });
    }
    const times = (await page(school, { query: { sort: 'bindTime,asc', size: 200 } })).records.map(({ bindTime }) => bindTime);
    expect(times).toEqual([...times].sort());
  });
});

test('the examples of the description are answers of the demo data', async () => {
  const fresh = await startApp();
  const client = await fresh.as('teacher1', 'purchaser');
  expect(await page(client)).toEqual(examples.queryWechatReceiverPage.data);
  expect(await client.wechat.isWechatBound()).toEqual(examples.isWechatBound.data);
  const id = seedId('wechatReceiver', 5301);
  // In Chinese, as the examples are.
  const answer = async (path: string, { token: bearer } = client) =>
    (await (await fresh.send(path, { headers: { 'sdscmall-bidding': `Bearer ${bearer}` } })).json()).data;
  expect(await answer('/ms/userWechatMessage/sendLog/page')).toEqual(examples.queryWechatSendLogPage.data);
  const relations = await answer(`/ms/userMessageSceneRelation/wechat/list?receiverId=${id}`);
  expect(relations).toEqual(examples.listWechatMessageScenes.data);
  expect(await answer('/ms/messageSceneSubject/list')).toEqual(examples.listMessageSceneSubjects.data);
  const notAdded = await answer(`/ms/userMessageSceneRelation/queryNotAdded?receiverId=${id}`, await fresh.as('admin', 'admin'));
  expect(notAdded).toEqual(examples.queryMessageScenesNotAdded.data);
  expect(examples.updateWechatPushState.request).toMatchObject({ id: seedId('wechatReceiver', 5301) });
  await fresh.close();
});
