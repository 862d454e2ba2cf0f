import type { Schemas } from '@campus-procurement/sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { averageFaults } from '#test/averageFaults.ts';
import { listFaults } from '#test/countFaults.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { stockFaults } from '#test/stockFaults.ts';

const [central, hazardous] = [9801, 9803].map((n) => seedId('warehouse', n)) as [string, string];
const dept = seedId('dept', 301);

let app: TestApp;
let keepers: [TestClient, TestClient];
let teacher: TestClient;
beforeAll(async () => {
  app = await startApp();
  keepers = [await app.as('keeper1', 'warehouse_keeper'), await app.as('yuchunlan', 'warehouse_keeper')];
  teacher = await app.as('teacher1', 'purchaser');
}, 300_000);
afterAll(() => app.close());

const step = fc.record({
  act: fc.constantFrom(
    ...(['OUT_USE', 'SCRAP', 'TRANSFER', 'CHECK', 'IN_OTHER', 'RETURN', 'CONFIRM', 'CONFIRM', 'CONFIRM', 'CANCEL'] as const),
    ...(['SHARE', 'LEND', 'LEND', 'HAND_OUT', 'TAKE_BACK'] as const),
  ),
  which: fc.nat(20),
  who: fc.constantFrom(0, 1),
  // Of what is counted in pieces only whole ones move.
  thousandths: fc.oneof(
    fc.integer({ min: 1, max: 9000 }),
    fc.integer({ min: 1, max: 9 }).map((pieces) => pieces * 1000),
  ),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const stocksOf = async (warehouseId: string) =>
  (await keepers[0].stock.queryStockPage({ query: { warehouseId, size: 50 } })).records;
const documents = async (filter: object) =>
  (await keepers[0].stock.queryStockDocumentPage({ query: { ...filter, size: 200 } })).records;
const pick = <T>(all: readonly T[], which: number) => all[which % Math.max(1, all.length)];

async function draft({ act, which, thousandths }: Step): Promise<Schemas['StockDocumentInput'] | null> {
  const [warehouseId, targetWarehouseId] = which % 2 ? [central, hazardous] : [hazardous, central];
  const quantity = (thousandths / 1000).toFixed(3);
  const stock = pick(await stocksOf(warehouseId), which);
  const shared = { warehouseId, items: [{ stockId: String(stock?.id), quantity }] };
  const goods = { itemName: `Found ${which % 3}`, unit: 'pc', unitCost: '3.33', quantity };
  if (act === 'OUT_USE') return { ...shared, docType: act, receiverDeptId: dept, receiverName: 'Somebody', purpose: 'Teaching' };
  if (act === 'SCRAP') return { ...shared, docType: act, purpose: 'Broken' };
  if (act === 'TRANSFER') return { ...shared, docType: act, targetWarehouseId };
  if (act === 'IN_OTHER') return { docType: act, warehouseId, purpose: 'Found', items: [goods] };
  if (act === 'CHECK') {
    const items = [{ stockId: String(stock?.id), bookQuantity: String(stock?.quantity), quantity, diffReason: 'Counted' }];
    return { docType: act, warehouseId, items };
  }
  const source = pick(await documents({ docType: 'OUT_USE', status: 'DONE' }), which);
  if (act !== 'RETURN' || !source) return null;
  return { docType: act, warehouseId: source.warehouseId, sourceDocumentId: source.id, items: [{ sourceNo: 1, quantity }] };
}

const sharingActs: readonly string[] = ['SHARE', 'LEND', 'HAND_OUT', 'TAKE_BACK'];

/** What is shared goes the same ways as all other goods, and from the same stocks. */
async function takeShared({ act, which, who, thousandths }: Step) {
  const keeper = keepers[who as 0 | 1];
  const quantity = (thousandths / 1000).toFixed(3);
  if (act === 'SHARE') {
    const stockId = String(pick(await stocksOf(central), which)?.id);
    return failureOf(keeper.stock.updateStockShare({ body: { stockId, sharedQuantity: quantity } }));
  }
  if (act === 'LEND') {
    const stock = pick((await teacher.stock.querySharedStockPage({ query: { size: 50 } })).records, which);
    if (!stock) return null;
    const body = { stockId: stock.id, quantity, purpose: 'Teaching', expectReturnDate: '2026-12-31' };
    const refused = await failureOf(teacher.stock.saveSharedApply({ body }));
    if (refused) return refused;
  }
  const { records } = await teacher.stock.querySharedApplyPage({ query: { tab: 'APPLIED', size: 200 } });
  const of = (status: string) => ({
    id: String(
      pick(
        records.filter((one) => one.status === status),
        which,
      )?.id,
    ),
  });
  if (act === 'LEND') return failureOf(keeper.stock.decideSharedApply({ path: of('PENDING'), body: { decision: 'APPROVE' } }));
  if (act === 'HAND_OUT') return failureOf(keeper.stock.issueSharedApply({ path: of('APPROVED'), body: {} }));
  const body =
    which % 3 ? ({ quantity, condition: 'GOOD' } as const) : ({ quantity, condition: 'LOST', reason: 'Gone' } as const);
  return failureOf(keeper.stock.returnSharedApply({ path: of('ISSUED'), body }));
}

/** Nobody is offered what is not free, or is shared and promised already. */
async function offersMore(): Promise<string[]> {
  const held = new Map((await stocksOf(central)).map((stock) => [stock.id, stock]));
  const { records } = await teacher.stock.querySharedStockPage({ query: { size: 200 } });
  return records.flatMap(({ id, itemName, offeredQuantity, sharedQuantity, promisedQuantity }) => {
    const offered = Number(offeredQuantity);
    const isWithin = offered <= Number(sharedQuantity) - Number(promisedQuantity) + 1e-6 || offered === 0;
    return isWithin && offered <= Number(held.get(id)?.availableQuantity ?? offered) ? [] : [itemName];
  });
}

/** @returns why it was refused; null if it was done, or there was nothing to do */
async function take(one: Step) {
  if (sharingActs.includes(one.act)) return takeShared(one);
  const keeper = keepers[one.who as 0 | 1];
  if (one.act !== 'CONFIRM' && one.act !== 'CANCEL') {
    const body = await draft(one);
    return body && failureOf(keeper.stock.saveStockDocument({ body }));
  }
  const open = [...(await documents({ status: 'TO_CONFIRM' })), ...(await documents({ status: 'IN_TRANSIT' }))];
  const document = pick(open, one.which);
  if (!document) return null;
  const { id, version, status } = document;
  if (one.act === 'CANCEL') {
    return failureOf(keeper.stock.cancelStockDocument({ path: { id }, body: { version, reason: 'Given up' } }));
  }
  const lost = status === 'IN_TRANSIT' && one.which % 3 === 0;
  const arrived = { items: [{ no: 1, receivedQuantity: '0.001' }], lossReason: 'Lost on the way' };
  return failureOf(keeper.stock.confirmStockDocument({ path: { id }, body: { version, ...(lost && arrived) } }));
}

test('whatever is drafted, confirmed, cancelled, shared and lent: a stock is the sum of its movements at the moving average, never below zero nor below what is reserved', async () => {
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (walk) => {
      for (const one of walk) {
        const failure = await take(one);
        expect([one.act, failure === null || Math.floor(Number(failure.code) / 1000) === 4]).toEqual([one.act, true]);
        if (failure === null) done.set(one.act, (done.get(one.act) ?? 0) + 1);
      }
      const { db } = app.database;
      expect([await stockFaults(db), await averageFaults(db), await offersMore()]).toEqual([[], [], []]);
      expect(await app.repairTurns()).toBe(0);
      for (const client of keepers) {
        const { todo } = await client.home.getHomeWork();
        expect(await listFaults('a keeper', client, todo, ['documents'])).toEqual([]);
      }
    }),
    { numRuns: 12 },
  );
  // A walk in which everything is refused would tell nothing.
  expect([...done.keys()].sort()).toEqual(
    expect.arrayContaining(['CANCEL', 'CHECK', 'CONFIRM', 'IN_OTHER', 'OUT_USE', 'SCRAP', 'SHARE', 'TRANSFER']),
  );
}, 240_000);
