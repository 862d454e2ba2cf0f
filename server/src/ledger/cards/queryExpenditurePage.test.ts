import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { cardFixture, cardPage, lab, other, owner } from '#test/builders/cardFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { missing } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let finance: TestClient;
let teacher: TestClient;
let dean: TestClient;
let cards: ReturnType<typeof cardFixture>;
beforeAll(async () => {
  app = await startApp();
  finance = await app.as('finance1', 'finance');
  teacher = await app.as('teacher1', 'purchaser');
  dean = await app.as('dean1', 'dept_approver');
  cards = cardFixture(finance);
});
afterAll(() => app.close());

describe('who sees which cards', () => {
  test('data scope SELF shows those one is in charge of or may use, COLLEGE those of the college', async () => {
    const own = await cards.save();
    const lent = await cards.save({ ownerId: other, authorizedUserIds: [owner] });
    const foreign = await cards.save({ ownerId: other, deptId: seedId('dept', 320) });
    const seen = async (client: TestClient) => new Set((await cardPage(client)).records.map(({ id }) => id));
    const [ofTeacher, ofDean, ofFinance] = [await seen(teacher), await seen(dean), await seen(finance)];
    expect([own, lent, foreign].map((id) => ofTeacher.has(id))).toEqual([true, true, false]);
    expect([own, lent, foreign].map((id) => ofDean.has(id))).toEqual([true, true, false]);
    expect([own, lent, foreign].map((id) => ofFinance.has(id))).toEqual([true, true, true]);
    expect(await failureOf(cards.detail(foreign, teacher))).toMatchObject(missing);
    expect((await cards.detail(lent, teacher)).allowedActions).toEqual([]);
    expect((await cards.detail(own, teacher)).allowedActions).toEqual(['AUTHORIZE', 'VIEW_LEDGER']);
  });

  test('another school has its own; the platform names the school', async () => {
    const admin = await app.as('admin', 'admin');
    expect((await cardPage(admin)).total).toBe(0);
    const all = await cardPage(admin, { companyId: '1001' });
    expect(all.total).toBe((await cardPage(finance)).total);
    expect(await failureOf(cardPage(finance, { companyId: '3338' }))).toMatchObject({ status: 403 });
  });

  test('the ledger and the users of a lent card are the business of its owner', async () => {
    const lent = await cards.save({ ownerId: other, authorizedUserIds: [owner] });
    expect(await failureOf(cards.ledger(lent, teacher))).toMatchObject(missing);
    expect(await failureOf(cards.authorize(lent, 1, [], teacher))).toMatchObject(missing);
    const own = await cards.save();
    expect((await cards.ledger(own, teacher)).total).toBe(1);
    await cards.authorize(own, 1, [other], teacher);
    expect((await cards.detail(own)).authorizedUsers.map(({ id }) => id)).toEqual([other]);
  });
});

describe('the page', () => {
  test('adds up all that match, not only the rows shown', async () => {
    await cards.save({ cardName: 'Sum one', totalAmount: '0.10' });
    await cards.save({ cardName: 'Sum two', totalAmount: '0.20' });
    const { records, total, sum } = await cardPage(finance, { keyword: 'um o', size: 1 });
    expect([records.length, total, sum.totalAmount]).toEqual([1, 1, '0.10']);
    const both = await cardPage(finance, { keyword: 'Sum ', size: 1 });
    const amounts = { totalAmount: '0.30', frozenAmount: '0.00', availableAmount: '0.30' };
    expect([both.records.length, both.total, both.sum]).toEqual([1, 2, amounts]);
    expect((await cardPage(finance, { keyword: '__' })).sum).toEqual({
      totalAmount: '0.00',
      frozenAmount: '0.00',
      availableAmount: '0.00',
    });
  });

  test('filters', async () => {
    const all = (await cardPage(finance)).records;
    const expired = (await cardPage(finance, { expired: true })).records;
    expect(expired.map(({ id }) => id)).toEqual(all.filter((card) => card.expired).map(({ id }) => id));
    expect(expired.length).toBeGreaterThan(0);
    expect((await cardPage(finance, { expired: false })).total).toBe(all.length - expired.length);
    const kinds = (await cardPage(finance, { fundType: 'DONATION', status: 'ENABLED' })).records;
    expect(new Set(kinds.map(({ fundType, status }) => `${fundType} ${status}`))).toEqual(new Set(['DONATION ENABLED']));
    const owned = (await cardPage(finance, { ownerId: owner })).records;
    expect(new Set(owned.map(({ ownerId }) => ownerId))).toEqual(new Set([owner]));
    const college = (await cardPage(finance, { deptId: seedId('dept', 301) })).records;
    expect(college.some(({ deptId }) => deptId === lab)).toBe(true);
    expect(college.length).toBeLessThan(all.length);
  });

  test('shows part of what the data scope gives: what one may use, or what the department has', async () => {
    const dean1 = seedId('user', 104);
    const office = seedId('dept', 348);
    const [own, lent, foreign] = [
      await cards.save({ ownerId: dean1 }),
      await cards.save({ authorizedUserIds: [dean1] }),
      await cards.save(),
    ];
    const mine = (await cardPage(dean, { scope: 'MINE' })).records.map(({ id }) => id);
    expect([own, lent, foreign].map((id) => mine.includes(id))).toEqual([true, true, false]);
    await cards.save({ deptId: office });
    const ofOffice = (await cardPage(finance, { scope: 'DEPT' })).records;
    expect(new Set(ofOffice.map(({ deptId }) => deptId))).toEqual(new Set([office]));
  });

  test.each(['cardNo', 'totalAmount', 'availableAmount', 'updateTime'] as const)('sorts by %s both ways', async (column) => {
    const ids = async (direction: 'asc' | 'desc') =>
      (await cardPage(finance, { sort: `${column},${direction}` })).records.map(({ id }) => id);
    const rows = (await cardPage(finance, { sort: `${column},asc` })).records.map((card) => card[column]);
    const compare = (one: string, two: string) =>
      column.endsWith('Amount') ? Number(one) - Number(two) : one < two ? -1 : Number(one > two);
    expect(rows).toEqual(rows.toSorted(compare));
    expect(await ids('desc')).toEqual((await ids('asc')).toReversed());
  });
});
