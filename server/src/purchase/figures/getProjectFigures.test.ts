import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategory, aPurchase, aSharedCard, purchaseInput } from '#test/builders/aPurchase.ts';
import { exportFixture } from '#test/builders/exportFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { readCsv } from '#test/readTable.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { figuresSql } from './figureQuery.ts';

/** The statements that were sent to the database. */
const sent: string[] = [];
const counter: KyselyPlugin = {
  transformQuery({ node }) {
    sent.push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
};

let app: TestApp;
let admin: TestClient;
let school: TestClient;
let officer: TestClient;
let teacher: TestClient;
beforeAll(async () => {
  app = await startApp({ plugin: counter });
  admin = await app.as('admin', 'admin');
  school = await app.as('schooladmin', 'school_admin');
  officer = await app.as('officer1', 'procurement_officer');
  teacher = await app.as('teacher1', 'purchaser');
});
afterAll(() => app.close());

type Query = Parameters<TestClient['projects']['getProjectFigures']>[0];
const figures = (client: TestClient, query: NonNullable<Query>['query'] = {}) => client.projects.getProjectFigures({ query });

describe('figures of purchases', () => {
  test.each([
    ['schooladmin', 'school_admin', 'SCHOOL'],
    ['dean1', 'dept_approver', 'COLLEGE'],
    ['auditor1', 'auditor', 'SCHOOL'],
    ['officer1', 'procurement_officer', 'SCHOOL'],
    ['keeper1', 'warehouse_keeper', 'PART'],
    ['teacher1', 'purchaser', 'OWN'],
  ])('of %s as %s are those of the list within the same scope', async (account, role, range) => {
    const client = await app.as(account, role);
    const found = await figures(client, { monthFrom: '2025-01', monthTo: '2026-03' });
    const times = { createTimeStart: '2025-01-01T00:00:00+08:00', createTimeEnd: '2026-04-01T00:00:00+08:00' };
    const scope = range === 'OWN' ? ('MINE' as const) : ('ALL' as const);
    const { records, total } = await client.projects.queryProjectPage({ query: { scope, size: 200, ...times } });
    expect(records).toHaveLength(total);
    const listed = records.filter(({ status }) => status !== 'DRAFT');
    const byStatus = Object.entries(Object.groupBy(listed, ({ status }) => status)).map(([status, rows]) => [
      status,
      rows.length,
    ]);
    expect([found.range, found.count]).toEqual([range, listed.length]);
    expect(new Map(found.states.map(({ status, count }) => [status, count]))).toEqual(new Map(byStatus as [never, number][]));
    expect(found.months.reduce((sum, { count }) => sum + count, 0)).toBe(listed.length);
    expect(Number(found.amount)).toBeCloseTo(
      listed.reduce((sum, { amount }) => sum + Number(amount), 0),
      2,
    );
  });

  test('compare departments and officers for those who oversee a school, and for nobody else', async () => {
    const auditor = await app.as('auditor1', 'auditor');
    const dean = await app.as('dean1', 'dept_approver');
    const finance = await app.as('finance1', 'finance');
    const compared = async (client: TestClient) => {
      const { depts, officers } = await figures(client);
      return [depts !== null, officers !== null];
    };
    expect(await Promise.all([school, auditor, admin].map(compared))).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
    expect(await Promise.all([officer, finance, dean, teacher].map(compared))).toEqual([
      [true, false],
      [true, false],
      [true, false],
      [false, false],
    ]);
  });

  test('are those of a department with those below it', async () => {
    const { depts } = await figures(school);
    const [largest] = depts ?? [];
    const { count, amount } = await figures(school, { deptId: String(largest?.id) });
    expect([count, Number(amount)]).toEqual([
      expect.toSatisfy((sum: number) => sum >= Number(largest?.count)),
      expect.toSatisfy((sum: number) => sum >= Number(largest?.amount)),
    ]);
    expect(await figures(school, { deptId: 'nobody' })).toMatchObject({ count: 0, slowest: null, longest: [], waiting: [] });
  });

  test('count a set as by hand', async () => {
    const before = await emptyPast();
    expect(before).toMatchObject({ count: 0, amount: '0.00', states: [], saving: { percent: null }, rounds: { percent: null } });
    const [one = '', two = '', three = ''] = await threePurchases();
    const { db } = app.database;
    const day = (n: number, hour = 0) => new Date(Date.UTC(2024, 4, n, hour));
    const at = (id: string, step: string, toStatus: string, time: Date, fromStatus = 'APPROVED') => ({
      companyId: '1001',
      kind: 'PROJECT' as const,
      subjectId: id,
      step,
      fromStatus,
      toStatus,
      time,
      content: null,
      actorId: null,
      actorName: null,
      forUserName: null,
      roleName: null,
      salt: 'x',
      hash: '0'.repeat(64),
    });
    await db.deleteFrom('flowEvent').where('subjectId', 'in', [one, two, three]).execute();
    const events = [
      [at(one, 'approve', 'APPROVED', day(3)), at(one, 'publish', 'BIDDING', day(4)), at(one, 'decide', 'AWARDED', day(10))],
      [at(two, 'approve', 'APPROVED', day(5)), at(two, 'publish', 'BIDDING', day(7)), at(two, 'decide', 'AWARD_NOTICE', day(9))],
      [at(three, 'approve', 'APPROVED', day(2)), at(three, 'publish', 'BIDDING', day(3))],
    ];
    for (const own of events)
      await db
        .insertInto('flowEvent')
        .values(own.map((event, index) => ({ ...event, no: index + 1 })))
        .execute();
    await db
      .updateTable('project')
      .set({ createTime: day(1), submitTime: day(1) })
      .where('id', 'in', [one, two, three])
      .execute();
    const larger = { lane: 'BIDDING', amount: '1000.00', phase: null, returnCause: null } as const;
    const set = (id: string, values: object) =>
      db
        .updateTable('project')
        .set({ ...larger, ...values })
        .where('id', '=', id)
        .execute();
    await set(one, { status: 'AWARDED', priceCeiling: '900.00', orderAmount: '600.00' });
    await set(two, { status: 'AWARDED', orderAmount: '950.00' });
    // Its round runs: it counts as neither, and its ceiling is in no saving.
    await set(three, { status: 'PUBLISHED', bidStartTime: day(3), bidEndTime: new Date('2030-01-01') });
    const round = (projectId: string, roundNo: number, values: object) => ({
      companyId: '1001',
      id: `${projectId}-${roundNo}`,
      projectId,
      roundNo,
      supplierScope: 'PUBLIC' as const,
      minBidders: 3,
      awardRule: 'LOWEST_PRICE' as const,
      maxQuoteTimes: 0,
      priceCeiling: '1000.00',
      automatic: false,
      witnessNeeded: false,
      startTime: day(3),
      joinEndTime: day(4),
      endTime: day(5),
      originalEndTime: day(5),
      keyId: 'key',
      keySalt: '0'.repeat(64),
      ...values,
    });
    const failed = { failTime: day(6), failReason: 'TOO_FEW_BIDDERS' as const };
    await db
      .insertInto('bidRound')
      .values([round(one, 1, failed), round(one, 2, {}), round(two, 1, {}), round(three, 1, { closeTime: day(5) })])
      .execute();
    const { months, ...all } = await figures(school, { monthFrom: '2024-04', monthTo: '2024-06' });
    expect(all).toMatchObject({
      count: 3,
      amount: '3000.00',
      isCut: false,
      slowest: 'AWARD',
      states: [
        { status: 'BIDDING', count: 1, amount: '1000.00' },
        { status: 'AWARDED', count: 2, amount: '2000.00' },
      ],
      // 1,900 - 1,550 of 1,900.
      saving: { count: 2, ceiling: '1900.00', awarded: '1550.00', saved: '350.00', percent: '18.4' },
      rounds: { count: 3, failed: 1, percent: '33.3' },
      // Median of 2, 4 and 1 day; of 1, 2 and 1; of 6 and 2.
      steps: [
        { step: 'APPROVE', count: 3, days: '2.0' },
        { step: 'PUBLISH', count: 3, days: '1.0' },
        { step: 'AWARD', count: 2, days: '4.0' },
        { step: 'ORDER', count: 0, days: null },
        { step: 'ACCEPT', count: 0, days: null },
        { step: 'PAY', count: 0, days: null },
      ],
    });
    expect(months).toEqual([
      { month: '2024-04', count: 0, amount: '0.00', completed: 0, paid: '0.00' },
      { month: '2024-05', count: 3, amount: '3000.00', completed: 0, paid: '0.00' },
      { month: '2024-06', count: 0, amount: '0.00', completed: 0, paid: '0.00' },
    ]);
  });

  test('name what has waited longest, the first one first, and only what somebody has to do', async () => {
    await app.repairTurns();
    const { longest, waiting } = await figures(school);
    const times = longest.map(({ waitingSince }) => Date.parse(String(waitingSince)));
    expect(longest).toHaveLength(10);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    const clocks = ['PUBLISHED', 'BIDDING', 'AWARD_NOTICE', 'ARCHIVED', 'TERMINATED', 'FAILED', 'DRAFT'];
    expect([...longest, ...waiting].filter(({ status }) => clocks.includes(status))).toEqual([]);
    expect(waiting.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(longest.length);
  });

  test('need a bounded number of queries, nested ones included, however many purchases there are', async () => {
    const count = async (call: () => Promise<unknown>) => {
      const before = sent.length;
      await call();
      return sent.length - before;
    };
    const dean = await app.as('dean1', 'dept_approver');
    expect(await count(() => figures(dean, { deptId: 'nobody' }))).toBeLessThanOrEqual(18);
  });

  test('of a period that ends before it begins, or is too long, are refused', async () => {
    const refused = (monthFrom: string, monthTo: string) => failureOf(figures(school, { monthFrom, monthTo }));
    const about = (field: string, rule: string) => ({ data: { errors: [expect.objectContaining({ field, rule })] } });
    expect(await refused('2026-03', '2026-02')).toMatchObject(about('monthTo', 'order'));
    expect(await refused('2024-02', '2026-02')).toMatchObject(about('monthFrom', 'months'));
  });

  test('are exported as they are shown, one a row', async () => {
    const started = officer.projects.exportProjectFigures({ body: { format: 'CSV' } });
    const [header, ...rows] = readCsv((await exportFixture(app).make(officer, started)).content);
    const { count, amount, saving, states, months } = await figures(officer);
    expect(header).toEqual(['Figure', 'Item', 'Count', 'Amount (CNY)', 'Percent', 'Days', 'Waiting on']);
    expect(rows[0]?.slice(0, 4)).toEqual(['Total', 'Requested', String(count), amount]);
    expect(rows.find((row) => row[1] === 'Saved')?.slice(2, 5)).toEqual([
      String(saving.count),
      saving.saved,
      saving.percent ?? '',
    ]);
    expect(rows.filter((row) => row[0] === 'Requested by status')).toHaveLength(states.length);
    expect(rows.filter((row) => row[0] === 'Requested by month')).toHaveLength(months.length);
  });
});

test('no figure reads what may be sealed: quotes, bidders and decisions that are not final', async () => {
  const { db } = app.database;
  const found = db.selectFrom('project');
  const asked = { found, months: ['2026-03'], now: app.clock.now, withDepts: true, withOfficers: true };
  const read = figuresSql(asked).compile(db).sql;
  expect(read).toContain('order_amount');
  expect(read).not.toMatch(/bid_quote|bid_participant|bid_award|bid_invitation/);
});

const emptyPast = () => figures(school, { monthFrom: '2024-04', monthTo: '2024-06' });

async function threePurchases(): Promise<string[]> {
  const [approver, witness, finance] = await Promise.all([
    app.as('fanzihan', 'purchaser'),
    app.as('keeper1', 'purchaser'),
    app.as('finance1', 'finance'),
  ]);
  const input = purchaseInput(await aSharedCard(finance), await aCategory(teacher), '900.00');
  const people = { applicant: teacher, approver, witness, finance, officer };
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) ids.push((await aPurchase(people, 'EXECUTING', { input })).id);
  return ids;
}
