import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardFixture } from '#test/builders/cardFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

type Row = Schemas['ExpenditureImportRow'];

let app: TestApp;
let finance: TestClient;
beforeAll(async () => {
  app = await startApp();
  finance = await app.as('finance1', 'finance');
});
afterAll(() => app.close());

let count = 0;
function row(changes: Partial<Row> = {}): Row {
  count += 1;
  const card = { cardNo: `IMP-${count}`, cardName: `Imported ${count}`, fundType: 'SCIENCE', totalAmount: '1000' };
  return { ...card, owner: 'teacher1', dept: '化学化工学院/有机化学实验室', ...changes };
}
const bring = (rows: Row[], dryRun = false, client = finance, idempotencyKey?: string) =>
  client.expenditure.importExpenditures({ body: { rows, dryRun } }, idempotencyKey ? { idempotencyKey } : {});
const problemOf = async (changes: Partial<Row>) => (await bring([row(changes)], true)).problems;
const known = (rows: Row[]) =>
  app.database.db
    .selectFrom('expenditure')
    .selectAll()
    .where(
      'cardNo',
      'in',
      rows.map(({ cardNo }) => cardNo),
    )
    .orderBy('createTime')
    .orderBy('id')
    .execute();

describe('an import', () => {
  test('creates every card of the school, whose total is the first entry of its ledger', async () => {
    const rows = [
      row({ totalAmount: '1,200.50', validFrom: '2026/1/31', validTo: '2026年12月31日', fundType: '教学经费' }),
      row({
        totalAmount: ' ￥80000 ',
        dept: '1305',
        owner: 'SchoolAdmin',
        fundType: 'donation',
        validFrom: '',
        validTo: '2027-6-30',
      }),
    ];
    const { cards, problems } = await bring(rows);
    expect(problems).toEqual([]);
    expect(cards).toMatchObject([
      { row: 0, fundType: 'TEACHING', totalAmount: '1200.50', ownerName: '王晓梅', deptName: '有机化学实验室' },
      { row: 1, fundType: 'DONATION', totalAmount: '80000.00', ownerName: '李文博', deptName: '信息中心' },
    ]);
    const [first, second] = await known(rows);
    expect(first).toMatchObject({ companyId: '1001', source: 'LOCAL', status: 'ENABLED', availableAmount: '1200.50' });
    expect(first).toMatchObject({ validFrom: '2026-01-31', validTo: '2026-12-31' });
    expect(second).toMatchObject({ validFrom: null, validTo: '2027-06-30' });
    const { records } = await cardFixture(finance).ledger(first?.id ?? '');
    expect(records).toMatchObject([{ flowType: 'ADJUST', amount: '1200.50', balance: '1200.50', createByName: '赵婉清' }]);
  });

  test('is done once per key; a check is not written to the operation log', async () => {
    const rows = [row()];
    const first = await bring(rows, false, finance, 'card-import-1');
    expect(await bring(rows, false, finance, 'card-import-1')).toEqual(first);
    await bring([row({ cardNo: 'ONLY-CHECKED' })], true);
    const log = app.database.db.selectFrom('operationLog').select('request').where('operationId', '=', 'importExpenditures');
    const written = JSON.stringify(await log.execute());
    expect(written).toContain(`"${rows[0]?.cardNo}"`);
    expect(written).not.toContain('ONLY-CHECKED');
  });

  test('of 1000 cards is one request; of 1001 it is refused', async () => {
    const rows = Array.from({ length: 1000 }, () => row());
    expect((await bring(rows)).cards).toHaveLength(1000);
    const stored = await known(rows);
    expect(stored).toHaveLength(1000);
    const flows = app.database.db.selectFrom('expenditureFlow').select('amount');
    const ids = stored.map(({ id }) => id);
    expect(await flows.where('expenditureId', 'in', ids).execute()).toHaveLength(1000);
    expect(await failureOf(bring([...rows, row()]))).toMatchObject({ fieldErrors: [{ field: 'rows', rule: 'maxItems' }] });
  });

  test('creates nothing if one row is wrong', async () => {
    const rows = [row(), row({ cardNo: 'KY2025-0101', totalAmount: '1,2' }), row({ owner: 'nobody' })];
    expect(await failureOf(bring(rows))).toMatchObject({
      status: 400,
      fieldErrors: [
        { field: 'rows.1.cardNo', rule: 'unique', message: 'Already in use. Choose another value.' },
        { field: 'rows.1.totalAmount', rule: 'pattern' },
        { field: 'rows.2.owner', rule: 'exists' },
      ],
    });
    expect(await known([rows[0] as Row])).toEqual([]);
  });

  test('of two that bring the same card at once, one is done and the other creates nothing', async () => {
    const shared = row();
    const both = [row(), row()].map((own) => [own, shared]);
    const failures = await Promise.all(both.map((rows) => failureOf(bring(rows))));
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.find((failure) => failure !== null)?.fieldErrors).toMatchObject([{ field: 'rows.1.cardNo', rule: 'unique' }]);
    expect(await known(both.flat())).toHaveLength(2);
  });
});

describe('a check', () => {
  test('names every problem by row, field and rule, says what could be created, and creates nothing', async () => {
    const empty = { cardNo: '', cardName: ' ', fundType: '', owner: '', dept: '', totalAmount: '' };
    const twice = row();
    const { cards, problems, problemCount } = await bring([row(), empty, twice, { ...twice }], true);
    expect(cards).toMatchObject([{ row: 0 }]);
    expect(problems.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      ...Object.keys(empty).map((field) => `rows.1.${field} required`),
      'rows.2.cardNo duplicate',
      'rows.3.cardNo duplicate',
    ]);
    expect(problemCount).toBe(8);
    expect(await known([twice])).toEqual([]);
  });

  test.each<[string, Partial<Row>, object]>([
    ['a number of three letters', { cardNo: 'abc' }, { field: 'rows.0.cardNo', rule: 'pattern' }],
    ['a name of 101 characters', { cardName: 'x'.repeat(101) }, { field: 'rows.0.cardName', rule: 'maxLength' }],
    ['an unknown kind of funds', { fundType: 'x' }, { field: 'rows.0.fundType', rule: 'enum' }],
    ['an unknown owner', { owner: 'nobody' }, { field: 'rows.0.owner', rule: 'exists' }],
    ['an owner of another school', { owner: 'shaoboyan' }, { field: 'rows.0.owner', rule: 'exists' }],
    ['an unknown department', { dept: 'none' }, { field: 'rows.0.dept', rule: 'exists' }],
    ['a department of another school', { dept: '化学与材料学院' }, { field: 'rows.0.dept', rule: 'exists' }],
    ['three decimals', { totalAmount: '1.005' }, { field: 'rows.0.totalAmount', rule: 'pattern' }],
    ['an amount below zero', { totalAmount: '-1' }, { field: 'rows.0.totalAmount', rule: 'pattern' }],
    ['ten billion', { totalAmount: '10,000,000,000' }, { field: 'rows.0.totalAmount', rule: 'pattern' }],
    ['a day that is none', { validFrom: '2026-02-30' }, { field: 'rows.0.validFrom', rule: 'days' }],
    ['what is no day', { validTo: '31.1.2026' }, { field: 'rows.0.validTo', rule: 'days' }],
    ['an end before the beginning', { validFrom: '2026/2/1', validTo: '2026/1/31' }, { field: 'rows.0.validTo', rule: 'order' }],
  ])('refuses %s', async (_what, changes, problem) => {
    expect(await problemOf(changes)).toMatchObject([problem]);
  });

  test('refuses an owner whose account is disabled', async () => {
    const { db } = app.database;
    await db.updateTable('appUser').set({ status: 'DISABLED' }).where('account', '=', 'teacher2').execute();
    expect(await problemOf({ owner: 'teacher2' })).toMatchObject([{ field: 'rows.0.owner', rule: 'exists' }]);
  });
});
