import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportFixture } from '#test/builders/exportFixture.ts';
import { roleFixture } from '#test/builders/roleFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { readCsv, readXlsx } from '#test/readTable.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let schoolAdmin: TestClient;
let officer: TestClient;
let finance: TestClient;
let exports: ReturnType<typeof exportFixture>;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  schoolAdmin = await app.as('schooladmin', 'school_admin');
  officer = await app.as('officer1', 'procurement_officer');
  finance = await app.as('finance1', 'finance');
  exports = exportFixture(app);
});
afterAll(() => app.close());

type Filters = Omit<Schemas['SupplierExport'], 'format'>;
const start = (client: TestClient, filters: Filters = {}) =>
  client.company.exportSuppliers({ body: { format: 'CSV', ...filters } });
const rowsOf = async (client: TestClient, filters: Filters = {}) => {
  const [header = [], ...rows] = readCsv((await exports.make(client, start(client, filters))).content);
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])));
};
const shown = (client: TestClient, filters: Filters = {}) =>
  client.company.queryAllSupplier({ query: { size: 200, sort: 'createTime,asc', ...filters } });

describe('an export of suppliers', () => {
  test('has what the list has, in the words of whoever asks', async () => {
    const rows = await rowsOf(officer, { status: 'APPROVED' });
    const { records, total } = await shown(officer, { status: 'APPROVED' });
    expect(rows.length).toBe(total);
    const byCode = new Map(rows.map((row) => [row['Unified social credit code'], row]));
    for (const { companyName, creditCode, creditScore, contactPhone, goodsCategories, signedAgreement } of records) {
      expect(byCode.get(creditCode)).toMatchObject({
        Company: companyName,
        'Credit score': String(creditScore),
        Phone: contactPhone,
        Status: 'Approved',
        'Agreement signed': signedAgreement ? 'Yes' : 'No',
        'Company type': expect.stringMatching(/^[A-Z][a-z]/),
        'Main categories': goodsCategories.map(({ categoryName }) => categoryName).join('; '),
      });
    }
  });

  test('is Chinese for whoever speaks Chinese, as a workbook with dates', async () => {
    const response = await app.send('/company/opt/export', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'zh-CN', 'sdscmall-bidding': `Bearer ${officer.token}` },
      body: JSON.stringify({ format: 'XLSX', status: 'PENDING' }),
    });
    const { taskId } = (await response.json()).data;
    await exports.work();
    const { file, result, doneCount, totalCount, taskName } = await exports.detail(officer, taskId);
    expect([taskName, result, doneCount, totalCount]).toEqual(['Export: Suppliers', '18 rows exported', 18, 18]);
    expect(file).toMatchObject({ fileName: '供应商 20260302-0900.xlsx', bizType: 'EXPORT', createByName: '刘海燕' });
    const rows = await readXlsx(await exports.contentOf(file as Schemas['FileInfo']));
    expect(rows.length).toBe(19);
    expect(rows[0]).toEqual(expect.arrayContaining(['企业名称', '供应商状态', '创建时间']));
    expect(new Set(rows.slice(1).map((row) => row[rows[0]?.indexOf('供应商状态') ?? 0]))).toEqual(new Set(['待审核']));
    for (const row of rows.slice(1)) expect(row.at(-1)).toBeInstanceOf(Date);
  });

  test('holds the own school, with data scope ALL every one, or the one that is named', async () => {
    const schools = async (client: TestClient, filters: Filters = {}) =>
      (await rowsOf(client, filters)).map(({ School }) => School);
    expect(new Set(await schools(officer))).toEqual(new Set(['江海大学']));
    const all = await schools(admin);
    expect([all.length, new Set(all).size]).toEqual([205, 2]);
    expect((await schools(admin, { companyId: '1002' })).length).toBe(5);
    expect(await failureOf(start(officer, { companyId: '1002' }))).toMatchObject({ status: 403, code: 4003 });
  });

  test('is masked for those who may not review', async () => {
    const roles = roleFixture(app, admin);
    const menuIds = await roles.menusWith('company:supplier:read', 'company:supplier:export');
    const reader = await roles.holderOf({ dataScope: 'SCHOOL', menuIds }, 'teacher1');
    const rows = await rowsOf(reader);
    expect(rows.length).toBe(150);
    for (const row of rows) {
      expect(row).toMatchObject({
        Status: 'Approved',
        Contact: expect.stringMatching(/^.\*\*$/),
        Remark: '',
        'Account source': '',
      });
      expect(row.Phone).toMatch(/^199\*{4}\d{4}$/);
    }
  });

  test('is asked for once with one idempotency key', async () => {
    const call = () => officer.call('exportSuppliers', { body: { format: 'CSV' } }, { idempotencyKey: 'export-test-key' });
    const answers = await Promise.all([call(), call()]);
    expect(answers[1]).toEqual(answers[0]);
    expect(await call()).toEqual(answers[0]);
  });
});

describe('other exports have what their lists have', () => {
  test('users, with masked phones', async () => {
    const { content } = await exports.make(
      schoolAdmin,
      schoolAdmin.users.exportUsers({ body: { format: 'CSV', keyword: 'teacher1' } }),
    );
    const { records } = await schoolAdmin.users.querySchoolUserPage({ query: { keyword: 'teacher1', size: 200 } });
    const rows = readCsv(content).slice(1);
    expect(rows.map((row) => [row[1], row[4]]).sort()).toEqual(
      records.map(({ account, phone }) => [account, phone ?? '']).sort(),
    );
    expect(records.length).toBeGreaterThan(0);
    const automatic = await exports.make(
      schoolAdmin,
      schoolAdmin.users.exportUsers({ body: { format: 'CSV', automatic: true } }),
    );
    const { total } = await schoolAdmin.users.queryAutomaticUserPage({ query: { size: 1 } });
    expect(readCsv(automatic.content).length - 1).toBe(total);
  });

  test('the operation log', async () => {
    const body = { format: 'CSV' as const, timeEnd: '2026-03-01T00:00:00+08:00' };
    const { content } = await exports.make(admin, admin.operationLog.exportOperationLog({ body }));
    const { total } = await admin.operationLog.queryOperationLogPage({ query: { timeEnd: body.timeEnd, size: 1 } });
    expect(readCsv(content).length - 1).toBe(total);
  });

  test('budget cards with their amounts, and the ledger of a card', async () => {
    const cards = await exports.make(finance, finance.expenditure.exportExpenditures({ body: { format: 'CSV' } }));
    const { records, total } = await finance.expenditure.queryExpenditurePage({ query: { size: 200, sort: 'cardNo,asc' } });
    const rows = readCsv(cards.content).slice(1);
    expect(rows.length).toBe(total);
    const amounts = new Map(rows.map((row) => [row[1], row.slice(6, 9)]));
    const card = records.find(({ frozenAmount }) => frozenAmount !== '0.00') as Schemas['Expenditure'];
    expect(amounts.get(card.cardNo)).toEqual([card.totalAmount, card.frozenAmount, card.availableAmount]);

    const query = { expenditureId: card.id };
    const flow = await exports.make(finance, finance.expenditure.exportExpenditureFlows({ body: { format: 'CSV', ...query } }));
    const ledger = await finance.expenditure.queryExpenditureFlowPage({ query: { ...query, size: 200, sort: 'createTime,asc' } });
    expect(
      readCsv(flow.content)
        .slice(1)
        .map((row) => row[3])
        .sort(),
    ).toEqual(ledger.records.map(({ balance }) => balance).sort());
  });
});
