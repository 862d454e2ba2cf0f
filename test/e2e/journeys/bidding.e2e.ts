import { setTimeout } from 'node:timers/promises';
import { type Client, createClient, type Schemas } from '@campus-procurement/sdk';
import { addDays, dayOf } from '@campus-procurement/sdk/time';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { registerSuppliers } from '../../../server/src/demo/demoSuppliers.ts';
import { logIn, type Product, startProduct } from '../product.ts';

/** The next working morning, so that what is published at once ends in working time, too. */
function morning(): Date {
  let day = addDays(dayOf(new Date()), 1);
  while ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) day = addDays(day, 1);
  return new Date(`${day}T10:00:00+08:00`);
}

let product: Product;
let ahead = morning().getTime() - Date.now();
const moveTo = (time: Date) => {
  ahead = time.getTime() - Date.now();
};
beforeAll(async () => {
  product = await startProduct({ now: () => new Date(Date.now() + ahead), env: { TRUST_PROXY: '1' } });
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

const name = '荧光定量 PCR 仪';
const password = 'Seed@2026';
/** Each caller without a session comes from an address of its own. */
const clientOf = (token: string | null, address = '10.0.0.1') =>
  createClient({ baseUrl: `${product.url}/api`, token: () => token, headers: { 'X-Forwarded-For': address } });

async function login(account: string): Promise<Client> {
  return clientOf((await clientOf(null).session.login({ body: { username: account, password } })).access_token);
}

async function as(account: string, roleCode: string): Promise<Client> {
  const own = await login(account);
  const role = (await own.session.getRoleDeptList()).find((one) => one.roleCode === roleCode);
  const dept = role?.deptList[0];
  if (!role || !dept) throw new Error(`${account} does not hold ${roleCode}`);
  const body = { roleId: role.roleId, deptId: dept.id, collegeId: dept.collegeId };
  return clientOf((await own.session.switchDept({ body })).access_token);
}

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

/** Requests a purchase of 120,000 yuan from a colleague's card; everybody who is asked agrees. */
async function anApprovedPurchase(): Promise<string> {
  const [teacher, colleague, finance] = [
    await as('teacher1', 'purchaser'),
    await as('fanzihan', 'purchaser'),
    await as('finance1', 'finance'),
  ];
  const tree = await teacher.goodsCategories.getGoodsCategoryTree({ query: {} });
  const all = (nodes: Schemas['GoodsCategory'][]): Schemas['GoodsCategory'][] =>
    nodes.flatMap((node) => [node, ...all(node.children)]);
  const category = all(tree).find(({ categoryName }) => categoryName === 'PCR仪');
  const { id: ownerId } = await colleague.users.getMyProfile();
  const { id: userId } = await teacher.users.getMyProfile();
  const { records } = await finance.expenditure.queryExpenditurePage({ query: { ownerId, size: 1 } });
  const card = await finance.expenditure.saveExpenditure({
    body: {
      ...{ cardNo: 'E2E-JJ-1', cardName: '平台建设', fundType: 'SPECIAL', totalAmount: '300000.00' },
      ...{ ownerId, deptId: String(records[0]?.deptId), authorizedUserIds: [userId] },
    },
  });
  const line = { itemName: name, spec: '96 孔', parameters: '*五通道\n*升温不低于 6 ℃/s', quantity: '2', unit: '台' };
  const { id, version } = await teacher.projects.saveProject({
    body: {
      ...{ projectName: name, purchaseType: 'GOODS', description: '公共平台扩容，供全院课题组检测使用，年底前投入运行。' },
      items: [{ ...line, categoryId: String(category?.id), amount: '120000.00' }],
      funds: [{ expenditureId: card.id, amount: '120000.00' }],
      ...{ deliveryDays: 30, warrantyMonths: 24, paymentTerms: '验收合格后一次付清' },
      ...{ deliveryAddress: '实验楼 204', contactName: '王晓梅', contactPhone: '13800000103' },
      splitReason: '与其他采购的用途和使用单位均不同，无法合并。',
    },
  });
  await teacher.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
  for (const account of ['fanzihan', 'dean1', 'mazhenhua', 'caodeming']) {
    const approver = await as(account, account === 'fanzihan' ? 'purchaser' : 'dept_approver');
    const tasks = await approver.approvals.queryApprovalTaskPage({ query: { tab: 'TODO', size: 200 } });
    const task = tasks.records.find(({ projectId }) => projectId === id);
    if (!task?.taskId) continue;
    const body = { version: task.version, decision: 'APPROVE' as const, opinion: '同意' };
    await approver.approvals.decideApprovalTask({ path: { taskId: task.taskId }, body });
  }
  return id;
}

/** Suppliers that the school has approved; their accounts. */
async function suppliers(): Promise<string[]> {
  const teacher = await as('teacher1', 'purchaser');
  let taken = product.smsCodes.length;
  const categories = await teacher.goodsCategories.getGoodsCategoryTree({ query: {} });
  return registerSuppliers(
    {
      now: new Date(),
      nobody: (address: string) => clientOf(null, address),
      async lastCode() {
        taken += 1;
        await expect.poll(() => product.smsCodes.length).toBe(taken);
        return String(product.smsCodes.at(-1));
      },
      supplier: login,
      as,
    } as unknown as Parameters<typeof registerSuppliers>[0],
    categories.map(({ id }) => id),
  );
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

async function quoteByCall(account: string, projectId: string, unitPrice: string): Promise<void> {
  const { supplierBidding } = await login(account);
  const path = { projectId };
  const contact = { contactName: '某人', contactPhone: `1870000${unitPrice.slice(0, 4)}` };
  await supplierBidding.joinBidding({
    path,
    body: { ...contact, qualificationIds: [], termsAccepted: true, conflictDeclared: true },
  });
  const lines = [{ no: 1, brand: '博远', model: 'B-96', unitPrice }];
  await supplierBidding.submitQuote({ path, body: { lines, deliveryDays: 25, warrantyMonths: 24, paymentAccepted: true } });
}

test('a purchase is announced, quoted for on a phone, witnessed, opened, judged, decided and verified', {
  timeout: 300_000,
}, async () => {
  const id = await anApprovedPurchase();
  const [first, second, third] = (await suppliers()) as [string, string, string];
  const address = `/purchase-management/project-info?id=${id}`;

  const officer = await enter('officer1', address);
  await press(officer, '接单');
  await agree(officer, '接单');
  // The browser proposes an end by its own clock.
  await officer.clock.setSystemTime(new Date(Date.now() + ahead));
  await press(officer, '发布竞价');
  await dialog(officer)
    .getByText(/将通知/)
    .waitFor();
  await dialog(officer).getByRole('button', { name: '发布竞价' }).click();
  await agree(officer, '发布竞价');
  await officer.getByText('距报价截止').waitFor();

  await quoteByHand(await phone(first, `/purchases/${id}`), '57000');
  await quoteByCall(second, id, '56000.00');
  await quoteByCall(third, id, '58000.00');
  // Nobody else can tell.
  await officer.reload();
  await officer.getByRole('heading', { name: '密封中，现在看不到的' }).waitFor();
  expect(await officer.getByRole('main').innerText()).not.toMatch(/沪科|56,?000|114,?000/);

  const { endTime } = await (await as('officer1', 'procurement_officer')).bidding.getBidding({ path: { projectId: id } });
  // The last minutes pass in small steps: a server that was away in them would put the end off.
  for (let seconds = 630; seconds > -5; seconds -= 55) {
    moveTo(new Date(Date.parse(endTime) - seconds * 1000));
    await setTimeout(1_300);
  }
  moveTo(new Date(Date.parse(endTime) + 5_000));
  await setTimeout(1_300);

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
