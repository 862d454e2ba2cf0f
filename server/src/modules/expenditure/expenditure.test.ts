import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '../../db/reference/seedId.ts';
import { failureOf } from '../../testing/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '../../testing/startApp.ts';

let app: TestApp;
let finance: TestClient;
let teacher: TestClient;
let dean: TestClient;
beforeAll(async () => {
  app = await startApp();
  finance = await app.as('finance1', 'finance');
  teacher = await app.as('teacher1', 'purchaser');
  dean = await app.as('dean1', 'dept_approver');
});
afterAll(() => app.close());

const owner = seedId('user', 103);
const other = seedId('user', 133);
const lab = seedId('dept', 311);
let count = 0;
function input(changes: Partial<Schemas['ExpenditureInput']> = {}): Schemas['ExpenditureInput'] {
  count += 1;
  const card = { cardNo: `TEST-${count}`, cardName: `Card ${count}`, fundType: 'SCIENCE' as const, totalAmount: '1000.00' };
  return { ...card, ownerId: owner, deptId: lab, ...changes };
}
type Query = NonNullable<Parameters<TestClient['expenditure']['queryExpenditurePage']>[0]>['query'];
const page = (client: TestClient, query: Query = {}) =>
  client.expenditure.queryExpenditurePage({ query: { size: 200, ...query } });
const save = async (changes: Partial<Schemas['ExpenditureInput']> = {}, client = finance) =>
  (await client.expenditure.saveExpenditure({ body: input(changes) })).id;
const detail = (id: string, client = finance) => client.expenditure.getExpenditureDetail({ path: { id } });
const update = (id: string, body: Schemas['ExpenditureChanges'], client = finance) =>
  client.expenditure.updateExpenditure({ path: { id }, body });
const authorize = (id: string, version: number, userIds: string[], client = finance) =>
  client.expenditure.authorizeExpenditureUsers({ path: { id }, body: { version, userIds } });
const remove = (id: string, client = finance) => client.expenditure.deleteExpenditure({ path: { id } });
const freeze = (id: string, amount: string, bizCode = 'FZ-1') =>
  finance.expenditure.freezeExpenditure({ path: { id }, body: { amount, bizCode, reason: 'A reason' } });
const unfreeze = (id: string, amount: string, bizCode = 'FZ-1') =>
  finance.expenditure.unfreezeExpenditure({ path: { id }, body: { amount, bizCode, reason: 'A reason' } });
const ledger = (id: string, client = finance, query: object = {}) =>
  client.expenditure.queryExpenditureFlowPage({ query: { expenditureId: id, size: 200, ...query } });
const broken = (field: string, rule: string) => ({ status: 400, code: 4000, fieldErrors: [{ field, rule }] });
const missing = { status: 200, code: 4004 };

describe('who sees which cards', () => {
  test('data scope SELF shows those one is in charge of or may use, COLLEGE those of the college', async () => {
    const own = await save();
    const lent = await save({ ownerId: other, authorizedUserIds: [owner] });
    const foreign = await save({ ownerId: other, deptId: seedId('dept', 320) });
    const seen = async (client: TestClient) => new Set((await page(client)).records.map(({ id }) => id));
    const [ofTeacher, ofDean, ofFinance] = [await seen(teacher), await seen(dean), await seen(finance)];
    expect([own, lent, foreign].map((id) => ofTeacher.has(id))).toEqual([true, true, false]);
    expect([own, lent, foreign].map((id) => ofDean.has(id))).toEqual([true, true, false]);
    expect([own, lent, foreign].map((id) => ofFinance.has(id))).toEqual([true, true, true]);
    expect(await failureOf(detail(foreign, teacher))).toMatchObject(missing);
    expect((await detail(lent, teacher)).allowedActions).toEqual([]);
    expect((await detail(own, teacher)).allowedActions).toEqual(['AUTHORIZE', 'VIEW_LEDGER']);
  });

  test('another school has its own; the platform names the school', async () => {
    const admin = await app.as('admin', 'admin');
    expect((await page(admin)).total).toBe(0);
    const all = await page(admin, { companyId: '1001' });
    expect(all.total).toBe((await page(finance)).total);
    expect(await failureOf(page(finance, { companyId: '3338' }))).toMatchObject({ status: 403 });
  });

  test('the ledger and the users of a lent card are the business of its owner', async () => {
    const lent = await save({ ownerId: other, authorizedUserIds: [owner] });
    expect(await failureOf(ledger(lent, teacher))).toMatchObject(missing);
    expect(await failureOf(authorize(lent, 1, [], teacher))).toMatchObject(missing);
    const own = await save();
    expect((await ledger(own, teacher)).total).toBe(1);
    await authorize(own, 1, [other], teacher);
    expect((await detail(own)).authorizedUsers.map(({ id }) => id)).toEqual([other]);
  });
});

describe('the page', () => {
  test('adds up all that match, not only the rows shown', async () => {
    await save({ cardName: 'Sum one', totalAmount: '0.10' });
    await save({ cardName: 'Sum two', totalAmount: '0.20' });
    const { records, total, sum } = await page(finance, { keyword: 'um o', size: 1 });
    expect([records.length, total, sum.totalAmount]).toEqual([1, 1, '0.10']);
    const both = await page(finance, { keyword: 'Sum ', size: 1 });
    const amounts = { totalAmount: '0.30', frozenAmount: '0.00', availableAmount: '0.30' };
    expect([both.records.length, both.total, both.sum]).toEqual([1, 2, amounts]);
    expect((await page(finance, { keyword: '__' })).sum).toEqual({
      totalAmount: '0.00',
      frozenAmount: '0.00',
      availableAmount: '0.00',
    });
  });

  test('filters', async () => {
    const all = (await page(finance)).records;
    const expired = (await page(finance, { expired: true })).records;
    expect(expired.map(({ id }) => id)).toEqual(all.filter((card) => card.expired).map(({ id }) => id));
    expect(expired.length).toBeGreaterThan(0);
    expect((await page(finance, { expired: false })).total).toBe(all.length - expired.length);
    const kinds = (await page(finance, { fundType: 'DONATION', status: 'ENABLED' })).records;
    expect(new Set(kinds.map(({ fundType, status }) => `${fundType} ${status}`))).toEqual(new Set(['DONATION ENABLED']));
    const owned = (await page(finance, { ownerId: owner })).records;
    expect(owned.every(({ ownerId }) => ownerId === owner)).toBe(true);
    const college = (await page(finance, { deptId: seedId('dept', 301) })).records;
    expect(college.some(({ deptId }) => deptId === lab)).toBe(true);
    expect(college.every(({ id }) => all.some((card) => card.id === id))).toBe(true);
    expect((await page(teacher, { scope: 'MINE' })).total).toBe((await page(teacher)).total);
    expect((await page(finance, { scope: 'DEPT' })).records.every(({ deptId }) => deptId === seedId('dept', 348))).toBe(true);
  });

  test.each(['cardNo', 'totalAmount', 'availableAmount', 'updateTime'] as const)('sorts by %s both ways', async (column) => {
    const ids = async (direction: 'asc' | 'desc') =>
      (await page(finance, { sort: `${column},${direction}` })).records.map(({ id }) => id);
    const rows = (await page(finance, { sort: `${column},asc` })).records.map((card) => card[column]);
    const compare = (one: string, two: string) =>
      column.endsWith('Amount') ? Number(one) - Number(two) : one < two ? -1 : Number(one > two);
    expect(rows).toEqual(rows.toSorted(compare));
    expect(await ids('desc')).toEqual((await ids('asc')).toReversed());
  });
});

describe('saving and changing', () => {
  test('a card is stored with what was sent, and its total begins the ledger', async () => {
    const body = input({ validFrom: '2026-01-01', validTo: '2026-12-31', authorizedUserIds: [other] });
    const { id } = await finance.expenditure.saveExpenditure({ body });
    const { authorizedUserIds: _, ...fields } = body;
    const figures = { frozenAmount: '0.00', availableAmount: '1000.00', authorizedUserCount: 1, version: 1, expired: false };
    expect(await detail(id)).toMatchObject({ ...fields, ...figures, ownerName: '王晓梅', deptName: '有机化学实验室' });
    const [entry] = (await ledger(id)).records;
    expect(entry).toMatchObject({ flowType: 'ADJUST', amount: '1000.00', balance: '1000.00', bizCode: null });
  });

  test.each<[string, string, Partial<Schemas['ExpenditureInput']>]>([
    ['ownerId', 'exists', { ownerId: seedId('user', 112) }],
    ['ownerId', 'exists', { ownerId: seedId('user', 151) }],
    ['deptId', 'exists', { deptId: seedId('dept', 351) }],
    ['authorizedUserIds.0', 'exists', { authorizedUserIds: ['nobody'] }],
    ['authorizedUserIds.1', 'owner', { authorizedUserIds: [other, owner] }],
    ['validTo', 'order', { validFrom: '2026-02-01', validTo: '2026-01-31' }],
  ])('%s is refused by the rule %s', async (field, rule, changes) => {
    expect(await failureOf(save(changes))).toMatchObject(broken(field, rule));
  });

  test('of 20 who save the same number at once one does', async () => {
    const cardNo = 'RACE-1';
    const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(save({ cardNo }))));
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    for (const failure of failures) if (failure) expect(failure).toMatchObject(broken('cardNo', 'unique'));
  });

  test('what is left out stays; another total goes to the ledger', async () => {
    const id = await save();
    const before = await detail(id);
    await update(id, { version: 1, totalAmount: '800.00' });
    await update(id, { version: 2, cardName: 'Renamed', status: 'DISABLED' });
    const changes = { cardName: 'Renamed', status: 'DISABLED', totalAmount: '800.00', availableAmount: '800.00', version: 3 };
    expect(await detail(id)).toMatchObject({ ...before, ...changes, allowedActions: expect.anything(), updateByName: '赵婉清' });
    const { records } = await ledger(id);
    expect(records.map(({ amount, balance }) => [amount, balance])).toEqual([
      ['-200.00', '800.00'],
      ['1000.00', '1000.00'],
    ]);
  });

  test('the total cannot fall below what is frozen', async () => {
    const id = await save();
    await freeze(id, '600.00');
    expect(await failureOf(update(id, { version: 2, totalAmount: '599.99' }))).toMatchObject({ status: 200, code: 4160 });
    await update(id, { version: 2, totalAmount: '600.00' });
    expect((await detail(id)).availableAmount).toBe('0.00');
  });

  test('whom it is lent to does not become the person in charge, and the validity stays in order', async () => {
    const id = await save({ authorizedUserIds: [other], validFrom: '2026-02-01' });
    expect(await failureOf(update(id, { version: 1, ownerId: other }))).toMatchObject(broken('ownerId', 'owner'));
    expect(await failureOf(update(id, { version: 1, validTo: '2026-01-01' }))).toMatchObject(broken('validTo', 'order'));
    expect(await failureOf(authorize(id, 1, [owner]))).toMatchObject(broken('userIds.0', 'owner'));
  });

  test('of 20 parallel changes with one version one wins', async () => {
    const id = await save();
    const calls = Array.from({ length: 20 }, (_, n) =>
      failureOf(n % 2 ? update(id, { version: 1, cardName: `by ${n}` }) : authorize(id, 1, [other])),
    );
    const failures = await Promise.all(calls);
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.filter((failure) => failure?.code === 4090)).toHaveLength(19);
  });
});

describe('freezing', () => {
  test('holds money for a matter until it is given back', async () => {
    const id = await save();
    expect(await freeze(id, '300.00')).toMatchObject({ frozenAmount: '300.00', availableAmount: '700.00', version: 2 });
    await freeze(id, '50.00', 'FZ-2');
    expect(await unfreeze(id, '100.00')).toMatchObject({ frozenAmount: '250.00', availableAmount: '750.00' });
    expect(await failureOf(unfreeze(id, '200.01'))).toMatchObject(broken('amount', 'held'));
    expect(await failureOf(unfreeze(id, '1.00', 'FZ-9'))).toMatchObject(broken('amount', 'held'));
    const { records } = await ledger(id);
    expect(records.map(({ flowType, amount, balance }) => `${flowType} ${amount} ${balance}`)).toEqual([
      'UNFREEZE 100.00 750.00',
      'FREEZE 50.00 650.00',
      'FREEZE 300.00 700.00',
      'ADJUST 1000.00 1000.00',
    ]);
    expect((await ledger(id, finance, { bizCode: 'FZ-2' })).total).toBe(1);
    expect((await ledger(id, finance, { flowType: 'FREEZE' })).total).toBe(2);
  });

  test('is refused beyond what is available, and on a card that is disabled, expired or not yet valid', async () => {
    const id = await save();
    expect(await failureOf(freeze(id, '1000.01'))).toMatchObject({ status: 200, code: 4160 });
    const changes = [{ status: 'DISABLED' as const }, { validTo: '2026-03-01' }, { validFrom: '2026-03-03' }];
    for (const change of changes) {
      expect(await failureOf(freeze(await save(change), '1.00'))).toMatchObject({ status: 200, code: 4101 });
    }
    await expect(freeze(await save({ validFrom: '2026-03-02', validTo: '2026-03-02' }), '1.00')).resolves.toBeDefined();
    expect((await ledger(id)).total).toBe(1);
  });

  test('money of a disabled card is still given back', async () => {
    const id = await save();
    await freeze(id, '10.00');
    await update(id, { version: 2, status: 'DISABLED' });
    expect((await unfreeze(id, '10.00')).availableAmount).toBe('1000.00');
  });

  test('of 20 at once those pass for whom the money lasts, and no more is given back than was frozen', async () => {
    const id = await save();
    const frozen = await Promise.all(Array.from({ length: 20 }, () => failureOf(freeze(id, '150.00'))));
    expect(frozen.filter((failure) => failure === null)).toHaveLength(6);
    expect(frozen.filter((failure) => failure?.code === 4160)).toHaveLength(14);
    const back = await Promise.all(Array.from({ length: 20 }, () => failureOf(unfreeze(id, '300.00'))));
    expect(back.filter((failure) => failure === null)).toHaveLength(3);
    expect(back.filter((failure) => failure?.fieldErrors[0]?.rule === 'held')).toHaveLength(17);
    expect(await detail(id)).toMatchObject({ frozenAmount: '0.00', availableAmount: '1000.00' });
    expect((await ledger(id)).records.at(0)?.balance).toBe('1000.00');
  });
});

test('a card is deleted with its adjustments, but not once money was moved', async () => {
  const id = await save();
  await update(id, { version: 1, totalAmount: '900.00' });
  await remove(id);
  expect(await failureOf(remove(id))).toMatchObject(missing);
  const used = await save();
  await freeze(used, '1.00');
  await unfreeze(used, '1.00');
  expect(await failureOf(remove(used))).toMatchObject({ status: 200, code: 4206 });
});

test('users and departments with cards are not deleted', async () => {
  const admin = await app.as('schooladmin', 'school_admin');
  expect(await failureOf(admin.users.deleteUser({ path: { id: owner } }))).toMatchObject({ status: 200, code: 4206 });
});
