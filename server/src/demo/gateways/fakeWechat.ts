import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from '#platform/db/tables.ts';
import { loggable } from '#platform/failure/fault.ts';
import { confirmScan } from '#platform/wechat/confirmScan.ts';
import type { WechatProvider } from '#platform/wechat/wechatProvider.ts';

const scanMs = 3000;

/**
 * A provider for demo data and development, without any scanning: three seconds after a code was made, it binds an account whose name says
 * that it is fake.
 */
export function fakeWechat(db: Kysely<Tables>, log: Logger, now: () => Date): WechatProvider {
  async function scan(sceneKey: string) {
    // The timer does not keep the process alive.
    await delay(scanMs, undefined, { ref: false });
    await confirmScan(db, { sceneKey, openId: `fake-${sceneKey.slice(-12)}`, nickName: 'FAKE WeChat' }, now());
    log.warn({ sceneKey }, 'FAKE WECHAT, nobody has scanned a code: set WECHAT_APP_ID');
  }
  return {
    async bindingLink(sceneKey) {
      scan(sceneKey).catch((error: unknown) => log.error({ error: loggable(error) }, 'fault of the fake WeChat'));
      return `FAKE WECHAT ${sceneKey}`;
    },
    async push({ openId, title }) {
      log.warn({ openId, title }, 'FAKE WECHAT, nothing was pushed: set WECHAT_APP_ID');
      return null;
    },
    async probe() {},
  };
}
