import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../server/src/platform/http/listen.ts';
import { type ServeWeb, serveWeb } from '../../../server/src/platform/http/serveWeb.ts';
import { aBidding, bidders } from '../../../server/test/builders/aBidding.ts';
import { aSupplier } from '../../../server/test/builders/aSupplier.ts';
import { pdf } from '../../../server/test/builders/contents.ts';
import { password, startApp } from '../../../server/test/startApp.ts';
import { tooWide, violations } from '../axe.ts';
import { sharedBrowser } from '../browser.ts';

const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const phone = { width: 390, height: 844 };
/** What a supplier types, ticks and presses from the message to a sealed quote, on a phone: the goal is three minutes for a person. */
const mostActs = 13;

let portal: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  portal = await start();
});
afterAll(() => portal.close());

/** A server with an announced purchase, the supplier that it fits, and a phone before it. */
async function start() {
  const app = await startApp();
  const people = await bidders(app, 1);
  const { id } = await aBidding(app, people);
  const registered = await aSupplier(app);
  const web = serveWeb(dist) as ServeWeb;
  const server = await listen({ host: '127.0.0.1', port: 0 }, (request) =>
    new URL(request.url).pathname.startsWith('/api/') ? app.app.fetch(request, { address: '10.0.0.1' }) : web(request),
  );
  const browser = await sharedBrowser();
  const device = { viewport: phone, locale: 'zh-CN', hasTouch: true, isMobile: true };
  const page = await browser.newPage(device);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  return {
    page,
    faults,
    id,
    account: String(people.suppliers[0]?.account),
    registered: registered.account,
    /** How the school sees the one that has registered. */
    reviewed: async () => {
      const officer = await app.as('officer1', 'procurement_officer');
      return officer.company.getCompanyDetail({ path: { id: registered.id } });
    },
    /** A phone of somebody else. */
    async another() {
      const other = await browser.newPage({ ...device, baseURL: server.url });
      onTestFinished(() => other.close());
      return other;
    },
    open: (path: string) => page.goto(`${server.url}/portal${path}`),
    async close() {
      await page.close();
      await server.close(1_000);
      await app.close();
    },
  };
}

async function looksRight(page: Page) {
  expect(await violations(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  await page.setViewportSize(phone);
}

test('anybody reads a notice in the portal, and the browser finds its fingerprint right', async () => {
  const { page, open } = portal;
  await open('/notices');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('button', { name: '核对指纹' }).click();
  await page.getByText(/^一致/).waitFor();
  await looksRight(page);
});

test('a supplier joins and quotes on a phone, survives a reload, and can prove what was sealed', async () => {
  const { page, open, id, account } = portal;
  let acts = 0;
  /** Something that the supplier does. */
  const act = (done: Promise<void>) => {
    acts += 1;
    return done;
  };
  await open(`/purchases/${id}`);
  await act(page.getByLabel('用户名').fill(account));
  await act(page.getByLabel('密码').fill(password));
  await act(page.getByRole('button', { name: '登录' }).click());
  await act(page.getByRole('button', { name: '报名' }).click());
  await act(page.getByRole('checkbox', { name: /我接受/ }).check());
  await act(page.getByRole('checkbox', { name: /利害/ }).check());
  await act(page.getByRole('dialog').getByRole('button', { name: '报名' }).click());
  await act(page.getByLabel('品牌').fill('沪科'));
  await act(page.getByLabel('型号').fill('LX-20'));
  await act(page.getByLabel(/^单价/).fill('29,000.5'));
  await page.reload();
  await expect.poll(() => page.getByLabel(/^单价/).inputValue()).toBe('29,000.5');
  await act(page.getByRole('checkbox', { name: /付款方式/ }).check());
  await act(page.getByRole('button', { name: '密封提交' }).click());
  await act(page.getByRole('dialog').getByRole('button', { name: '密封提交' }).click());
  await page.getByText('报价已送达，什么都不用再做。').waitFor();
  expect(acts).toBeLessThanOrEqual(mostActs);

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '保存回执' }).click()]);
  await page.getByLabel('用回执文件核对').setInputFiles(await download.path());
  await page.getByText(/^一致/).waitFor();
  await looksRight(page);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('用回执文件核对').isVisible(), 'a button on paper').toBe(false);
  expect(await page.getByRole('heading', { name: '报价回执' }).isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
});

test('the message about a purchase leads to it, and lists and quote fit a phone, light and dark', async () => {
  const { page, open, id, faults } = portal;
  await open(`/purchases/${id}/quote`);
  await page.getByLabel('品牌').waitFor();
  await looksRight(page);
  await open('/?part=RUNNING');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await page.getByRole('button', { name: '切换为深色' }).click();
  await looksRight(page);
  await open('/messages');
  await page
    .getByRole('main')
    .getByRole('button', { name: /查看采购/ })
    .first()
    .click();
  await page.waitForURL(`**/portal/purchases/${id}`);
  await page.getByRole('article').waitFor();
  await looksRight(page);
  expect(faults).toEqual([]);
});

test('who has just registered completes its profile on a phone, loses nothing by a reload, and waits for the review', async () => {
  const { another, registered, reviewed } = portal;
  const page = await another();
  await page.goto('/portal/');
  await page.getByLabel('用户名').fill(registered);
  await page.getByLabel('密码').fill(password);
  await page.getByRole('button', { name: '登录' }).click();
  await page.getByRole('link', { name: '去完善资料' }).click();
  await page.getByLabel('企业类型').selectOption({ label: '有限责任公司' });
  await page.getByLabel('供应商性质').selectOption({ label: '经销商' });
  await page.getByLabel('法定代表人').fill('马晓东');
  await page.getByLabel('注册地址').fill('江海市工业路 9 号');
  await page
    .getByRole('group', { name: '营业执照' })
    .getByLabel('上传扫描件')
    .setInputFiles({ name: '营业执照.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) });
  await page.getByText('营业执照.pdf').waitFor();
  await page.getByLabel('查找其他分类').fill('化学试剂');
  await page
    .getByRole('checkbox', { name: /化学试剂$/ })
    .first()
    .check();
  await page.reload();
  await page.getByText('营业执照.pdf').waitFor();
  expect(await page.getByLabel('法定代表人').inputValue()).toBe('马晓东');
  expect(await page.getByRole('checkbox', { name: /化学试剂$/ }).isChecked()).toBe(true);
  await looksRight(page);
  await page.getByRole('button', { name: '提交审核' }).click();
  await page.getByText('等待学校审核。').waitFor();
  await looksRight(page);
  expect(await reviewed()).toMatchObject({ status: 'PENDING', companyType: 'LIMITED', legalPerson: '马晓东' });
});
