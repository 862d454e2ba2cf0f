import type { Client } from '@campus-procurement/sdk';
import { addDays, dayOf } from '@campus-procurement/sdk/time';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Stage } from '../../../server/src/demo/demoStage.ts';
import { demoSteps } from '../../../server/src/demo/demoSteps.ts';
import { callersOf, movableClock } from '../callers.ts';
import { decide } from '../decide.ts';
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

const name = '教学实验耗材';
const picture = {
  name: '到货.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const scan = { name: '合同.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };

/** A purchase of 90,000 yuan from two cards, for which three suppliers have quoted, up to its award for 72,000. */
async function anAward(): Promise<{ id: string; cards: [string, string] }> {
  const cards: [string, string] = [await callers.aCard('E2E-LY-1', '80000.00'), await callers.aCard('E2E-LY-2', '80000.00')];
  const categoryId = await callers.categoryId('实验耗材');
  const line = (itemName: string, quantity: string, unit: string, amount: string) => ({
    ...{ itemName, spec: '符合教学要求', quantity, unit, amount, categoryId },
  });
  const id = await callers.anApprovedPurchase({
    projectName: name,
    items: [line('离心管', '300', '盒', '60000.00'), line('冻存盒', '100', '个', '30000.00')],
    funds: [
      { expenditureId: cards[0], amount: '60000.00' },
      { expenditureId: cards[1], amount: '30000.00' },
    ],
  });
  const officer = await callers.as('officer1', 'procurement_officer');
  const path = { id };
  const { version } = await officer.projects.getProjectDetail({ path });
  await officer.projects.receiveProject({ path, body: { version } });
  const { bidEndTime } = await publish(officer, id, version + 1);
  for (const [index, account] of (await callers.suppliers()).slice(0, 3).entries())
    await callers.quote(account, id, [`${160 + index}.00`, `${240 + index}.00`]);
  await clock.pass(new Date(bidEndTime));
  const stage = {
    get now() {
      return clock.now();
    },
    moveTo: (time: Date) => clock.moveTo(time),
    as: callers.as,
    asUser: (_userId: string, roleCode: string) => callers.as('officer1', roleCode),
  } as unknown as Stage;
  for (const step of ['JUDGING', 'JUDGED', 'DECIDING', 'NOTICE', 'AWARDED'] as const) await demoSteps[step](id, stage);
  return { id, cards };
}

/** Publishes for the first working day that gives bidders the time they need. */
async function publish(officer: Client, id: string, version: number): Promise<{ bidEndTime: string }> {
  const { projectName } = await officer.projects.getProjectDetail({ path: { id } });
  for (let days = 4; ; days += 1) {
    const bidEndTime = `${addDays(dayOf(clock.now()), days)}T16:00:00+08:00`;
    const body = { bidStartTime: clock.now().toISOString(), bidEndTime, announcementTitle: `${projectName}竞价公告`, version };
    const isDone = await officer.bidding.publishProject({ path: { id }, body }).then(
      () => true,
      // A weekend or a holiday.
      (error: unknown) => (days < 20 ? false : Promise.reject(error)),
    );
    if (isDone) return { bidEndTime };
  }
}

/** A browser of somebody who has just logged in, with the clock of the server. */
async function enter(account: string, path: string, width = 1366): Promise<Page> {
  const page = await product.open('/login', { width });
  await logIn(page, account);
  await page.waitForURL(/\/$/);
  await page.clock.setSystemTime(clock.now());
  await page.goto(path);
  return page;
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
  const open = form(page, /^到货登记/);
  await open.getByRole('textbox', { name: '验收地点' }).fill('实验楼 204');
  for (const [item, quantity] of Object.entries(came)) {
    await open.getByRole('textbox', { name: `${item}到货数量` }).fill(quantity);
    if (quantity === '0') continue;
    await open.getByRole('combobox', { name: `${item}的入库仓库` }).click();
    await page.getByRole('option', { name: await storeOfKeeper() }).click();
  }
  await attach(open, picture);
  await send(page, /^到货登记/, '填写并提交');
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

async function conclude(page: Page, isLast = false): Promise<void> {
  await press(page, '给出结论');
  const open = form(page, /^验收结论/);
  await open.getByRole('textbox', { name: '验收意见' }).fill('按现场核对的数量给出结论，情况属实。');
  if (isLast)
    for (const label of ['质量', '交货', '服务'])
      await open.getByRole('radio', { name: `${label}：4 星` }).check({ force: true });
  await send(page, /^验收结论/, '给出结论', true);
}

async function assign(address: string): Promise<void> {
  const page = await enter('officer1', address);
  await press(page, '指派验收组');
  const open = form(page, /^指派验收组/);
  for (const person of ['何立群', '孙建业', '刘海燕']) {
    const members = open.getByRole('combobox', { name: '成员' });
    const found = page.getByRole('option', { name: new RegExp(person) }).first();
    await members.fill(person);
    // What is typed while the list is still read may be lost on a busy machine: it is typed again.
    await found.waitFor({ timeout: 10_000 }).catch(async () => {
      await members.fill('');
      await members.fill(person);
    });
    await found.click();
  }
  // The list of people is open until the focus leaves it.
  await page.keyboard.press('Tab');
  await open.getByRole('combobox', { name: '组长' }).click();
  await page.getByRole('option', { name: /何立群/ }).click();
  await send(page, /^指派验收组/, '指派验收组');
}

/** A group is named, counts and signs, and its leader concludes. @param passed what the leader finds, by name */
async function inspect(address: string, passed: Record<string, string> = {}, isLast = false): Promise<void> {
  await assign(address);
  const leader = await sign('inspector1', address, passed);
  await sign('keeper1', address);
  await sign('officer1', address);
  await leader.reload();
  await conclude(leader, isLast);
}

test('an award becomes goods on the shelf and a dossier in the archive, by six people', { timeout: 600_000 }, async () => {
  const { id, cards } = await anAward();
  const address = `/purchase-management/project-info?id=${id}`;
  const teacher = await callers.as('teacher1', 'purchaser');
  const detail = () => teacher.projects.getProjectDetail({ path: { id } });
  expect(await detail()).toMatchObject({ status: 'AWARDED', orderAmount: '72000.00' });

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
  await press(officer, '登记签订');
  await attach(form(officer, /^登记签订/), scan);
  await send(officer, /^登记签订/, '登记签订', true);
  // What the award has saved goes back to both cards at once, in proportion.
  expect(await ledgers(cards)).toEqual([
    ['48000.00', '0.00'],
    ['24000.00', '0.00'],
  ]);

  // The first batch is short, and some of it is broken.
  const applicant = await enter('teacher1', address);
  await inspect(await arrive(applicant, id, { 离心管: '200', 冻存盒: '60' }), { 离心管: '180' });
  expect(await detail()).toMatchObject({ fulfilment: { acceptedAmount: '43200.00' } });
  // All of the second batch fails.
  await inspect(await arrive(applicant, id, { 离心管: '0', 冻存盒: '40' }), { 冻存盒: '0' });
  expect(await detail()).toMatchObject({ fulfilment: { acceptedAmount: '43200.00' } });
  // The third one is whole for the boxes; the tubes that are still missing will not come.
  await inspect(await arrive(applicant, id, { 离心管: '100', 冻存盒: '40' }));
  expect(await detail()).toMatchObject({ fulfilment: { acceptedAmount: '68800.00' } });

  await officer.goto(address);
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
  expect(await detail()).toMatchObject({ status: 'COMPLETED' });
  // What will not be delivered is free again, on both cards.
  expect(await ledgers(cards)).toEqual([
    ['45866.67', '0.00'],
    ['22933.33', '0.00'],
  ]);

  await applicant.goto(address);
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
  expect(await detail()).toMatchObject({ status: 'ARCHIVED', archiveTime: expect.any(String) });
});

/** What the cards have occupied and paid. */
async function ledgers(cards: readonly string[]): Promise<[string, string][]> {
  const finance = await callers.as('finance1', 'finance');
  const details = await Promise.all(cards.map((id) => finance.expenditure.getExpenditureDetail({ path: { id } })));
  return details.map(({ occupiedAmount, paidAmount }) => [occupiedAmount, paidAmount]);
}
