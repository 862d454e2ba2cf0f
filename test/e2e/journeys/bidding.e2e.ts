import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { callersOf, movableClock } from '../callers.ts';
import { logIn, type Product, startProduct } from '../product.ts';

const clock = movableClock();
let product: Product;
let callers: ReturnType<typeof callersOf>;
beforeAll(async () => {
  product = await startProduct({ now: clock.now, env: { TRUST_PROXY: '1' } });
  callers = callersOf(product);
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

const name = '荧光定量 PCR 仪';
const password = 'Seed@2026';

/** A browser of somebody who has just logged in. */
async function enter(account: string, path: string): Promise<Page> {
  const page = await product.open('/login');
  await logIn(page, account);
  await page.waitForURL(/\/$/);
  await page.goto(path);
  return page;
}

/** A phone of a supplier in the portal. */
async function phone(account: string, path: string): Promise<Page> {
  const page = await product.open(`/portal${path}`, { width: 390 });
  await page.getByLabel('用户名').fill(account);
  await page.getByLabel('密码').fill(password);
  await page.getByRole('button', { name: '登录' }).click();
  return page;
}

/** A purchase of 120,000 yuan from a colleague's card. */
async function anApprovedPurchase(): Promise<string> {
  const line = { itemName: name, spec: '96 孔', parameters: '*五通道\n*升温不低于 6 ℃/s', quantity: '2', unit: '台' };
  return callers.anApprovedPurchase({
    projectName: name,
    items: [{ ...line, categoryId: await callers.categoryId('PCR仪'), amount: '120000.00' }],
    funds: [{ expenditureId: await callers.aCard('E2E-JJ-1', '300000.00'), amount: '120000.00' }],
  });
}

const press = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label }).first().click();
const dialog = (page: Page) => page.getByRole('dialog').last();
/** Answers the question before what cannot be undone. */
const agree = (page: Page, label: string | RegExp) =>
  page.getByRole('dialog', { name: /？$/ }).getByRole('button', { name: label }).click();

async function quoteByHand(page: Page, price: string): Promise<void> {
  await page.getByRole('button', { name: '报名' }).click();
  await page.getByRole('checkbox', { name: /我接受/ }).check();
  await page.getByRole('checkbox', { name: /利害/ }).check();
  await dialog(page).getByRole('button', { name: '报名' }).click();
  await page.getByLabel('品牌').fill('沪科');
  await page.getByLabel('型号').fill('QX-96');
  await page.getByLabel(/^单价/).fill(price);
  await page.getByRole('checkbox', { name: /付款方式/ }).check();
  await page.getByRole('button', { name: '密封提交' }).click();
  await dialog(page).getByRole('button', { name: '密封提交' }).click();
  await page.getByText('报价已送达，什么都不用再做。').waitFor();
}

test('a purchase is announced, quoted for on a phone, witnessed, opened, judged, decided and verified', {
  timeout: 300_000,
}, async () => {
  const id = await anApprovedPurchase();
  const [first, second, third] = (await callers.suppliers()) as [string, string, string];
  const address = `/purchase-management/project-info?id=${id}`;

  const officer = await enter('officer1', address);
  await press(officer, '接单');
  await agree(officer, '接单');
  // The browser proposes an end by its own clock.
  await officer.clock.setSystemTime(clock.now());
  await press(officer, '发布竞价');
  await dialog(officer)
    .getByText(/将通知/)
    .waitFor();
  await dialog(officer).getByRole('button', { name: '发布竞价' }).click();
  await agree(officer, '发布竞价');
  await officer.getByText('距报价截止').waitFor();

  await quoteByHand(await phone(first, `/purchases/${id}`), '57000');
  await callers.quote(second, id, ['56000.00']);
  await callers.quote(third, id, ['58000.00']);
  // Nobody else can tell.
  await officer.reload();
  await officer.getByRole('heading', { name: '密封中，现在看不到的' }).waitFor();
  expect(await officer.getByRole('main').innerText()).not.toMatch(/沪科|56,?000|114,?000/);

  const { endTime } = await (await callers.as('officer1', 'procurement_officer')).bidding.getBidding({ path: { projectId: id } });
  await clock.pass(new Date(endTime));

  const auditor = await enter('auditor1', address);
  const opener = await enter('officer1', address);
  for (const stage of ['公开技术部分', '公开价格']) {
    await auditor.reload();
    await press(auditor, '见证开标');
    await dialog(auditor).getByRole('button', { name: /见证/ }).click();
    await auditor
      .getByText(/于 .* 见证/)
      .last()
      .waitFor();
    await opener.reload();
    await press(opener, stage);
    await agree(opener, stage);
    if (stage === '公开价格') break;
    for (const no of ['01', '02', '03']) {
      await press(opener, `审查供应商${no}`);
      await dialog(opener)
        .getByRole('checkbox', { name: /没有利害关系/ })
        .check();
      await dialog(opener).getByRole('button', { name: '审查' }).click();
      await opener.getByText(`已提交对供应商${no}的审查`).first().waitFor();
    }
  }
  await opener.getByText('112,000.00').first().waitFor();

  const teacher = await enter('teacher1', address);
  await press(teacher, '定标');
  const form = dialog(teacher);
  await form.getByRole('textbox', { name: '定标意见' }).fill('满足需求且报价最低，同意成交。');
  for (const answer of await form.getByRole('textbox', { name: /核实情况/ }).all())
    await answer.fill('已核对，地址相同因为在同一园区。');
  await form.getByRole('checkbox', { name: /没有利害关系/ }).check();
  await form.getByRole('button', { name: '定标' }).click();
  await agree(teacher, '定标');
  await teacher
    .getByText(/公示中/)
    .first()
    .waitFor();

  const loser = await phone(first, `/purchases/${id}`);
  await loser.getByText('112,000.00').first().waitFor();
  await loser
    .getByText(/未成交/)
    .first()
    .waitFor();

  await auditor.reload();
  await auditor.getByRole('tab', { name: '竞价', exact: true }).click();
  await press(auditor, '验算');
  await auditor.getByText(/3 份已公开报价与承诺值一致/).waitFor();
});
