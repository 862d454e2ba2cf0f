import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startApp } from '../../../server/test/startApp.ts';
import { callersOf } from '../callers.ts';
import { decide } from '../decide.ts';
import { type Product, startProduct } from '../product.ts';
import { type Awarded, buyUpTo, sellers } from '../soldSupplies.ts';

let ahead = 0;
const now = () => new Date(Date.now() + ahead);
let product: Product;
let callers: ReturnType<typeof callersOf>;
/** A purchase in each of the states in which a test begins. */
let bought: Record<'AWARDED' | 'SIGNED' | 'DELIVERED', Awarded>;
beforeAll(async () => {
  const app = await startApp();
  const people = await sellers(app);
  bought = {
    AWARDED: await buyUpTo('AWARDED', app, people),
    SIGNED: await buyUpTo('SIGNED', app, people),
    DELIVERED: await buyUpTo('DELIVERED', app, people),
  };
  ahead = app.clock.now.getTime() - Date.now();
  product = await startProduct({ app, now, env: { TRUST_PROXY: '1' } });
  callers = callersOf(product);
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

const picture = {
  name: '到货.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const scan = { name: '合同.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };

/** A browser of somebody who has just logged in, with the clock of the server. */
function enter(account: string, path: string, width = 1366): Promise<Page> {
  return product.openAs(account, path, { width, prepare: (page) => page.clock.setSystemTime(now()) });
}

const press = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label }).first().click();
const follow = (page: Page, label: string | RegExp) => page.getByRole('link', { name: label }).first().click();
const form = (page: Page, title: RegExp) => page.getByRole('dialog', { name: title });
/** Sends a form, answers the question before it if there is one, and waits until it is gone. */
async function send(page: Page, title: RegExp, label: string, isAsked = false): Promise<void> {
  const open = form(page, title);
  await open.getByRole('button', { name: label, exact: true }).click();
  if (isAsked) await page.getByRole('dialog', { name: /？$/ }).getByRole('button', { name: label }).click();
  // The question has the same name for as long as it closes.
  await open.first().waitFor({ state: 'detached' });
}

/** Chooses a file, and waits until it is uploaded. */
async function attach(open: Locator, file: typeof picture): Promise<void> {
  await open.locator('input[type=file]').setInputFiles(file);
  await open.getByText(file.name).waitFor();
  await open.getByRole('progressbar').waitFor({ state: 'detached' });
}

/** The applicant registers what has come. @param came quantities by name */
async function arrive(page: Page, id: string, came: Record<string, string>): Promise<string> {
  await page.goto(`/inspection-project?projectId=${id}`);
  await press(page, '登记到货');
  const open = form(page, /^登记到货/);
  await open.getByRole('textbox', { name: '验收地点' }).fill('实验楼 204');
  for (const [item, quantity] of Object.entries(came)) {
    await open.getByRole('textbox', { name: `${item}到货数量` }).fill(quantity);
    if (quantity === '0') continue;
    await open.getByRole('combobox', { name: `${item}的入库仓库` }).click();
    await page.getByRole('option', { name: await storeOfKeeper() }).click();
  }
  await attach(open, picture);
  await send(page, /^登记到货/, '登记到货');
  return page.url();
}

/** A store of keeper1 that takes what is not hazardous. */
async function storeOfKeeper(): Promise<string> {
  const keeper = await callers.as('keeper1', 'warehouse_keeper');
  const { name: person } = await keeper.users.getMyProfile();
  const stores = await keeper.stock.listWarehousesSimple({ query: {} });
  const store = stores.find((one) => one.warehouseType !== 'HAZARDOUS' && one.keeperNames.includes(person));
  if (!store) throw new Error('keeper1 has no store');
  return store.warehouseName;
}

/** A member counts and signs on the phone. @param passed quantities by name that differ from what came */
async function sign(account: string, address: string, passed: Record<string, string> = {}): Promise<Page> {
  const page = await enter(account, address, 390);
  await press(page, '核对并签署');
  const open = form(page, /^核对并签署/);
  for (const [item, quantity] of Object.entries(passed)) {
    await open.getByRole('textbox', { name: `${item}合格数量` }).fill(quantity);
    await open.getByRole('textbox', { name: `${item}的问题` }).fill('包装破损，管盖开裂');
  }
  await open.getByRole('checkbox', { name: /没有利害关系/ }).check();
  await send(page, /^核对并签署/, '核对并签署');
  return page;
}

async function conclude(page: Page): Promise<void> {
  await press(page, '给出验收结论');
  const open = form(page, /^给出验收结论/);
  await open.getByRole('textbox', { name: '验收意见' }).fill('按现场核对的数量给出结论，情况属实。');
  await send(page, /^给出验收结论/, '给出验收结论', true);
}

async function assign(address: string): Promise<void> {
  const page = await enter('officer1', address);
  await press(page, '指派验收组');
  const open = form(page, /^指派验收组/);
  for (const person of ['何立群', '孙建业', '刘海燕']) {
    await open.getByRole('combobox', { name: '成员' }).fill(person);
    await page
      .getByRole('option', { name: new RegExp(person) })
      .first()
      .click();
  }
  // The list of people is open until the focus leaves it.
  await page.keyboard.press('Tab');
  await open.getByRole('combobox', { name: '组长' }).click();
  await page.getByRole('option', { name: /何立群/ }).click();
  await send(page, /^指派验收组/, '指派验收组');
}

/** A group is named, counts and signs, and its leader concludes. @param passed what the leader finds, by name */
async function inspect(address: string, passed: Record<string, string>): Promise<void> {
  await assign(address);
  const leader = await sign('inspector1', address, passed);
  await sign('keeper1', address);
  await sign('officer1', address);
  await leader.reload();
  await conclude(leader);
}

const addressOf = (id: string) => `/purchase-management/project-info?id=${id}`;

async function detail(id: string) {
  return (await callers.as('teacher1', 'purchaser')).projects.getProjectDetail({ path: { id } });
}

test('an award becomes a contract with two payments, which the dean approves and both parties sign', async () => {
  const { id, name, cards } = bought.AWARDED;
  const address = addressOf(id);
  expect(await detail(id)).toMatchObject({ status: 'AWARDED', orderAmount: '72000.00' });

  const officer = await enter('officer1', address);
  await follow(officer, '起草合同');
  await press(officer, '起草合同');
  // The request says that all is paid at once, and so does the draft.
  await press(officer, '增加一期');
  for (const [no, condition, share] of [
    ['1', '签订后', '30%'],
    ['2', '验收合格后', '余额'],
  ] as const) {
    const plan = officer.getByRole('listitem', { name: `第 ${no} 期` });
    await plan.getByRole('combobox', { name: '付款条件' }).click();
    await officer.getByRole('option', { name: condition, exact: true }).click();
    await press(officer, `第 ${no} 期取${share === '余额' ? '余额' : ` ${share}`}`);
  }
  await press(officer, '提交审批');
  await officer.getByRole('dialog', { name: /？$/ }).getByRole('button', { name: '提交审批' }).click();
  await officer
    .getByText(/^已提交/)
    .first()
    .waitFor();
  const contract = officer.url();

  const dean = await enter('dean1', '/approval/my-apply');
  await dean
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: /办理/ })
    .click();
  await decide(dean, /^同意/);

  await officer.goto(contract);
  await press(officer, '签订合同');
  await attach(form(officer, /^签订合同/), scan);
  await send(officer, /^签订合同/, '签订合同', true);
  // What the award has saved goes back to both cards at once, in proportion.
  expect(await ledgers(cards)).toEqual([
    ['48000.00', '0.00'],
    ['24000.00', '0.00'],
  ]);
});

test('what comes is registered with a picture, and a group counts it on phones, signs and concludes', async () => {
  const { id } = bought.SIGNED;
  const applicant = await enter('teacher1', addressOf(id));
  // The batch is short, and some of it is broken.
  await inspect(await arrive(applicant, id, { 离心管: '200', 冻存盒: '60' }), { 离心管: '180' });
  expect(await detail(id)).toMatchObject({ fulfilment: { acceptedAmount: '43200.00' } });
});

test('what will not come is closed short, and the purchase is invoiced, paid in two parts and archived', async () => {
  const { id, name, cards } = bought.DELIVERED;
  const address = addressOf(id);
  expect(await detail(id)).toMatchObject({ fulfilment: { acceptedAmount: '68800.00' } });
  const officer = await enter('officer1', address);
  await officer.getByRole('tab', { name: '验收' }).click();
  await press(officer, '短交结清');
  await form(officer, /^短交结清/)
    .getByRole('textbox', { name: '结清原因' })
    .fill('供应商缺货，双方同意不再补发');
  await send(officer, /^短交结清/, '短交结清', true);
  const keeper = await callers.as('keeper1', 'warehouse_keeper');
  const { records: documents } = await keeper.stock.queryStockDocumentPage({ query: { keyword: name, status: 'TO_CONFIRM' } });
  for (const { id: documentId } of documents) {
    const path = { id: documentId };
    const { version } = await keeper.stock.getStockDocumentDetail({ path });
    await keeper.stock.confirmStockDocument({ path, body: { version } });
  }
  expect(await detail(id)).toMatchObject({ status: 'COMPLETED' });
  // What will not be delivered is free again, on both cards.
  expect(await ledgers(cards)).toEqual([
    ['45866.67', '0.00'],
    ['22933.33', '0.00'],
  ]);

  const applicant = await enter('teacher1', address);
  await press(applicant, '登记发票');
  await form(applicant, /^登记发票/)
    .getByRole('textbox', { name: '发票号码' })
    .fill('25319999000000000077');
  await send(applicant, /^登记发票/, '登记发票');

  const finance = await enter('finance1', address);
  for (const [amount, voucher] of [
    ['21600.00', 'PZ-1'],
    ['47200.00', 'PZ-2'],
  ] as const) {
    await finance.reload();
    await press(finance, '登记付款');
    await form(finance, /^登记付款/)
      .getByRole('textbox', { name: '金额' })
      .fill(amount);
    await form(finance, /^登记付款/)
      .getByRole('textbox', { name: '凭证号' })
      .fill(voucher);
    await send(finance, /^登记付款/, '登记付款');
  }
  expect(await ledgers(cards)).toEqual([
    ['0.00', '45866.67'],
    ['0.00', '22933.33'],
  ]);

  await officer.goto(address);
  await press(officer, '归档');
  await send(officer, /^归档/, '归档');
  expect(await detail(id)).toMatchObject({ status: 'ARCHIVED', archiveTime: expect.any(String) });
});

/** What the cards have occupied and paid. */
async function ledgers(cards: readonly string[]): Promise<[string, string][]> {
  const finance = await callers.as('finance1', 'finance');
  const details = await Promise.all(cards.map((id) => finance.expenditure.getExpenditureDetail({ path: { id } })));
  return details.map(({ occupiedAmount, paidAmount }) => [occupiedAmount, paidAmount]);
}
