import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { openContext, type Preferences } from '../../scripts/browserContext.ts';
import { issuersFor, type TicketOperation } from '../../server/src/auth/loginIssuers.ts';
import { signTicket } from '../../server/src/auth/loginTicket.ts';
import { readConfig } from '../../server/src/config/config.ts';
import { startServer } from '../../server/src/main.ts';
import { smsCodesLog } from '../../server/src/testing/smsCodesLog.ts';

/** The answer to every captcha of the product under test. */
export const captchaText = 'seven';

interface Visit extends Partial<Pick<Preferences, 'locale' | 'scheme' | 'color'>> {
  width?: number;
  /** The visit goes on after the test, in the next ones; it can begin before them all. */
  isShared?: boolean;
  /** What an earlier visit has left in the browser, so that nobody has to log in again. */
  left?: Exclude<Preferences['storageState'], string | undefined>;
}

/**
 * The product as `npm start` serves it, on an embedded database of its own with demo data, and a browser before it. Faults of
 * the page (uncaught errors, blocked by the content security policy) end up in `faults`.
 * @param now the clock of the server
 * @param flags more for the browser
 * @param env more settings of the server
 */
export async function startProduct({ now = () => new Date(), flags = [] as string[], env = {} as Record<string, string> } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-'));
  cpSync(inject('seededData'), folder, { recursive: true });
  const config = readConfig({ PORT: '0', DATA_DIR: folder, ...env });
  const loginIssuers = issuersFor(config);
  const smsCodes: string[] = [];
  const server = await startServer(
    { ...config, loginIssuers },
    {
      now,
      log: smsCodesLog(smsCodes),
      captcha: () => ({
        text: captchaText,
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"/>',
      }),
    },
  );
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) throw new Error('Run the browser tests with `npm test`, which finds a Chromium.');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', ...flags];
  const browser = await chromium.launch({ executablePath, args });
  const faults: string[] = [];
  const sessions = new Map<string, ReturnType<BrowserContext['storageState']>>();

  /** What a login by the form leaves in the browser. */
  async function sessionOf(account: string) {
    const page = await product.open('/login', { isShared: true });
    await logIn(page, account);
    await page.waitForURL(/\/$/);
    const left = await page.context().storageState();
    await page.context().close();
    return left;
  }

  const product = {
    url: server.url,
    /** What was sent by SMS: without a gateway it stands in the server's log. */
    smsCodes,
    faults,
    /** A page of its own browser profile, so that visits know nothing of each other. It is closed with the test: hundreds would not fit. */
    async open(path: string, visit: Visit = {}): Promise<Page> {
      const { locale = 'zh-CN', scheme = 'light', color, width = 1366, isShared = false, left } = visit;
      const viewport = { width, height: 800 };
      const context = await openContext(browser, {
        ...{ locale, scheme, color, viewport, baseURL: server.url },
        ...(left && { storageState: left }),
      });
      // Twice the usual: several browsers and servers share two cores.
      context.setDefaultTimeout(60_000);
      if (!isShared) onTestFinished(() => close(context));
      context.on('weberror', (fault) => faults.push(`${fault.page()?.url()}: ${fault.error()}`));
      context.on('console', (message) => {
        if (!/Content Security Policy|Minified React error/.test(message.text())) return;
        faults.push(`${message.page()?.url()}: ${message.text()}`);
      });
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
    /** The same for somebody who has logged in before, in a session that all such visits share: it must not be ended or switched. */
    async openAs(account: string, path: string, visit: Visit = {}): Promise<Page> {
      const session = sessions.get(account) ?? sessionOf(account);
      sessions.set(account, session);
      return product.open(path, { ...visit, left: await session });
    },
    /** What an outside system signs for one of its users. */
    ticketFor(account: string, operation: TicketOperation = 'exchangeToken'): string {
      const issuer = loginIssuers.find((one) => one.operation === operation);
      if (!issuer) throw new Error(`No issuer is configured for ${operation}`);
      return signTicket({ issuer, account, nonce: randomUUID(), expireTime: new Date(Date.now() + 50_000) });
    },
    async stop() {
      await browser.close();
      await server.stop();
    },
  };
  return product;
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
  { password = 'Seed@2026', locale = 'zh-CN' as keyof typeof words } = {},
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
