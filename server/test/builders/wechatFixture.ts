import { createHash } from 'node:crypto';
import type { Query, Schemas } from '@campus-procurement/sdk';
import { expect } from 'vitest';
import { startApp, type TestClient } from '../startApp.ts';

/** What an official account signs with. */
export const token = 'token-of-the-account';

/** The backend of a platform that has an official account. */
export const startWechatApp = () => startApp({ config: { wechat: { token } } });

/** A field of what WeChat sends. */
export const element = (name: string, value: string) => `<${name}><![CDATA[${value}]]></${name}>`;

/** A query that WeChat signs at a moment. */
export function signedAt(moment: Date, nonce = 'n1'): Record<'timestamp' | 'nonce' | 'signature', string> {
  const timestamp = String(Math.floor(moment.getTime() / 1000));
  return { timestamp, nonce, signature: createHash('sha1').update([token, timestamp, nonce].sort().join('')).digest('hex') };
}

/** What WeChat tells when somebody has scanned a code. */
export function scanned(sceneKey: string, openId: string, event = 'SCAN'): string {
  const fields = {
    ToUserName: 'gh_1',
    FromUserName: openId,
    MsgType: 'event',
    Event: event,
    EventKey: event === 'subscribe' ? `qrscene_${sceneKey}` : sceneKey,
  };
  return `<xml>${Object.entries(fields)
    .map(([name, value]) => element(name, value))
    .join('')}</xml>`;
}

/** A page of the receivers that somebody sees. */
export const receiverPage = (client: TestClient, query: Query<'queryWechatReceiverPage'> = {}) =>
  client.wechat.queryWechatReceiverPage({ query });

/** Binding accounts of WeChat, from the user's side and from that of WeChat. @param user who binds, unless a test names somebody else */
export function wechatFixture(app: Awaited<ReturnType<typeof startWechatApp>>, user: TestClient) {
  const newCode = async (client = user) => (await client.wechat.createWechatQrCode()).sceneKey;
  const stateOf = (sceneKey: string, client = user) => client.wechat.isWechatBound({ query: { sceneKey } });

  /** A query that WeChat signs, `secondsAgo`. */
  function signed(changes: Record<string, string> = {}, secondsAgo = 0): URLSearchParams {
    const moment = new Date(app.clock.now.getTime() - secondsAgo * 1000);
    return new URLSearchParams({ ...signedAt(moment), ...changes });
  }

  /** WeChat tells that somebody has scanned a code. */
  async function scan(sceneKey: string, openId: string, event = 'SCAN'): Promise<void> {
    const response = await app.send(`/wechat/notice?${signed()}`, { method: 'POST', body: scanned(sceneKey, openId, event) });
    expect([response.status, await response.text()]).toEqual([200, 'success']);
  }

  let accounts = 0;
  /** Binds one more account. @returns its row */
  async function bound(client = user): Promise<Schemas['WechatReceiver']> {
    accounts += 1;
    const lastFour = String(1000 + accounts);
    await scan(await newCode(client), `openid-of-account-${lastFour}`);
    const { records } = await receiverPage(client, { size: 200 });
    return records.find(({ openId }) => openId.endsWith(lastFour)) as Schemas['WechatReceiver'];
  }

  async function unbindAll(client = user): Promise<void> {
    for (const { id } of (await receiverPage(client, { bindStatus: 'BOUND', size: 200 })).records) {
      await client.wechat.unbindWechat({ path: { id } });
    }
  }

  return { newCode, stateOf, signed, scan, bound, unbindAll };
}
