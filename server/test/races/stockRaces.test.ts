import type { ApiError, Client, Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { bidders } from '../builders/aBidding.ts';
import { anEntry, anOrder } from '../builders/anEntry.ts';
import { failureOf } from '../failureOf.ts';
import { ledgerFaults } from '../ledgerFaults.ts';
import { startApp, type TestApp } from '../startApp.ts';
import { stockFaults } from '../stockFaults.ts';

type Tried = ApiError | null;
const passed = (tried: Tried[]) => tried.filter((failure) => failure === null).length;
/** No fault, and no wish that it be tried again. */
const areRefusals = (tried: Tried[]) =>
  tried.every((failure) => failure === null || Math.floor(Number(failure.code) / 1000) === 4);
const central = seedId('warehouse', 9801);
const hazardous = { categoryCompanyId: '0', categoryId: seedId('goodsCategory', 2136) };

describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', () => {
  let app: TestApp;
  let projectId: string;
  let keepers: Client[];
  beforeAll(async () => {
    app = await startApp();
    projectId = (await anOrder(app, await bidders(app))).id;
    const other = app.anotherServer();
    keepers = [await app.as('keeper1', 'warehouse_keeper'), await other.as('yuchunlan', 'warehouse_keeper')];
  }, 300_000);
  afterAll(async () => {
    const { db } = app.database;
    expect([await ledgerFaults(db), await stockFaults(db)]).toEqual([[], []]);
    await app.close();
  });
  const times = <T>(count: number, make: (keeper: Client, index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => failureOf(make(keepers[index % 2] as Client, index))));
  const entry = async (itemName: string, changes: object = {}) =>
    String((await anEntry(app, projectId, [{ quantity: '1', warehouseId: central, itemName, ...changes }]))[0]);
  const stockOf = async (keyword: string) => (await (keepers[0] as Client).stock.queryStockPage({ query: { keyword } })).records;
  const statusOf = async (id: string) => (await (keepers[0] as Client).stock.getStockDocumentDetail({ path: { id } })).status;

  test('two keepers confirm a document once', async () => {
    const id = await entry('Raced');
    const tried = await times(10, (keeper) => keeper.stock.confirmStockDocument({ path: { id }, body: { version: 1 } }));
    expect([passed(tried), areRefusals(tried)]).toEqual([1, true]);
    expect(await stockOf('Raced')).toMatchObject([{ quantity: '1', totalCost: '1900.00' }]);
  });

  test('a document is either confirmed or cancelled', async () => {
    const id = await entry('Disputed');
    const tried = await times(10, (keeper, index) => {
      const path = { id };
      return index % 3 === 0
        ? keeper.stock.cancelStockDocument({ path, body: { version: 1, reason: 'Used at once' } })
        : keeper.stock.confirmStockDocument({ path, body: { version: 1 } });
    });
    expect([passed(tried), areRefusals(tried)]).toEqual([1, true]);
    expect((await stockOf('Disputed')).length).toBe((await statusOf(id)) === 'DONE' ? 1 : 0);
  });

  test('hazardous goods have one first keeper, and the other one ends it', async () => {
    const id = await entry('Hazard', hazardous);
    const first = await times(10, (keeper) => keeper.stock.confirmStockDocument({ path: { id }, body: { version: 1 } }));
    expect([passed(first), areRefusals(first)]).toEqual([1, true]);
    expect(await stockOf('Hazard')).toEqual([]);
    const second = await times(10, (keeper) => keeper.stock.confirmStockDocument({ path: { id }, body: { version: 2 } }));
    expect([passed(second), areRefusals(second)]).toEqual([1, true]);
    expect(await stockOf('Hazard')).toMatchObject([{ quantity: '1' }]);
  });

  test('several documents with the same goods add up in one stock, whichever is first', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const lines = ['Shared A', 'Shared B'].map((itemName) => ({
        quantity: '0.1',
        amount: '190.00',
        warehouseId: central,
        itemName,
      }));
      ids.push(String((await anEntry(app, projectId, index % 2 ? lines : lines.toReversed()))[0]));
    }
    const tried = await times(6, (keeper, index) =>
      keeper.stock.confirmStockDocument({ path: { id: String(ids[index]) }, body: { version: 1 } }),
    );
    expect(tried).toEqual(ids.map(() => null));
    for (const name of ['Shared A', 'Shared B']) {
      expect(await stockOf(name)).toMatchObject([{ quantity: '0.6', totalCost: '1140.00' }]);
    }
  });

  const issueOf = (stockId: string, quantity: string): Schemas['StockDocumentInput'] => ({
    docType: 'OUT_USE',
    warehouseId: central,
    receiverDeptId: seedId('dept', 301),
    receiverName: 'Somebody',
    purpose: 'Teaching',
    items: [{ stockId, quantity }],
  });
  const transferOf = (stockId: string, quantity: string): Schemas['StockDocumentInput'] => ({
    docType: 'TRANSFER',
    warehouseId: central,
    targetWarehouseId: seedId('warehouse', 9806),
    items: [{ stockId, quantity }],
  });

  test('of fifty issues of the last box at once, on two servers, one gets it', async () => {
    const keeper = keepers[0] as Client;
    const goods = { itemName: 'The last box', unit: 'box', unitCost: '9.99', quantity: '1' };
    const body: Schemas['StockDocumentInput'] = { docType: 'IN_OTHER', warehouseId: central, purpose: 'Found', items: [goods] };
    const { id, status } = await keeper.stock.saveStockDocument({ body });
    if (status !== 'DONE') await keeper.stock.confirmStockDocument({ path: { id }, body: { version: 1 } });
    const box = (await stockOf('The last box'))[0] as Schemas['Stock'];
    const tried = await times(50, (one) => one.stock.saveStockDocument({ body: issueOf(box.id, '1') }));
    expect([passed(tried), areRefusals(tried)]).toEqual([1, true]);
    expect((await stockOf('The last box'))[0]).toMatchObject({ quantity: '1', lockedQuantity: '1', availableQuantity: '0' });
  });

  test('an issue and a transfer of the same goods: what is there is promised once', async () => {
    const [stock] = await stockOf('台式计算机');
    const { id, quantity } = stock as Schemas['Stock'];
    const tried = await times(10, (keeper, index) =>
      keeper.stock.saveStockDocument({ body: index % 2 ? issueOf(id, quantity) : transferOf(id, quantity) }),
    );
    expect([passed(tried), areRefusals(tried)]).toEqual([1, true]);
    expect((await stockOf('台式计算机'))[0]).toMatchObject({ quantity, lockedQuantity: quantity, availableQuantity: '0' });
  });

  test('an issue is either confirmed, and the goods have gone once, or cancelled, and they are all there', async () => {
    const [stock] = await stockOf('显示器');
    const { id: stockId, quantity } = stock as Schemas['Stock'];
    const { id } = await (keepers[0] as Client).stock.saveStockDocument({ body: issueOf(stockId, '3') });
    const tried = await times(10, (keeper, index) => {
      const path = { id };
      return index % 2
        ? keeper.stock.cancelStockDocument({ path, body: { version: 1, reason: 'Not needed' } })
        : keeper.stock.confirmStockDocument({ path, body: { version: 1 } });
    });
    expect([passed(tried), areRefusals(tried)]).toEqual([1, true]);
    const left = (await statusOf(id)) === 'DONE' ? Number(quantity) - 3 : Number(quantity);
    expect((await stockOf('显示器'))[0]).toMatchObject({ quantity: String(left), lockedQuantity: '0' });
  });

  test('goods come back no more often than they went out', async () => {
    const [stock] = await stockOf('移动硬盘');
    const { id } = await (keepers[0] as Client).stock.saveStockDocument({ body: issueOf(String(stock?.id), '4') });
    await (keepers[0] as Client).stock.confirmStockDocument({ path: { id }, body: { version: 1 } });
    const tried = await times(10, (keeper) =>
      keeper.stock.saveStockDocument({
        body: { docType: 'RETURN', warehouseId: central, sourceDocumentId: id, items: [{ sourceNo: 1, quantity: '2' }] },
      }),
    );
    expect([passed(tried), areRefusals(tried)]).toEqual([2, true]);
  });

  test('a request is decided, issued or cancelled, and shared goods are promised once', async () => {
    const [keeper] = keepers as [Client];
    const stock = (await stockOf('T20'))[0] as Schemas['Stock'];
    await keeper.stock.updateStockShare({ body: { stockId: stock.id, sharedQuantity: '10' } });
    const teacher = await app.as('teacher1', 'purchaser');
    const ask = (quantity: string) =>
      teacher.stock.saveSharedApply({ body: { stockId: stock.id, quantity, purpose: 'For teaching' } });
    const asked = await Promise.all(Array.from({ length: 5 }, () => ask('4')));
    const decided = await times(5, (_, index) =>
      keeper.stock.decideSharedApply({ path: { id: String(asked[index]?.id) }, body: { decision: 'APPROVE' } }),
    );
    expect([passed(decided), areRefusals(decided)]).toEqual([2, true]);
    expect((await stockOf('T20'))[0]).toMatchObject({ quantity: stock.quantity, lockedQuantity: '8' });
    const id = String(asked[decided.indexOf(null)]?.id);
    const tried = await times(10, (_, index) =>
      index % 2
        ? teacher.stock.cancelSharedApply({ path: { id }, body: {} })
        : keeper.stock.issueSharedApply({ path: { id }, body: {} }),
    );
    expect([passed(tried), areRefusals(tried)]).toEqual([1, true]);
    const { records } = await teacher.stock.querySharedApplyPage({ query: { tab: 'APPLIED', size: 50 } });
    const isIssued = records.find((one) => one.id === id)?.status === 'ISSUED';
    const quantity = String(Number(stock.quantity) - (isIssued ? 4 : 0));
    expect((await stockOf('T20'))[0]).toMatchObject({ quantity, lockedQuantity: '4', sharedQuantity: isIssued ? '6' : '10' });
  });

  test('what is lent comes back no more often than it went out', async () => {
    const [keeper] = keepers as [Client];
    const stock = (await stockOf('签字笔'))[0] as Schemas['Stock'];
    await keeper.stock.updateStockShare({ body: { stockId: stock.id, sharedQuantity: '10' } });
    const teacher = await app.as('teacher1', 'purchaser');
    const body = { stockId: stock.id, quantity: '4', purpose: 'For teaching', expectReturnDate: '2026-12-31' };
    const { id } = await teacher.stock.saveSharedApply({ body });
    await keeper.stock.decideSharedApply({ path: { id }, body: { decision: 'APPROVE' } });
    await keeper.stock.issueSharedApply({ path: { id }, body: {} });
    const tried = await times(6, () =>
      keeper.stock.returnSharedApply({ path: { id }, body: { quantity: '2', condition: 'GOOD' } }),
    );
    expect([passed(tried), areRefusals(tried)]).toEqual([2, true]);
    expect((await stockOf('签字笔'))[0]).toMatchObject({
      quantity: stock.quantity,
      sharedQuantity: '10',
      totalCost: stock.totalCost,
    });
  });

  test('several documents over the same stocks in any order wait for each other, and never both', async () => {
    const all = (await stockOf('插线板')).concat(await stockOf('办公椅'));
    const items = all.map(({ id: stockId }) => ({ stockId, quantity: '1' }));
    const drafted = await Promise.all(
      Array.from({ length: 6 }, (_, index) => {
        const keeper = keepers[index % 2] as Client;
        const [first] = items;
        const body = { ...issueOf(String(first?.stockId), '1'), items: index % 2 ? items : items.toReversed() };
        return keeper.stock.saveStockDocument({ body });
      }),
    );
    const tried = await times(6, (keeper, index) =>
      keeper.stock.confirmStockDocument({ path: { id: String(drafted[index]?.id) }, body: { version: 1 } }),
    );
    expect(tried).toEqual(drafted.map(() => null));
  });

  test('a place that goods are put at is not removed', async () => {
    const id = await entry('Placed');
    const school = await app.as('schooladmin', 'school_admin');
    const { records } = await school.stock.queryWarehousePage({ query: { size: 200 } });
    const store = records.find((one) => one.id === central);
    const [place, ...others] = store?.locations ?? [];
    const locationId = String(place?.id);
    const [confirmed, removed] = await Promise.all([
      failureOf(
        (keepers[0] as Client).stock.confirmStockDocument({ path: { id }, body: { version: 1, items: [{ no: 1, locationId }] } }),
      ),
      failureOf(
        school.stock.updateWarehouse({ path: { id: central }, body: { version: Number(store?.version), locations: others } }),
      ),
    ]);
    // The demo data have put something at each place, so it is the removal that is refused.
    expect([confirmed, removed?.code]).toEqual([null, 4206]);
  });
});
