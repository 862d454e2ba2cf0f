import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { isCreditCode } from '#platform/registry/creditCode.ts';
import { testDatabase } from '#test/database.ts';
import { seedTime } from './seedTime.ts';

let database: Database;
let rows: Awaited<ReturnType<typeof readAll>>;
beforeAll(async () => {
  database = await testDatabase();
  rows = await readAll();
});
afterAll(() => database.close());

async function readAll() {
  const { db } = database;
  const suppliers = await db.selectFrom('supplier').selectAll().orderBy('id').execute();
  return {
    suppliers,
    main: suppliers.filter(({ companyId }) => companyId === '1001'),
    users: await db.selectFrom('appUser').select(['companyId', 'id', 'name']).execute(),
    qualifications: await db.selectFrom('supplierQualification').selectAll().execute(),
    records: await db.selectFrom('supplierReviewRecord').selectAll().orderBy('time').execute(),
    exposures: await db.selectFrom('exposure').selectAll().orderBy('id').execute(),
    scores: await db.selectFrom('supplierScoreEntry').selectAll().execute(),
    registry: await db.selectFrom('supplierRegistry').selectAll().execute(),
    entries: await db.selectFrom('dictEntry').select(['dictType', 'dictValue']).execute(),
  };
}

const counts = (values: string[]) =>
  Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, { length }]) => [value, length]));
const of = <T extends { supplierId: string }>(list: T[], id: string) => list.filter(({ supplierId }) => supplierId === id);

test('the main school has 200 suppliers in every status and of every credit level, another school has five', () => {
  expect([rows.suppliers.length, rows.main.length]).toEqual([205, 200]);
  expect(counts(rows.main.map(({ status }) => status))).toEqual({
    APPROVED: 150,
    PENDING: 18,
    REJECTED: 8,
    REGISTERED: 8,
    FROZEN: 8,
    BLACKLISTED: 5,
    CANCELLED: 3,
  });
  expect(counts(rows.main.map(({ creditLevel }) => creditLevel))).toEqual({ A: 40, B: 110, C: 40, D: 10 });
  expect(new Set(rows.main.map(({ accountSource }) => accountSource)).size).toBe(3);
});

test('every credit code is a right one that no real enterprise has', () => {
  const wrong = rows.suppliers.filter(({ creditCode }) => !isCreditCode(creditCode) || !creditCode.startsWith('91990000'));
  expect(wrong).toEqual([]);
  expect(rows.suppliers.filter(({ contactPhone }) => !/^1990000\d{4}$/.test(contactPhone))).toEqual([]);
});

test('six groups belong to one person each', () => {
  const byPerson = Map.groupBy(
    rows.main.filter(({ legalPerson }) => legalPerson !== null),
    ({ legalPerson }) => legalPerson,
  );
  const shared = [...byPerson.values()].filter(({ length }) => length > 1);
  expect(shared.map(({ length }) => length).sort()).toEqual([2, 2, 2, 2, 3, 3]);
});

test('who has only registered has said nothing of itself, everybody else has a licence and a category of the platform', () => {
  for (const { id, status, qualificationExpireDate, ...row } of rows.suppliers) {
    const own = of(rows.qualifications, id);
    const ends = own.flatMap(({ expireDate }) => expireDate ?? []).sort();
    expect(qualificationExpireDate, row.companyName).toBe(ends[0] ?? null);
    expect(
      own.some(({ qualType }) => qualType === 'license'),
      row.companyName,
    ).toBe(status !== 'REGISTERED');
    expect(of(rows.registry, id).length, row.companyName).toBe(status === 'REGISTERED' ? 0 : 1);
    expect(row.companyType === null, row.companyName).toBe(status === 'REGISTERED');
  }
  const known = new Set(rows.entries.map(({ dictType, dictValue }) => `${dictType} ${dictValue}`));
  expect(rows.qualifications.filter(({ qualType }) => !known.has(`qualification_type ${qualType}`))).toEqual([]);
  const filled = rows.suppliers.filter(({ companyType }) => companyType !== null);
  expect(filled.filter(({ companyType }) => !known.has(`company_type ${companyType}`))).toEqual([]);
});

test('ten licences end within thirty days, none of an approved supplier has ended', () => {
  const approved = rows.main.filter(({ status }) => status === 'APPROVED');
  const ends = approved.flatMap(({ qualificationExpireDate }) => qualificationExpireDate ?? []);
  expect([ends.filter((end) => end <= '2026-04-01').length, ends.filter((end) => end < '2026-03-02')]).toEqual([10, []]);
});

test('the last record of each explains its status, and was made by somebody of the school before the clock', () => {
  const users = new Map(rows.users.map(({ id, ...user }) => [id, user]));
  for (const supplier of rows.suppliers) {
    const own = of(rows.records, supplier.id);
    const last = own.at(-1)?.event;
    if (supplier.status === 'REGISTERED') expect(last).toBeUndefined();
    else if (supplier.status === 'PENDING') expect(last).toMatch(/SUBMITTED|FIRST_APPROVED/);
    else expect(last, supplier.companyName).toBe(supplier.status);
    expect(supplier.version).toBe(1 + own.length);
    for (const { userId, userName, time } of own) {
      expect(time >= supplier.createTime && time < seedTime, supplier.companyName).toBe(true);
      if (userId) expect(users.get(userId)).toEqual({ companyId: supplier.companyId, name: userName });
    }
  }
});

test('one of credit level D was approved by two persons', () => {
  const approved = rows.suppliers.filter(({ status, creditLevel }) => status === 'APPROVED' && creditLevel === 'D');
  expect(approved).not.toEqual([]);
  for (const { id } of approved) {
    const reviews = of(rows.records, id).filter(({ event }) => /APPROVED/.test(event));
    expect(new Set(reviews.map(({ userId }) => userId)).size).toBe(2);
  }
});

test('every score is the sum of its entries, and who came by itself began with 80', () => {
  for (const { id, creditScore, accountSource } of rows.suppliers) {
    const own = of(rows.scores, id);
    expect(own.reduce((sum, { change }) => sum + change, 0)).toBe(creditScore);
    if (accountSource === 'SELF') expect(own.find(({ reason }) => reason === 'INITIAL')?.score).toBe(80);
  }
});

test('twelve exposures explain who is barred, in every level and state, and took what the scores lack', () => {
  expect(rows.exposures).toHaveLength(12);
  expect(counts(rows.exposures.map(({ level }) => level))).toEqual({ BAN: 5, SUSPEND: 3, WARNING: 4 });
  expect(counts(rows.exposures.map(({ status }) => status))).toEqual({ PUBLISHED: 10, WITHDRAWN: 1, DRAFT: 1 });
  expect(rows.exposures.filter(({ expireTime }) => expireTime && expireTime < seedTime)).toHaveLength(1);
  expect(rows.exposures.flatMap(({ appeal }) => appeal?.result ?? []).sort()).toEqual(['DISMISSED', 'UPHELD']);
  for (const supplier of rows.suppliers) {
    const own = of(rows.exposures, supplier.id);
    const holding = own.filter(({ holdsStatus }) => holdsStatus).map(({ level }) => level);
    expect(supplier.statusBeforeExposure === null, supplier.companyName).toBe(holding.length === 0);
    expect(holding.includes('BAN'), supplier.companyName).toBe(supplier.status === 'BLACKLISTED');
    const taken = of(rows.scores, supplier.id).flatMap(({ reason, change }) => (reason === 'INITIAL' ? [] : [change]));
    expect(own.reduce((sum, { deducted }) => sum - deducted, 0)).toBe(taken.reduce((sum, change) => sum + change, 0));
  }
});
