import type { Schemas } from '@campus-procurement/sdk';
import { fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import { dayMs, dayOf } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bidders } from '#test/builders/aBidding.ts';
import { acceptanceOf, anOrder, delivered, officerOf } from '#test/builders/aDelivery.ts';
import { buyers } from '#test/builders/aPurchase.ts';
import { exportFixture } from '#test/builders/exportFixture.ts';
import { readCsv } from '#test/readTable.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
/** A purchase by bidding: 7,500.00 requested, 6,000.00 awarded, one of two pieces accepted for 3,000.00, of which 2,400.00 is paid. */
let id: string;
beforeAll(async () => {
  app = await startApp();
  const order = await anOrder(app, await bidders(app), { total: '6000.00', requested: '7500.00' });
  ({ id } = order);
  expect(await amountsOf(order.people.applicant)).toEqual(['7500.00', '6000.00', null, '6000.00']);
  app.clock.advance(9 * dayMs);
  await deliver(await buyers(app));
  // The home page has room for three figures, of which overdue approvals would be the first.
  await app.database.db.updateTable('approvalTask').set({ limitTime: null }).execute();
}, 120_000);
afterAll(() => app.close());

/** One piece comes, the other one never does; what came is invoiced, and a part of it paid. */
async function deliver(people: Awaited<ReturnType<typeof buyers>>): Promise<void> {
  const path = { id };
  const { applicant, finance } = people;
  const { id: acceptanceId } = await delivered(app, people, id, { quantities: { 1: '1' } });
  const officer = await officerOf(app, id);
  const { version } = await officer.projects.getProjectDetail({ path });
  const lines = [{ no: 1, quantity: '1' }];
  await officer.projects.closeLinesShort({ path, body: { version, lines, reason: 'Not made any more' } });
  const accepted = await acceptanceOf(applicant, acceptanceId);
  const items = [{ no: 1, assetNos: ['A-90001'] }];
  await applicant.acceptances.recordAssetNumbers({ path: { id: acceptanceId }, body: { version: accepted.version, items } });
  const date = dayOf(app.clock.now);
  await applicant.projects.saveInvoice({ path, body: { number: '25312000000099999999', amount: '3000.00', date } });
  const payable = await finance.projects.getProjectDetail({ path });
  const body = { version: payable.version, amount: '2400.00', paidDate: date, voucherNo: 'PZ-9' };
  await finance.projects.registerPayment({ path, body });
}

/** Requested, awarded, accepted, and what is called the amount. */
async function amountsOf(client: TestClient) {
  const { amount, orderAmount, actualAmount, costAmount } = await client.projects.getProjectDetail({ path: { id } });
  return [amount, orderAmount, actualAmount, costAmount];
}

/** Roles, with the scope of the list that their figures are about, and the figures of their home page that the others show, too. */
const roles = [
  ['dean1', 'dept_approver', 'ALL', ['SPENDING', 'DAYS']],
  ['schooladmin', 'school_admin', 'ALL', ['SPENDING', 'DAYS']],
  ['auditor1', 'auditor', 'ALL', ['SPENDING']],
  ['finance1', 'finance', 'ALL', ['PAYABLE']],
  ['officer1', 'procurement_officer', 'ALL', []],
  ['teacher1', 'purchaser', 'MINE', ['DAYS', 'DONE']],
] as const;

interface Done {
  purchase: Schemas['Project'];
  payments: Schemas['Payment'][];
  /** Their amounts. */
  invoices: string[];
  /** When the delivery was concluded. */
  completed: string | null;
}

/** What a role can read of each purchase, one by one. */
async function readAll(client: TestClient, scope: Schemas['ProjectScope']): Promise<Done[]> {
  const { records, total } = await client.projects.queryProjectPage({ query: { scope, size: 200 } });
  expect(records).toHaveLength(total);
  const begun = records.filter(({ status }) => status !== 'DRAFT');
  return Promise.all(
    begun.map(async (purchase) => {
      const path = { id: purchase.id };
      const { payments, invoices } = await client.projects.getProjectDetail({ path });
      const logs = await client.projects.listProjectLogs({ path });
      const completed = logs.find(({ step }) => step === 'confirm' || step === 'complete')?.time ?? null;
      return { purchase, payments, invoices: invoices.map(({ amount }) => amount), completed };
    }),
  );
}

const median = (values: number[]) => {
  const sorted = values.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
};

/** The figures of some months, added up by hand. */
function byHand(read: Done[], months: readonly string[]) {
  const isIn = (day: string) => months.includes(day.slice(0, 7));
  const paid = read.map(({ payments }) => payments.filter(({ paidDate }) => isIn(paidDate))).filter((some) => some.length > 0);
  const done = read.flatMap(({ purchase, completed }) =>
    completed !== null && isIn(dayOf(new Date(completed))) ? [{ ...purchase, completed }] : [],
  );
  const days = done.map(({ submitTime, completed }) => (Date.parse(completed) - Date.parse(String(submitTime))) / dayMs);
  return {
    paid: { count: paid.length, amount: sumOf(paid.flat().map(({ amount }) => amount)) },
    completed: {
      count: done.length,
      amount: sumOf(done.map(({ costAmount }) => costAmount)),
      days: done.length === 0 ? null : median(days).toFixed(1),
    },
  };
}

/** The last months, the present one last. */
function lastMonths(count: number): string[] {
  const [year = 0, month = 0] = dayOf(app.clock.now).split('-').map(Number);
  return Array.from({ length: count }, (_, index) => dayOf(new Date(Date.UTC(year, month - count + index, 15))).slice(0, 7));
}

describe.each(roles)('of %s as %s', (account, role, scope, kinds) => {
  let client: TestClient;
  let read: Done[];
  let figures: (months: readonly string[]) => Promise<Schemas['ProjectFigures']>;
  let home: Partial<Record<Schemas['FigureKind'], Schemas['HomeFigure']>>;
  beforeAll(async () => {
    client = await app.as(account, role);
    read = await readAll(client, scope);
    figures = (months) =>
      client.projects.getProjectFigures({ query: { monthFrom: months[0] ?? '', monthTo: months.at(-1) ?? '' } });
    const work = await client.home.getHomeWork();
    home = Object.fromEntries(work.figures.map((figure) => [figure.kind, figure]));
  }, 60_000);

  test('the figures of a period are what its purchases and payments add up to, month by month', async () => {
    const months = lastMonths(12);
    const shown = await figures(months);
    expect({ paid: shown.paid, completed: shown.completed }).toEqual(byHand(read, months));
    expect(Number(shown.paid.amount)).toBeGreaterThan(2400);
    const daysOfDept = (deptId: string) =>
      byHand(
        read.filter(({ purchase }) => purchase.deptId === deptId),
        months,
      ).completed.days;
    expect(shown.depts?.map(({ days }) => days)).toEqual(shown.depts?.map((dept) => daysOfDept(dept.id)));
    expect(shown.months.map(({ paid, completed }) => ({ paid, completed }))).toEqual(
      months.map((month) => {
        const { paid, completed } = byHand(read, [month]);
        return { paid: paid.amount, completed: completed.count };
      }),
    );
  });

  test('the home page says of a month, half a year and a year what the same purchases and payments add up to', () => {
    const months = lastMonths(12);
    const [month, half] = [months.slice(-1), months.slice(-6)];
    const year = months.filter((one) => one.slice(0, 4) === String(month[0]).slice(0, 4));
    const [ofMonth, ofHalf, ofYear] = [byHand(read, month), byHand(read, half), byHand(read, year)];
    const trend = months.map((one) => byHand(read, [one]));
    const said = {
      SPENDING: {
        value: ofMonth.paid.amount,
        count: ofMonth.paid.count,
        amount: ofYear.paid.amount,
        trend: trend.map(({ paid }) => paid.amount),
      },
      DAYS: { value: ofHalf.completed.days, count: ofHalf.completed.count },
      DONE: {
        value: String(ofYear.completed.count),
        amount: ofYear.completed.amount,
        trend: trend.map(({ completed }) => String(completed.count)),
      },
      PAYABLE: { amount: ofMonth.paid.amount, trend: trend.map(({ paid }) => paid.amount) },
    };
    expect(Object.keys(home).filter((kind) => kind in said)).toEqual(kinds);
    for (const kind of kinds) expect(home[kind]).toMatchObject(said[kind]);
    expect(Number(ofMonth.paid.amount)).toBeGreaterThanOrEqual(2400);
  });

  test('a purchase amounts to the same in lists, on its page, in the figures and in exports', async () => {
    const detail = await client.projects.getProjectDetail({ path: { id } });
    expect(await amountsOf(client)).toEqual(['7500.00', '6000.00', '3000.00', '3000.00']);
    expect([detail.paidAmount, detail.payableAmount]).toEqual(['2400.00', '600.00']);
    const listed = read.find(({ purchase }) => purchase.id === id)?.purchase;
    expect(listed).toMatchObject({ costAmount: '3000.00', paidAmount: '2400.00' });
    const { longest } = await figures(lastMonths(12));
    const costs = new Map(read.map(({ purchase }) => [purchase.id, purchase.costAmount]));
    expect(longest.map((one) => one.costAmount)).toEqual(longest.map((one) => costs.get(one.id)));
    const { records } = await client.projects.queryProjectPage({ query: { scope, sort: 'amount,desc', size: 200 } });
    const shown = records.map(({ costAmount }) => Number(costAmount));
    expect(shown).toEqual(shown.toSorted((one, other) => other - one));
  });
});

test('what can be paid, what lacks invoices and what nobody has taken is what the lists add up to', async () => {
  const home = async (client: TestClient) =>
    Object.fromEntries((await client.home.getHomeWork()).figures.map((figure) => [figure.kind, figure] as const));
  const finance = await app.as('finance1', 'finance');
  const payable = (await finance.projects.queryProjectPage({ query: { scope: 'PAYABLE', size: 200 } })).records;
  expect((await home(finance)).PAYABLE).toMatchObject({
    value: sumOf(payable.map(({ payableAmount }) => payableAmount)),
    count: payable.length,
  });
  const completed = (await readAll(finance, 'ALL')).filter(({ purchase }) => purchase.status === 'COMPLETED');
  const lacking = completed.map(({ purchase, invoices }) => toCents(purchase.costAmount) - toCents(sumOf(invoices)));
  const some = lacking.filter((cents) => cents > 0n);
  const value = fromCents(some.reduce((sum, cents) => sum + cents, 0n));
  expect((await home(finance)).UNINVOICED).toMatchObject({ value, count: some.length });
  const officer = await app.as('officer1', 'procurement_officer');
  const { records } = await officer.projects.queryProjectPage({ query: { scope: 'ALL', status: 'APPROVED', size: 200 } });
  const unclaimed = records.filter(({ officerId }) => officerId === null);
  expect((await home(officer)).UNCLAIMED).toMatchObject({
    value: String(unclaimed.length),
    amount: sumOf(unclaimed.map(({ costAmount }) => costAmount)),
  });
});

test('an export names each amount as the pages do, and its figures are those of the page', async () => {
  const client = await app.as('schooladmin', 'school_admin');
  const { make } = exportFixture(app);
  const { content } = await make(client, client.projects.exportProjects({ body: { format: 'CSV', scope: 'ALL' } }));
  const [header = [], ...rows] = readCsv(content);
  const { projectCode } = await client.projects.getProjectDetail({ path: { id } });
  const row = rows.find((one) => one.includes(String(projectCode))) ?? [];
  const cell = (name: string) => row[header.indexOf(name)];
  expect(['Amount (CNY)', 'Requested (CNY)', 'Award (CNY)', 'Actual cost (CNY)', 'To pay (CNY)', 'Paid (CNY)'].map(cell)).toEqual(
    ['3000.00', '7500.00', '6000.00', '3000.00', '600.00', '2400.00'],
  );

  const { paid, completed, months } = await client.projects.getProjectFigures({ query: {} });
  const made = await make(client, client.projects.exportProjectFigures({ body: { format: 'CSV' } }));
  const figures = readCsv(made.content).map((one) => one.slice(0, 4));
  expect(figures).toContainEqual(['Paid', 'In this period', String(paid.count), paid.amount]);
  expect(figures).toContainEqual(['Completed', 'In this period', String(completed.count), completed.amount]);
  const last = months.at(-1);
  expect(figures).toContainEqual(['Paid by month', last?.month, '', last?.paid]);
});

test('what is to be archived is shown with what it cost, as everywhere', async () => {
  const finance = await app.as('finance1', 'finance');
  const { version } = await finance.projects.getProjectDetail({ path: { id } });
  const body = { version, amount: '600.00', paidDate: dayOf(app.clock.now), voucherNo: 'PZ-10' };
  await finance.projects.registerPayment({ path: { id }, body });
  const { todo } = await (await officerOf(app, id)).home.getHomeWork();
  const row = todo.rows.find(({ projectId }) => projectId === id);
  expect(row).toMatchObject({ kind: 'ARCHIVE', amount: '3000.00' });
});
