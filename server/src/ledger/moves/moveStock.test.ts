import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { startApp, type TestApp } from '#test/startApp.ts';
import { stockFaults } from '#test/stockFaults.ts';
import { moveStock } from './moveStock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const cents = (amount: number) => (amount / 100).toFixed(2);
const thousandths = (quantity: number) => (quantity / 1000).toFixed(3);
const movement = fc.record({
  stock: fc.constantFrom(seedId('stock', 85001), seedId('stock', 85011), seedId('stock', 85030)),
  quantity: fc.integer({ min: 1, max: 99_999_999 }),
  amount: fc.integer({ min: 0, max: 999_999_999 }),
});

test('what is put in adds up to the thousandth and to the cent, and the ledger tells the same', async () => {
  const { db } = app.database;
  const session = { userId: 'somebody', userName: 'Somebody' };
  const read = async (id: string) => {
    const row = await db.selectFrom('stock').select(['quantity', 'totalCost']).where('id', '=', id).executeTakeFirstOrThrow();
    return { quantity: Math.round(Number(row.quantity) * 1000), amount: Math.round(Number(row.totalCost) * 100) };
  };
  const { id: documentId } = await db.selectFrom('stockDocument').select('id').limit(1).executeTakeFirstOrThrow();
  await fc.assert(
    fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 6 }), async (movements) => {
      const model = new Map<string, { quantity: number; amount: number }>();
      for (const { stock } of movements) if (!model.has(stock)) model.set(stock, await read(stock));
      for (const { stock, quantity, amount } of movements) {
        const now = new Date(app.clock.now.getTime());
        app.clock.advance(1000);
        const moved = { companyId: '1001', stockId: stock, documentId, quantity: thousandths(quantity), amount: cents(amount) };
        await moveStock(moved, { db, now, session });
        const before = model.get(stock) as { quantity: number; amount: number };
        model.set(stock, { quantity: before.quantity + quantity, amount: before.amount + amount });
        const last = await db
          .selectFrom('stockFlow')
          .select(['balance', 'worth'])
          .where((eb) => eb.and({ stockId: stock, time: now }))
          .executeTakeFirstOrThrow();
        const after = model.get(stock) as { quantity: number; amount: number };
        expect(last).toEqual({ balance: thousandths(after.quantity), worth: cents(after.amount) });
      }
      for (const [stock, after] of model) expect(await read(stock)).toEqual(after);
    }),
    { numRuns: 25 },
  );
  // The lines of these movements are in no document.
  const faults = (await stockFaults(db)).filter((fault) => !/: lines/.test(fault));
  expect(faults).toEqual([]);
});
