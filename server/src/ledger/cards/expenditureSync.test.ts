import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeFunds } from '#demo/gateways/fakeFunds.ts';
import type { BudgetCard } from '#platform/funds/budgetCard.ts';
import type { RowSource } from '#platform/gateway/rowSource.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let finance: TestClient;
/** What the finance system says, page by page. */
let pages: unknown[][];
/** Called before each row that the finance system hands out. */
let meanwhile: () => Promise<unknown>;
let funds: RowSource;
beforeEach(async () => {
  pages = [];
  meanwhile = async () => {};
  funds = {
    isFake: false,
    async *pages(companyId) {
      for (const rows of companyId === '1001' ? pages : []) {
        await meanwhile();
        yield { rows, total: pages.flat().length };
      }
    },
  };
  app = await startApp({ config: { funds } });
  finance = await app.as('finance1', 'finance');
});
afterEach(() => app.close());

const fund = (cardNo: string, changes: Partial<BudgetCard> = {}): BudgetCard => ({
  cardNo,
  cardName: `Card ${cardNo}`,
  fundType: 'SCIENCE',
  ownerAccount: 'teacher1',
  deptCode: '1331',
  totalAmount: '1000.00',
  validFrom: '2026-01-01',
  validTo: '2027-12-31',
  enabled: true,
  ...changes,
});
const call = (client = finance) => client.expenditure.syncExpenditures();
const progress = (client = finance) => client.expenditure.getExpenditureSync();
/** A synchronisation that is carried out. */
async function sync(...rows: unknown[][]) {
  pages = rows;
  app.clock.advance(1_000);
  const { taskId } = await call();
  await app.newWorker().work();
  const log = await app.database.db.selectFrom('taskLog').select('event').where('taskId', '=', taskId).orderBy('id').execute();
  return { ...(await progress()), log: log.map(({ event }) => event) };
}
async function cardOf(cardNo: string) {
  const { records } = await finance.expenditure.queryExpenditurePage({ query: { keyword: cardNo } });
  return records.find((card) => card.cardNo === cardNo);
}
const ledgerOf = async (cardNo: string) => {
  const expenditureId = String((await cardOf(cardNo))?.id);
  const { records } = await finance.expenditure.queryExpenditureFlowPage({ query: { expenditureId, size: 200 } });
  return records.map(({ flowType, amount, balance, createByName }) => `${flowType} ${amount} ${balance} ${createByName}`);
};
const freeze = async (cardNo: string, amount: string) =>
  finance.expenditure.freezeExpenditure({
    path: { id: String((await cardOf(cardNo))?.id) },
    body: { amount, bizCode: 'FZ-SYNC', reason: 'A reason' },
  });
const figures = { added: 0, updated: 0, disabled: 0, refused: 0 };

describe('a synchronisation', () => {
  test('adds cards with the first entry of their ledger, and counts them', async () => {
    expect(await sync([fund('SY-0001')], [fund('SY-0002', { totalAmount: '0.00' })])).toMatchObject({
      ...figures,
      added: 2,
      status: 'SUCCESS',
      doneCount: 2,
      totalCount: 2,
      errorMessage: null,
    });
    expect(await cardOf('SY-0001')).toMatchObject({
      source: 'SYNC',
      ownerName: '王晓梅',
      totalAmount: '1000.00',
      availableAmount: '1000.00',
      validTo: '2027-12-31',
      status: 'ENABLED',
      createByName: '同步经费',
      allowedActions: ['AUTHORIZE', 'VIEW_LEDGER', 'FREEZE', 'DISABLE'],
    });
    expect(await ledgerOf('SY-0001')).toEqual(['ADJUST 1000.00 1000.00 同步经费']);
    expect(await ledgerFaults(app.database.db)).toEqual([]);
  });

  test('changes nothing, and writes nothing to the ledger, if all is as it was', async () => {
    const rows = [fund('SY-0001'), fund('SY-0002', { validFrom: null, validTo: null })];
    await sync(rows);
    expect(await sync(rows)).toMatchObject(figures);
    expect(await cardOf('SY-0001')).toMatchObject({ version: 1 });
    expect(await ledgerOf('SY-0001')).toHaveLength(1);
  });

  test('writes the difference to the ledger, beside what is frozen', async () => {
    await sync([fund('SY-0001')]);
    await freeze('SY-0001', '300.50');
    expect(await sync([fund('SY-0001', { totalAmount: '800.25', cardName: 'Renamed' })])).toMatchObject({
      ...figures,
      updated: 1,
    });
    expect(await cardOf('SY-0001')).toMatchObject({ cardName: 'Renamed', frozenAmount: '300.50', availableAmount: '499.75' });
    expect((await ledgerOf('SY-0001'))[0]).toBe('ADJUST -199.75 499.75 同步经费');
    expect(await ledgerFaults(app.database.db)).toEqual([]);
  });

  test('disables what is closed or named no more, enables what comes back, and keeps what a person has set', async () => {
    await sync([fund('SY-0001'), fund('SY-0002'), fund('SY-0003')]);
    const status = async (cardNo: string) => (await cardOf(cardNo))?.status;
    expect(await sync([fund('SY-0001', { enabled: false }), fund('SY-0003')])).toMatchObject({ ...figures, disabled: 2 });
    expect([await status('SY-0001'), await status('SY-0002'), await status('SY-0003')]).toEqual([
      'DISABLED',
      'DISABLED',
      'ENABLED',
    ]);
    await sync([fund('SY-0001'), fund('SY-0002'), fund('SY-0003')]);
    expect([await status('SY-0001'), await status('SY-0002')]).toEqual(['ENABLED', 'ENABLED']);
    const { id = '', version = 0 } = (await cardOf('SY-0003')) ?? {};
    await finance.expenditure.updateExpenditure({ path: { id }, body: { version, status: 'DISABLED' } });
    await sync([fund('SY-0001'), fund('SY-0002'), fund('SY-0003')]);
    expect(await status('SY-0003')).toBe('DISABLED');
  });

  test('takes over a card that was kept by hand, and from then on nobody changes or deletes it', async () => {
    const card = await cardOf('KY2025-0101');
    const { id = '', totalAmount = '', version = 0 } = card ?? {};
    expect(await sync([fund('KY2025-0101', { totalAmount })])).toMatchObject({ ...figures, updated: 1 });
    const own = { path: { id }, body: { version: version + 1, cardName: 'Mine' } };
    expect(await failureOf(finance.expenditure.updateExpenditure(own))).toMatchObject({ status: 200, code: 4101 });
    expect(await failureOf(finance.expenditure.deleteExpenditure({ path: { id } }))).toMatchObject({ status: 200, code: 4101 });
    expect(await ledgerFaults(app.database.db)).toEqual([]);
  });

  test('can be stopped, and goes on later where it was', async () => {
    const admin = await app.as('admin', 'admin');
    const rows = Array.from({ length: 250 }, (_, index) => fund(`SY-${1000 + index}`));
    meanwhile = async () => admin.tasks.stopTask({ path: { id: String((await progress())?.taskId) } });
    expect(await sync(rows.slice(0, 150), rows.slice(150))).toMatchObject({ status: 'STOPPED' });
    meanwhile = async () => {};
    expect(await sync(rows)).toMatchObject({ status: 'SUCCESS', added: 250 });
  });
});

describe('a row that cannot be used', () => {
  test('is named with its number and the reason, and the others are carried out', async () => {
    await sync([fund('SY-0001')]);
    await freeze('SY-0001', '500.00');
    const { log, ...result } = await sync([
      fund('SY-0001', { totalAmount: '499.99' }),
      'no row',
      fund('SY-0002', { totalAmount: '1e9' }),
      fund('SY-0003', { deptCode: 'none' }),
      fund('SY-0004', { ownerAccount: 'none' }),
      fund('SY-0005', { validTo: '2025-12-31' }),
      fund('SY-0006'),
      fund('SY-0006', { cardName: 'Twice' }),
    ]);
    expect(result).toMatchObject({ ...figures, added: 1, refused: 7 });
    expect(log.filter(({ key }) => key.startsWith('fundsRow'))).toEqual([
      { key: 'fundsRowFrozen', params: { row: 1, cardNo: 'SY-0001', frozen: '500.00' } },
      { key: 'fundsRowInvalid', params: { row: 2, field: '-' } },
      { key: 'fundsRowInvalid', params: { row: 3, field: 'totalAmount' } },
      { key: 'fundsRowDept', params: { row: 4, deptCode: 'none' } },
      { key: 'fundsRowOwner', params: { row: 5, account: 'none' } },
      { key: 'fundsRowOrder', params: { row: 6 } },
      { key: 'fundsRowRepeated', params: { row: 8, cardNo: 'SY-0006' } },
    ]);
    expect(await cardOf('SY-0001')).toMatchObject({ totalAmount: '1000.00', status: 'ENABLED' });
  });

  test('and a list that is empty, or lacks most of the cards, changes nothing', async () => {
    await sync(Array.from({ length: 20 }, (_, index) => fund(`SY-${1000 + index}`)));
    expect(await sync()).toMatchObject({ status: 'RETRYING', errorMessage: expect.stringContaining('no budget cards') });
    await app.database.db.deleteFrom('task').execute();
    expect(await sync([fund('SY-1000')])).toMatchObject({ errorMessage: expect.stringMatching(/^19 of 20/) });
    expect(await cardOf('SY-1019')).toMatchObject({ status: 'ENABLED' });
  });

  test.each([2, 12])('and neither does one that names others only, however often it is tried: %i cards', async (count) => {
    await sync(Array.from({ length: count }, (_, index) => fund(`SY-${1000 + index}`)));
    const others = Array.from({ length: 40 }, (_, index) => fund(`QT-${1000 + index}`));
    const refusal = { status: 'RETRYING', errorMessage: expect.stringMatching(new RegExp(`^${count} of ${count}`)) };
    expect(await sync(others)).toMatchObject(refusal);
    app.clock.advance(60_000);
    await app.newWorker().work();
    expect(await progress()).toMatchObject(refusal);
    expect(await cardOf('SY-1001')).toMatchObject({ status: 'ENABLED' });
  });
});

test('whatever the finance system says and people freeze, the ledger adds up', async () => {
  const amount = fc.integer({ min: 0, max: 200_000 }).map((cents) => (cents / 100).toFixed(2));
  const card = fc.record({
    cardNo: fc.constantFrom('SY-0001', 'SY-0002', 'KY2025-0101'),
    totalAmount: amount,
    enabled: fc.boolean(),
  });
  const step = fc.oneof(
    fc.record({ rows: fc.array(card, { minLength: 1, maxLength: 4 }) }),
    fc.record({ freeze: fc.constantFrom('SY-0001', 'SY-0002', 'KY2025-0101'), amount }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const one of steps) {
        if ('rows' in one) await sync(one.rows.map(({ cardNo, ...changes }) => fund(cardNo, changes)));
        else if (await cardOf(one.freeze)) await failureOf(freeze(one.freeze, one.amount));
      }
      expect(await ledgerFaults(app.database.db)).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

describe('the call', () => {
  test('answers with one open task however often it is called, and tells nothing before the first', async () => {
    expect(await progress()).toBeNull();
    pages = [[fund('SY-0001')]];
    const answers = await Promise.all(Array.from({ length: 20 }, () => call()));
    expect(new Set(answers.map(({ taskId }) => taskId)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 'PENDING', doneCount: 0, totalCount: null, added: null, startTime: null });
    expect(await progress()).toEqual(answers[0]);
    const rows = await app.database.db.selectFrom('task').select('id').where('taskType', '=', 'SYNC_EXPENDITURE').execute();
    expect(rows).toHaveLength(1);
  });

  test('is told when the cards are made up, as those of the demo data are', async () => {
    Object.assign(funds, fakeFunds);
    const { log, ...result } = await sync();
    expect(result).toMatchObject({ ...figures, added: 5, refused: 2 });
    expect(log.map(({ key }) => key)).toContain('fundsMadeUp');
  });

  test('is refused without an address to synchronise from', async () => {
    const bare = await startApp();
    const client = await bare.as('finance1', 'finance');
    expect(await failureOf(call(client))).toMatchObject({
      status: 200,
      code: 4101,
      message: 'Budget card sync is not set up. Ask 周明远 or 吴启航 to set EXPENDITURE_SYNC_URL on the server.',
    });
    await bare.close();
  });
});
