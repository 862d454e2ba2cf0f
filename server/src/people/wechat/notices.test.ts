import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { element, startWechatApp, wechatFixture } from '#test/builders/wechatFixture.ts';
import type { TestApp, TestClient } from '#test/startApp.ts';

let app: TestApp;
let teacher: TestClient;
let wechat: ReturnType<typeof wechatFixture>;
beforeAll(async () => {
  app = await startWechatApp();
  teacher = await app.as('teacher1', 'purchaser');
  wechat = wechatFixture(app, teacher);
});
afterAll(() => app.close());

describe('what WeChat tells', () => {
  test('is taken only with a fresh signature of ours', async () => {
    const answer = await app.send(`/wechat/notice?${wechat.signed({ echostr: '7281' })}`);
    expect([answer.status, await answer.text()]).toEqual([200, '7281']);
    const refused = [
      new URLSearchParams(),
      wechat.signed({ signature: 'a'.repeat(40) }),
      wechat.signed({ nonce: 'n2' }),
      wechat.signed({}, 301),
    ];
    for (const search of refused) expect((await app.send(`/wechat/notice?${search}`)).status).toBe(403);
  });

  test('binds nobody if it is a text, whatever somebody has written in it', async () => {
    const sceneKey = await wechat.newCode();
    const forged = `${element('MsgType', 'event')}${element('Event', 'SCAN')}${element('EventKey', sceneKey)}`;
    const bodies = [
      `<xml>${element('FromUserName', 'openid-evil')}${element('MsgType', 'text')}<Content><![CDATA[x]]></Content>${forged}</xml>`,
      'no xml',
    ];
    for (const body of bodies) {
      const response = await app.send(`/wechat/notice?${wechat.signed()}`, { method: 'POST', body });
      expect(response.status).toBe(200);
    }
    expect(await wechat.stateOf(sceneKey)).toMatchObject({ status: 'WAITING' });
  });
});
