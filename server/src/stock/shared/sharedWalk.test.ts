import type { Schemas } from '@campus-procurement/sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { averageFaults } from '#test/averageFaults.ts';
import { listFaults } from '#test/countFaults.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { stockFaults } from '#test/stockFaults.ts';

let app: TestApp;
let keeper: TestClient;
let teacher: TestClient;
let stocks: Schemas['SharedStock'][];
beforeAll(async () => {
  app = await startApp();
  [keeper, teacher] = await Promise.all([app.as('keeper1', 'warehouse_keeper'), app.as('teacher1', 'purchaser')]);
  const { records } = await teacher.stock.querySharedStockPage({ query: { size: 50 } });
  stocks = records.filter(({ mayApply }) => mayApply).slice(0, 2);
}, 300_000);
afterAll(() => app.close());

const step = fc.record({
  act: fc.constantFrom(
    'SHARE',
    'ASK',
    'ASK',
    'BORROW',
    'APPROVE',
    'APPROVE',
    'CANCEL',
    'ISSUE',
    'ISSUE',
    'RECEIVE',
    'RETURN',
    'USE',
  ),
  which: fc.nat(20),
  thousandths: fc.integer({ min: 1, max: 30_000 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function take({ act, which, thousandths }: Step) {
  const stock = stocks[which % stocks.length] as Schemas['SharedStock'];
  const quantity = (thousandths / 1000).toFixed(3);
  if (act === 'SHARE') return failureOf(keeper.stock.updateStockShare({ body: { stockId: stock.id, sharedQuantity: quantity } }));
  if (act === 'ASK' || act === 'BORROW') {
    const until = act === 'BORROW' ? { expectReturnDate: '2026-12-31' } : {};
    return failureOf(teacher.stock.saveSharedApply({ body: { stockId: stock.id, quantity, purpose: 'Teaching', ...until } }));
  }
  if (act === 'USE') {
    const { id: stockId, warehouseId, ownerDeptId: receiverDeptId } = stock;
    const use = { docType: 'OUT_USE', warehouseId, receiverDeptId, receiverName: 'Somebody', purpose: 'Teaching' } as const;
    return failureOf(keeper.stock.saveStockDocument({ body: { ...use, items: [{ stockId, quantity }] } }));
  }
  const { records } = await teacher.stock.querySharedApplyPage({ query: { tab: 'APPLIED', size: 200 } });
  const fitting = {
    APPROVE: ['PENDING'],
    CANCEL: ['PENDING', 'APPROVED'],
    ISSUE: ['APPROVED'],
    RECEIVE: ['ISSUED'],
    RETURN: ['ISSUED', 'RECEIVED'],
  };
  const open = records.filter(({ status }) => fitting[act].includes(status));
  const path = { id: String(open[which % Math.max(1, open.length)]?.id) };
  if (open.length === 0) return null;
  if (act === 'APPROVE') return failureOf(keeper.stock.decideSharedApply({ path, body: { decision: 'APPROVE' } }));
  if (act === 'CANCEL') return failureOf(teacher.stock.cancelSharedApply({ path, body: {} }));
  if (act === 'ISSUE') return failureOf(keeper.stock.issueSharedApply({ path, body: {} }));
  if (act === 'RECEIVE') return failureOf(teacher.stock.receiveSharedApply({ path }));
  const conditions = [
    { condition: 'GOOD' },
    { condition: 'DAMAGED', reason: 'Wet' },
    { condition: 'LOST', reason: 'Gone' },
  ] as const;
  return failureOf(keeper.stock.returnSharedApply({ path, body: { quantity, ...(conditions[which % 3] ?? conditions[0]) } }));
}

const whole = (['SHARE', 'BORROW', 'APPROVE', 'ISSUE', 'RECEIVE', 'RETURN'] as const).map((act) => ({
  act,
  which: 0,
  thousandths: 1_000,
}));

test('whatever is shared, asked for, issued and given back: a stock is the sum of its movements, and promises are within it', async () => {
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (walk) => {
      for (const one of walk) {
        const failure = await take(one);
        expect([one.act, failure === null || Math.floor(Number(failure.code) / 1000) === 4]).toEqual([one.act, true]);
        if (failure === null) done.set(one.act, (done.get(one.act) ?? 0) + 1);
      }
      expect(await stockFaults(app.database.db)).toEqual([]);
      expect(await averageFaults(app.database.db)).toEqual([]);
      expect(await app.repairTurns()).toBe(0);
      for (const client of [keeper, teacher]) {
        const { todo } = await client.home.getHomeWork();
        expect(await listFaults('somebody', client, todo, ['requests'])).toEqual([]);
      }
    }),
    // At least one of them goes all the way.
    { numRuns: 10, examples: [[whole]] },
  );
  // A walk in which everything is refused would tell nothing.
  expect([...done.keys()].sort()).toEqual(expect.arrayContaining(['APPROVE', 'ASK', 'ISSUE', 'RETURN', 'SHARE']));
}, 120_000);
