import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@campus-procurement/sdk';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { chooseRoleDept } from '../../hooks/src/menu/chooseRoleDept.ts';
import { openContext, type Preferences } from '../../scripts/browserContext.ts';
import { demoPassword } from '../../server/src/demo/seed/demoAccounts.ts';
import { startServer } from '../../server/src/main.ts';
import { dueKinds } from '../../server/src/operations/dueKinds.ts';
import { settle } from '../../server/src/operations/turnSources.ts';
import { issuersFor, type TicketOperation } from '../../server/src/platform/auth/loginIssuers.ts';
import { signTicket } from '../../server/src/platform/auth/loginTicket.ts';
import { readConfig } from '../../server/src/platform/config/config.ts';
import { openDatabase } from '../../server/src/platform/db/open.ts';
import { beat } from '../../server/src/platform/due/heartbeat.ts';
import { sweepDue } from '../../server/src/platform/due/sweepDue.ts';
import { sealingWith } from '../../server/src/platform/sealing/sealing.ts';
import { sealingKeysFor } from '../../server/src/platform/sealing/sealingKeys.ts';
import { smsCodesLog } from '../../server/test/smsCodesLog.ts';
import type { TestApp } from '../../server/test/startApp.ts';
import { sharedBrowser } from './browser.ts';

/** The answer to every captcha of the product under test. */
export const captchaText = 'seven';

interface Visit extends Partial<Pick<Preferences, 'locale' | 'scheme' | 'color'>> {
  width?: number;
  /** The visit goes on after the test, in the next ones; it can begin before them all. */
  isShared?: boolean;
  /** Done to the page before its first request. */
  prepare?: (page: Page) => unknown;
}

/**
 * The product as `npm start` serves it, on an embedded database of its own with demo data, and a browser before it. Faults of
 * the page (uncaught errors, blocked by the content security policy) end up in `faults`.
 * @param now the clock of the server
 * @param app in place of the demo data what builders have made with it; it is closed with the product
 * @param isEmpty in place of the demo data nothing, as in a new installation; `env` names the first administrator
 * @param browser one with flags of its own, which its test closes
 * @param env more settings of the server
 */
export async function startProduct({
  now = () => new Date(),
  app = null as TestApp | null,
  isEmpty = false,
  browser = null as Browser | null,
  env = {} as Record<string, string>,
} = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-'));
  if (!app && !isEmpty) cpSync(inject('seededData'), folder, { recursive: true });
  const config = readConfig({ PORT: '0', DATA_DIR: folder, ...(app && { FILES_DIR: app.filesFolder }), ...env });
  const loginIssuers = issuersFor(config);
  const smsCodes: string[] = [];
  const database = app?.database ?? (await openDatabase(config.database));
  const log = smsCodesLog(smsCodes);
  const sealing = sealingWith(sealingKeysFor(config.sealingKeys, config.database));
  const server = await startServer(
    { ...config, loginIssuers },
    {
      database,
      now,
      log,
      captcha: () => ({
        text: captchaText,
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"/>',
      }),
    },
  );
  const usedBrowser = browser ?? (await sharedBrowser());
  const contexts = new Set<BrowserContext>();
  const faults: string[] = [];

  /**
   * What a login leaves in the browser. The first role is chosen here: a page that is left before it has done so itself would have lost
   * its session.
   */
  async function sessionOf(account: string) {
    let token: string | null = null;
    const { session } = createClient({ baseUrl: `${server.url}/api`, token: () => token });
    token = (await session.login({ body: { username: account, password: demoPassword } })).access_token;
    const choice = chooseRoleDept(await session.getRoleDeptList(), null);
    if (!choice) throw new Error(`${account} holds no role`);
    token = (await session.switchDept({ body: choice })).access_token;
    return { cookies: [], origins: [{ origin: server.url, localStorage: [{ name: 'token', value: token }] }] };
  }

  async function visit(path: string, wishes: Visit, storageState?: Preferences['storageState']): Promise<Page> {
    const { locale = 'zh-CN', scheme = 'light', color, width = 1366, isShared = false, prepare } = wishes;
    const context = await openContext(usedBrowser, {
      locale,
      scheme,
      color,
      viewport: { width, height: 800 },
      baseURL: server.url,
      ...(storageState && { storageState }),
    });
    contexts.add(context);
    context.on('close', () => contexts.delete(context));
    // Twice the usual: several browsers and servers share two cores.
    context.setDefaultTimeout(60_000);
    if (!isShared) onTestFinished(() => close(context));
    context.on('weberror', (fault) => faults.push(`${fault.page()?.url()}: ${fault.error()}`));
    context.on('console', (message) => {
      if (!/Content Security Policy|Minified React error/.test(message.text())) return;
      faults.push(`${message.page()?.url()}: ${message.text()}`);
    });
    const page = await context.newPage();
    await prepare?.(page);
    await page.goto(path);
    return page;
  }

  return {
    url: server.url,
    /** What was sent by SMS: without a gateway it stands in the server's log. */
    smsCodes,
    faults,
    /** A page of its own browser profile, so that visits know nothing of each other. It is closed with the test: hundreds would not fit. */
    open: (path: string, wishes: Visit = {}): Promise<Page> => visit(path, wishes),
    /** The same for somebody who has just logged in, by a call: the form takes three times as long. */
    async openAs(account: string, path: string, wishes: Visit = {}): Promise<Page> {
      return visit(path, wishes, await sessionOf(account));
    },
    /** What an outside system signs for one of its users. */
    ticketFor(account: string, operation: TicketOperation = 'exchangeToken'): string {
      const issuer = loginIssuers.find((one) => one.operation === operation);
      if (!issuer) throw new Error(`No issuer is configured for ${operation}`);
      return signTicket({ issuer, account, nonce: randomUUID(), expireTime: new Date(Date.now() + 50_000) });
    },
    /** Lets happen what is due by the clock of the server, as the server itself does once a second. */
    async sweep() {
      const { db } = database;
      await beat(db, now());
      await sweepDue(dueKinds, { database, now, log, sealing, settle });
      const due = () => db.selectFrom('dueEvent').select('kind').where('tryAt', '<=', now()).execute();
      // What the server has begun itself is left to it.
      await expect.poll(due).toEqual([]);
    },
    async stop() {
      await Promise.all([...contexts].map(close));
      await server.stop();
      await (app ?? database).close();
    },
  };
}

/** Also where a test still holds back requests. */
async function close(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

export type Product = Awaited<ReturnType<typeof startProduct>>;

const words = {
  'zh-CN': { username: '用户名', password: '密码', submit: '登录' },
  'en-US': { username: 'Username', password: 'Password', submit: 'Log in' },
};

/** Fills in the login form and sends it. */
export async function logIn(
  page: Page,
  account: string,
  { password = demoPassword, locale = 'zh-CN' as keyof typeof words } = {},
) {
  const { username, password: passwordLabel, submit } = words[locale];
  await page.getByRole('textbox', { name: username }).fill(account);
  await page.getByLabel(passwordLabel, { exact: true }).fill(password);
  await page.getByRole('button', { name: submit, exact: true }).click();
}

/** The token that the page holds now. */
export function tokenOf(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const stored = localStorage.getItem('token');
    return stored === null ? null : stored.replace(/^"|"$/g, '');
  });
}
