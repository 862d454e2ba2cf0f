import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let officer: TestClient;
let teacher: TestClient;
let admin: TestClient;
let other: TestClient;
beforeAll(async () => {
  app = await startApp();
  officer = await app.as('officer1', 'procurement_officer');
  teacher = await app.as('teacher1');
  admin = await app.as('admin', 'admin');
  other = await app.as('shaoboyan', 'procurement_officer');
});
afterAll(() => app.close());

type Query = NonNullable<Parameters<TestClient['company']['queryAllSupplier']>[0]>['query'];
const page = (client: TestClient, query: Query = {}) => client.company.queryAllSupplier({ query: { size: 200, ...query } });
const detail = (client: TestClient, id: string) => client.company.getCompanyDetail({ path: { id } });
const scorecard = (client: TestClient, id: string) => client.company.getCompanyScorecard({ path: { id } });
const records = (client: TestClient, id: string) => client.company.listCompanyReviewRecords({ path: { id } });
const first = async (query: Query) => (await page(officer, query)).records[0] as Schemas['Supplier'];
const missing = { status: 200, code: 4004 };

describe('the page', () => {
  test('holds the suppliers of the own school, with data scope ALL those of every one', async () => {
    const own = await page(officer);
    expect([own.total, new Set(own.records.map(({ companyId }) => companyId))]).toEqual([200, new Set(['1001'])]);
    expect((await page(other)).total).toBe(5);
    expect((await page(admin)).total).toBe(205);
    expect((await page(admin, { companyId: '1002' })).total).toBe(5);
    expect(await failureOf(page(officer, { companyId: '1002' }))).toMatchObject({ status: 403, code: 4003 });
  });

  test('shows approved ones only to those who may not review, and those masked', async () => {
    const { records: seen, total } = await page(teacher);
    expect([total, new Set(seen.map(({ status }) => status))]).toEqual([150, new Set(['APPROVED'])]);
    for (const row of seen) {
      expect(row).toMatchObject({
        masked: true,
        accountSource: null,
        agreementExpireDate: null,
        auditTime: null,
        auditUserName: null,
        remark: null,
        createByName: null,
        updateByName: null,
        allowedActions: [],
        contactName: expect.stringMatching(/^.\*\*$/),
        contactPhone: expect.stringMatching(/^199\*{4}\d{4}$/),
      });
    }
    const whole = (await page(officer)).records.find(({ id }) => id === seen[0]?.id);
    expect(whole).toMatchObject({ masked: false, contactPhone: expect.stringMatching(/^1990000\d{4}$/) });
  });

  test.each<[string, NonNullable<Query>, (row: Schemas['Supplier']) => boolean, number]>([
    ['part of the name', { companyName: '试剂' }, ({ companyName }) => companyName.includes('试剂'), 17],
    ['the beginning of the name', { companyName: '齐' }, ({ companyName }) => companyName.startsWith('齐'), 25],
    ['the beginning of the code', { creditCode: '91990000MA000000' }, ({ creditCode }) => creditCode < '91990000MA000001', 9],
    ['the status', { status: 'PENDING' }, ({ status }) => status === 'PENDING', 18],
    ['the kind', { supplierKind: 'AGENT' }, ({ supplierKind }) => supplierKind === 'AGENT', 48],
    ['the credit level', { creditLevel: 'D' }, ({ creditScore }) => creditScore < 60, 10],
    ['the account source', { accountSource: 'PLATFORM' }, ({ accountSource }) => accountSource === 'PLATFORM', 23],
    ['the agreement', { signedAgreement: true, status: 'APPROVED' }, ({ signedAgreement }) => signedAgreement, 101],
    [
      'a qualification that ends soon',
      { expiresWithinDays: 30 },
      ({ qualificationExpireDate }) => String(qualificationExpireDate) <= '2026-04-01',
      10,
    ],
  ])('is filtered by %s', async (_, query, belongs, count) => {
    const { records: found, total } = await page(officer, query);
    expect(found.filter((row) => !belongs(row))).toEqual([]);
    expect([found.length, total]).toEqual([count, count]);
  });

  test('is filtered by what a supplier sells, or by a category above it', async () => {
    const sold = await first({ companyName: '江海博瑞试剂' });
    expect(sold.goodsCategories.map(({ categoryName }) => categoryName)).toEqual(['化学试剂', '玻璃器皿']);
    const category = sold.goodsCategories[0] as Schemas['GoodsCategoryBrief'];
    const tree = await officer.goodsCategories.getGoodsCategoryTree();
    const reagents = tree.flatMap(({ children }) => children ?? []).find(({ categoryCode }) => categoryCode === '102');
    const ids = async (goodsCategoryId: string) => (await page(officer, { goodsCategoryId })).records.map(({ id }) => id);
    const sellers = await ids(category.id);
    const all = await ids(reagents?.id ?? '');
    expect(all).toEqual(expect.arrayContaining(sellers));
    expect([sellers.includes(sold.id), all.length > sellers.length]).toEqual([true, true]);
    expect(await ids('none')).toEqual([]);
  });

  test('tells nothing by a filter that it masks', async () => {
    expect((await page(teacher, { accountSource: 'SELF' })).total).toBe(0);
    expect((await page(teacher, { status: 'FROZEN' })).total).toBe(0);
  });

  test.each(['companyName', 'creditScore', 'createTime'] as const)('is sorted by %s and cut, ties by id', async (column) => {
    const all = (await page(officer, { sort: `${column},asc` })).records;
    const back = (await page(officer, { sort: `${column},desc` })).records;
    expect(back.map(({ id }) => id)).toEqual(all.map(({ id }) => id).reverse());
    const values = all.map((row) => row[column]);
    const byPinyin = new Intl.Collator('zh-u-co-pinyin');
    const inOrder = (one: string | number, next: string | number) =>
      column === 'companyName' ? byPinyin.compare(String(one), String(next)) : one < next ? -1 : one > next ? 1 : 0;
    expect(values).toEqual(values.toSorted(inOrder));
    const third = await page(officer, { sort: `${column},asc`, size: 20, current: 3 });
    expect(third).toMatchObject({ total: 200, current: 3, size: 20 });
    expect(third.records).toEqual(all.slice(40, 60));
  });
});

test('those who wait are listed by how long, for reviewers; for others that order says nothing', async () => {
  const waiting = (await page(officer, { status: 'PENDING', sort: 'submitTime,asc' })).records;
  const times = waiting.map(({ submitTime }) => Date.parse(submitTime ?? ''));
  expect(waiting.length).toBeGreaterThan(10);
  expect(times).toEqual(times.toSorted((one, next) => one - next));
  const [seen, plain] = [await page(teacher, { sort: 'submitTime,asc' }), await page(teacher, { sort: 'createTime,asc' })];
  expect(seen.records).toEqual(plain.records);
  expect(seen.records.every(({ submitTime }) => submitTime === null)).toBe(true);
});

describe('one supplier', () => {
  test('is shown whole to reviewers, newest record first', async () => {
    const { id } = await first({ companyName: '江海博瑞试剂' });
    const supplier = await detail(officer, id);
    expect(supplier).toMatchObject({
      masked: false,
      bankAccount: '6222000000001201',
      registeredCapital: '500000.00',
      auditOpinion: '资料齐全，同意入库',
      allowedActions: ['REMARK', 'SET_AGREEMENT', 'FREEZE', 'REFRESH_REGISTRY'],
    });
    expect(supplier.qualifications.map(({ qualType }) => qualType)).toEqual(['license', 'hazardous']);
    expect(supplier.reviewRecords?.map(({ event }) => event)).toEqual(['APPROVED', 'SUBMITTED']);
    expect(await records(officer, id)).toEqual(supplier.reviewRecords);
  });

  test('is masked for everybody else, without bank, numbers and records', async () => {
    const { id } = await first({ companyName: '江海博瑞试剂' });
    const supplier = await detail(teacher, id);
    expect(supplier).toMatchObject({
      masked: true,
      bankName: null,
      bankAccount: null,
      invoice: null,
      contactEmail: null,
      auditOpinion: null,
      reviewRecords: null,
      qualifications: [{ qualName: '营业执照', qualNo: null }, { qualNo: null }],
    });
    expect(await failureOf(records(teacher, id))).toMatchObject({ status: 403 });
  });

  test('that is not approved is there for reviewers only, and one of another school for nobody here', async () => {
    const pending = await first({ status: 'PENDING' });
    const theirs = (await page(other)).records[0] as Schemas['Supplier'];
    for (const read of [detail, scorecard]) {
      expect(await failureOf(read(teacher, pending.id))).toMatchObject(missing);
      expect(await failureOf(read(officer, theirs.id))).toMatchObject(missing);
      expect(await failureOf(read(officer, 'none'))).toMatchObject(missing);
      await expect(read(admin, theirs.id)).resolves.toBeDefined();
    }
    expect(await failureOf(records(officer, theirs.id))).toMatchObject(missing);
  });

  test('has a scorecard that begins with its first score', async () => {
    const { id, creditScore: score, creditLevel: level, createTime: time } = await first({ creditLevel: 'A' });
    expect(await scorecard(teacher, id)).toEqual({
      supplierId: id,
      score,
      level,
      entries: [{ time, change: score, score, reason: 'INITIAL' }],
    });
  });
});

test('the accounts of suppliers are nobody’s users', async () => {
  const before = await officer.users.listUsersSimple();
  const { db } = app.database;
  const { id } = before[0] as (typeof before)[number];
  await db.updateTable('appUser').set({ userType: 'SUPPLIER' }).where('id', '=', id).execute();
  expect((await officer.users.listUsersSimple()).some((user) => user.id === id)).toBe(false);
  expect(await failureOf(admin.users.getUserDetail({ path: { id } }))).toMatchObject(missing);
});
