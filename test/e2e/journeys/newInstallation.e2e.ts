import type { Locator, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeWorkbook } from '../../../web/src/ui/sheet/workbook.ts';
import { decide } from '../decide.ts';
import { logIn, type Product, startProduct } from '../product.ts';

const registrar = { account: 'registrar', password: 'Blue-Kettle-51' };
const chosen = 'Green-Teapot-62';

let product: Product;
let clicks = 0;
beforeAll(async () => {
  product = await startProduct({
    isEmpty: true,
    env: { SEED: 'none', ADMIN_ACCOUNT: registrar.account, ADMIN_PASSWORD: registrar.password },
  });
});
afterEach(() => expect(product.faults).toEqual([]));
afterAll(() => product.stop());

const box = (page: Page | Locator, field: string | RegExp) => page.getByRole('textbox', { name: field, exact: true });
const press = (page: Page | Locator, label: string | RegExp) => page.getByRole('button', { name: label }).first().click();
const next = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: '接下来' }).getByText(text).first().waitFor();

/** A page whose clicks count, whatever they hit; what the keyboard does is not a click. */
async function open(path: string): Promise<Page> {
  return product.open(path, {
    isShared: true,
    prepare: async (page) => {
      await page.exposeFunction('countClick', () => {
        clicks += 1;
      });
      await page.addInitScript(() => {
        const count = ({ isTrusted, detail }: MouseEvent) => {
          // Labels pass a click on to their fields, and Enter presses buttons: neither is a click of the mouse.
          if (isTrusted && detail > 0) void (window as unknown as { countClick(): void }).countClick();
        };
        document.addEventListener('click', count, { capture: true });
      });
    },
  });
}

/** Logs in for the first time, with a password that somebody else has given. */
async function enter(account: string, password: string): Promise<Page> {
  const page = await open('/login');
  await logIn(page, account, { password });
  await page.getByLabel('当前密码').first().fill(password);
  await page.getByLabel('新密码').first().fill(chosen);
  await press(page, '设置并继续');
  await page
    .getByText(/等您处理/)
    .first()
    .waitFor();
  return page;
}

async function sheet(name: string, rows: string[][]) {
  const workbook = makeWorkbook([{ name, rows, widths: rows[0]?.map(() => 16) ?? [] }]);
  return { name: `${name}.xlsx`, mimeType: workbook.type, buffer: Buffer.from(await workbook.arrayBuffer()) };
}

/** Chooses a file in the dialog of an import, which takes a click, and imports it. */
async function bring(page: Page, title: string, rows: string[][], label: RegExp): Promise<Locator> {
  await press(page, title);
  const dialog = page.getByRole('dialog', { name: title });
  clicks += 1;
  await dialog.getByLabel('选择文件').setInputFiles(await sheet(title, rows));
  await press(dialog, label);
  return dialog;
}

/** Follows a row of home, after coming back to it. */
async function follow(page: Page, row: RegExp): Promise<void> {
  if (new URL(page.url()).pathname !== '/') await page.getByRole('link', { name: '首页' }).first().click();
  await page.getByRole('listitem').filter({ hasText: row }).getByRole('link').last().click();
}

/** The platform registers the school and its administrator, one after the other. */
async function register(): Promise<void> {
  const page = await enter(registrar.account, registrar.password);
  await follow(page, /登记学校/);
  await press(page, '登记学校');
  const school = page.getByRole('dialog', { name: '登记学校' });
  await box(school, /学校名称/).fill('江海大学');
  await box(school, /学校标识/).fill('1001');
  await box(school, /学校代码/).fill('10422');
  await box(school, /联系人姓名/).fill('李文博');
  await box(school, /联系电话/).fill('19900000102');
  await press(school, '保存');
  await press(page, '新建管理员');
  const user = page.getByRole('dialog', { name: '新建用户' });
  await box(user, /姓名/).fill('李文博');
  await box(user, /账号/).fill('schooladmin');
  await box(user, /手机号/).fill('19900000102');
  await user.getByLabel(/初始密码/).fill('Red-Basket-73');
  await press(user, '保存');
  await user.waitFor({ state: 'detached' });
}

const depts = [
  ['部门名称', '部门编码', '上级部门', '负责人账号'],
  ['有机化学实验室', '1331', '13', ''],
  ['化学化工学院', '13', '', ''],
  ['财务处', '21', '', ''],
];
const people = [
  ['账号', '姓名', '手机号', '所属部门', '角色'],
  ['teacher1', '王建国', '19900000103', '1331', '采购申请人'],
  ['dean1', '陈志衡', '19900000104', '13', '单位审批人'],
  ['finance1', '林静', '19900000105', '21', '财务人员'],
];
const cards = [
  ['经费卡号', '经费名称', '经费类型', '负责人账号', '所属单位', '总额度（元）'],
  ['KY2026-0001', '有机合成平台', '科研经费', 'teacher1', '1331', '800,000.00'],
];

/** The import itself, and not the check before it. */
const isImport = (request: Request) => /import/.test(request.url()) && !request.postData()?.includes('"dryRun":true');

/** The school's administrator brings in departments, people and cards, and adopts the usual categories. @returns the passwords by account */
async function setUp(page: Page): Promise<Map<string, string>> {
  await follow(page, /建立部门/);
  const ofDepts = await bring(page, '导入部门', depts, /^导入 3 个部门/);
  await ofDepts.waitFor({ state: 'detached' });

  await page.getByRole('link', { name: '用户列表' }).click();
  const answered = page.waitForResponse((response) => isImport(response.request()));
  const [answer, ofPeople] = await Promise.all([answered, bring(page, '导入用户', people, /^导入 3 人/)]);
  const { users } = (await answer.json()).data as { users: { account: string; initialPassword: string }[] };
  await press(ofPeople, '下载');
  await press(ofPeople, '已保存');

  await follow(page, /建立物品分类/);
  await press(page, '采用常用');
  await press(page.getByRole('dialog'), '采用常用');

  await follow(page, /登记经费卡/);
  const ofCards = await bring(page, '导入经费卡', cards, /^导入 1 张经费卡/);
  await ofCards.waitFor({ state: 'detached' });
  return new Map(users.map(({ account, initialPassword }) => [account, initialPassword]));
}

const name = '一次性移液管 12 盒';

async function choose(page: Page | Locator, field: string, typed: string, option: RegExp) {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('combobox', { name: field }).pressSequentially(typed);
  await page.getByRole('option', { name: option }).first().click();
}

/** Fills in a small purchase, and submits it. */
async function request(page: Page): Promise<void> {
  await box(page, '名称').fill('一次性移液管');
  await box(page, '数量').fill('12');
  await box(page, '单位').fill('盒');
  await choose(page, '分类', '实验', /实验/);
  await page.getByText('网店或门市').click();
  await box(page, '商家名称').fill('江海实验用品商行');
  await box(page, '账号').fill('6222020010009999');
  await box(page, '金额').fill('2480');
  await page.getByRole('checkbox', { name: /没有利害关系/ }).check();
  await press(page, /^提交/);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.waitForURL(/project-info\?id=/);
}

async function receive(page: Page): Promise<void> {
  await page.reload();
  await next(page, '您收货');
  await press(page, '确认收货');
  const form = page.getByRole('dialog', { name: `确认收货：${name}` });
  await choose(page, '见证人', '林静', /林静/);
  await form.getByRole('checkbox').check();
  await press(form, '确认收货');
  await form.waitFor({ state: 'detached' });
}

async function addInvoice(page: Page): Promise<void> {
  await page.reload();
  await press(page, '登记发票');
  const form = page.getByRole('dialog', { name: `登记发票：${name}` });
  await form.getByRole('textbox', { name: '发票号码' }).fill('25319999000000000001');
  await press(form, '登记发票');
  await form.waitFor({ state: 'detached' });
}

async function pay(page: Page): Promise<void> {
  await follow(page, /付款：/);
  await press(page, '登记付款');
  const form = page.getByRole('dialog', { name: `登记付款：${name}` });
  await form.getByRole('textbox', { name: '凭证号' }).fill('PZ-20261128');
  await press(form, '登记付款');
  await form.waitFor({ state: 'detached' });
}

test('from an empty database to the first archived purchase, led by home, in at most 120 clicks', {
  timeout: 600_000,
}, async () => {
  await register();
  const admin = await enter('schooladmin', 'Red-Basket-73');
  const passwords = await setUp(admin);
  const teacher = await enter('teacher1', passwords.get('teacher1') ?? '');
  await teacher.getByRole('link', { name: '发起采购' }).first().click();
  await request(teacher);
  await next(teacher, '等陈志衡审批');

  const dean = await enter('dean1', passwords.get('dean1') ?? '');
  await follow(dean, /审批：/);
  await decide(dean, '同意 2,480.00');

  await receive(teacher);
  const finance = await enter('finance1', passwords.get('finance1') ?? '');
  await follow(finance, /见证收货/);
  await decide(finance, '确认收到');

  await addInvoice(teacher);
  await pay(finance);
  await teacher.reload();
  await teacher.getByText('已付清并归档').first().waitFor();
  expect(clicks).toBeLessThanOrEqual(120);
});
