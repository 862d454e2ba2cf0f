import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { bidders } from '#test/builders/aBidding.ts';
import { anEntry, anOrder, ordered } from '#test/builders/anEntry.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { broken } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { stockFaults } from '#test/stockFaults.ts';

/** Stores of the demo data: of keeper1 and yuchunlan, of panweidong, and of yuchunlan and dulinfeng. */
const [central, medical, chemical] = [9801, 9806, 9804].map((n) => seedId('warehouse', n)) as [string, string, string];
const hazardous = { categoryCompanyId: '0', categoryId: seedId('goodsCategory', 2136) };

let app: TestApp;
let projectId: string;
let officer: TestClient;
let keeper: TestClient;
let second: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  app = await startApp();
  const order = await anOrder(app, await bidders(app, 3));
  projectId = order.id;
  officer = order.people.officer;
  [keeper, second, stranger] = await Promise.all([
    app.as('keeper1', 'warehouse_keeper'),
    app.as('yuchunlan', 'warehouse_keeper'),
    app.as('panweidong', 'warehouse_keeper'),
  ]);
}, 300_000);
afterAll(async () => {
  const { db } = app.database;
  expect([await ledgerFaults(db), await stockFaults(db)]).toEqual([[], []]);
  await app.close();
});

const detail = (client: TestClient, id: string) => client.stock.getStockDocumentDetail({ path: { id } });
const confirm = (client: TestClient, id: string, version: number, items?: { no: number; locationId?: string | null }[]) =>
  client.stock.confirmStockDocument({ path: { id }, body: { version, ...(items && { items }) } });
const cancel = (client: TestClient, id: string, version: number, reason = 'Used at once') =>
  client.stock.cancelStockDocument({ path: { id }, body: { version, reason } });
const project = () => officer.projects.getProjectDetail({ path: { id: projectId } });
const steps = async () => (await officer.projects.listProjectLogs({ path: { id: projectId } })).map(({ step }) => step);
const stockOf = async (client: TestClient, keyword: string) =>
  (await client.stock.queryStockPage({ query: { keyword, size: 200 } })).records;
const entry = async (warehouseId: string, quantity: string, changes: object = {}) =>
  String((await anEntry(app, projectId, [{ quantity, warehouseId, ...changes }]))[0]);

describe('what was accepted', () => {
  test('waits for the keepers of each store, who are told and see it with the purchase; others do not', async () => {
    const ids = await anEntry(app, projectId, [
      { quantity: '1', warehouseId: central, serialNos: ['S-1'] },
      { quantity: '1', warehouseId: medical },
    ]);
    expect(ids).toHaveLength(2);
    const own = (await keeper.stock.queryStockDocumentPage({ query: { status: 'TO_CONFIRM', projectId } })).records;
    const [document] = own.filter(({ warehouseId }) => warehouseId === central);
    expect(document).toMatchObject({ docType: 'IN_ACCEPT', lineCount: 1, totalAmount: '1900.00', waitsForMe: true });
    expect(document?.docCode).toMatch(/^RK2026\d{5}$/);
    expect(document?.allowedActions).toEqual(['CONFIRM', 'CANCEL']);
    const { items, keepers } = await detail(second, String(document?.id));
    expect(items).toMatchObject([{ no: 1, quantity: '1', unitCost: '1900.00', serialNos: ['S-1'], hazardous: false }]);
    expect(keepers.map(({ account }) => account)).toEqual(['keeper1', 'yuchunlan']);
    const { records } = await keeper.inbox.queryInboxMessagePage({ query: { sceneCode: 'STOCK_TODO' } });
    expect(records[0]).toMatchObject({ bizType: 'STOCK_DOCUMENT', bizId: document?.id });
    expect((await keeper.projects.getProjectDetail({ path: { id: projectId } })).id).toBe(projectId);
    const other = await app.as('dulinfeng', 'warehouse_keeper');
    expect(await failureOf(detail(other, String(document?.id)))).toMatchObject({ code: 4004 });
    // Who reads it with the purchase has no say in it.
    expect((await detail(officer, String(document?.id))).allowedActions).toEqual([]);
  });

  test('and what else waits in their stores stands on the home of keepers, as in the lists', async () => {
    const { todo } = await keeper.home.getHomeWork();
    const counts = new Map(todo.kinds.map(({ kind, count }) => [kind, count]));
    const documents = await keeper.stock.queryStockDocumentPage({ query: { waitsForMe: true, size: 1 } });
    const requests = await keeper.stock.querySharedApplyPage({ query: { tab: 'TODO', size: 1 } });
    expect(documents.total).toBeGreaterThan(0);
    expect((counts.get('CONFIRM_ENTRY') ?? 0) + (counts.get('CONFIRM_DOCUMENT') ?? 0)).toBe(documents.total);
    expect(counts.get('SHARED_APPLY') ?? 0).toBe(requests.total);
  });

  test('is in the home of its keepers until somebody has dealt with it', async () => {
    const id = await entry(medical, '1');
    const work = await stranger.home.getHomeWork();
    expect(work.todo.rows).toContainEqual(expect.objectContaining({ kind: 'CONFIRM_ENTRY', projectId, recordId: id }));
    const figures = new Map(work.figures.map(({ kind, value }) => [kind, Number(value)]));
    expect([...figures.keys()]).toEqual(['TO_RECEIVE', 'LOW', 'EXPIRING']);
    const { query } = { query: { size: 1 } };
    const total = async (filter: object) => (await stranger.stock.queryStockPage({ query: { ...query, ...filter } })).total;
    expect([figures.get('LOW'), figures.get('EXPIRING')]).toEqual([
      await total({ lowStock: true }),
      await total({ expiring: true }),
    ]);
    await confirm(stranger, id, 1);
    const after = await stranger.home.getHomeWork();
    expect(after.todo.rows.map(({ recordId }) => recordId)).not.toContain(id);
    expect(after.figures[0]).toMatchObject({ kind: 'TO_RECEIVE', value: String(Number(figures.get('TO_RECEIVE')) - 1) });
  });
});

describe('a keeper who confirms', () => {
  test('puts the goods at their places, and what is the same there is one stock at the average price', async () => {
    const place = seedId('warehouseLocation', 9900);
    const first = await entry(central, '2', { itemName: 'Averaged' });
    expect(await confirm(keeper, first, 1, [{ no: 1, locationId: place }])).toMatchObject({ status: 'DONE', version: 2 });
    const [only] = await stockOf(keeper, 'Averaged');
    expect(only).toMatchObject({ quantity: '2', totalCost: '3800.00', unitCost: '1900.00', locationId: place, low: false });
    const cheaper = await entry(central, '1', { itemName: 'Averaged', unitPrice: '100.00', amount: '100.00' });
    await confirm(second, cheaper, 1, [{ no: 1, locationId: place }]);
    const elsewhere = await entry(central, '1', { itemName: 'Averaged' });
    await confirm(second, elsewhere, 1);
    const rows = await stockOf(keeper, 'Averaged');
    expect(rows.map(({ quantity, totalCost, unitCost }) => [quantity, totalCost, unitCost]).sort()).toEqual([
      ['1', '1900.00', '1900.00'],
      ['3', '3900.00', '1300.00'],
    ]);
    expect((await detail(keeper, first)).items[0]).toMatchObject({ locationId: place, stockId: only?.id });
    expect(await steps()).toContain('confirmEntry');
  });

  test('names places of the store only, each line once', async () => {
    const id = await entry(central, '1', { itemName: 'Placed' });
    const elsewhere = seedId('warehouseLocation', 9930);
    expect(await failureOf(confirm(keeper, id, 1, [{ no: 1, locationId: elsewhere }]))).toMatchObject(
      broken('items.0.locationId', 'exists'),
    );
    expect(await failureOf(confirm(keeper, id, 1, [{ no: 2 }]))).toMatchObject(broken('items.0.no', 'exists'));
    expect(await failureOf(confirm(keeper, id, 1, [{ no: 1 }, { no: 1 }]))).toMatchObject(broken('items.1.no', 'unique'));
    expect(await stockOf(keeper, 'Placed')).toEqual([]);
    await confirm(keeper, id, 1);
    expect((await failureOf(confirm(second, id, 1)))?.code).toBe(4090);
    expect((await failureOf(confirm(second, id, 2)))?.code).toBe(4101);
  });

  test('of hazardous goods needs another keeper, and goods are in the stock only then', async () => {
    const id = await entry(central, '1', { itemName: 'Acid', ...hazardous });
    expect(await confirm(keeper, id, 1)).toMatchObject({ status: 'TO_CONFIRM', version: 2 });
    expect(await stockOf(keeper, 'Acid')).toEqual([]);
    expect(await detail(keeper, id)).toMatchObject({
      firstConfirmUserName: '孙建业',
      waitsForMe: false,
      allowedActions: ['CANCEL'],
    });
    expect(await failureOf(confirm(keeper, id, 2))).toMatchObject({ code: 4105 });
    expect(await confirm(second, id, 2)).toMatchObject({ status: 'DONE' });
    expect(await stockOf(keeper, 'Acid')).toMatchObject([{ quantity: '1', hazardous: true }]);
    expect(await detail(officer, id)).toMatchObject({ firstConfirmUserName: '孙建业', confirmUserName: '余春兰' });
  });
});

test('a keeper who cancels says why, and nothing gets into the stock', async () => {
  const id = await entry(central, '1', { itemName: 'Used up' });
  // One who keeps another store sees it with the purchase, and has no say in it.
  expect((await failureOf(cancel(stranger, id, 1)))?.code).toBe(4003);
  expect(await cancel(keeper, id, 1)).toMatchObject({ status: 'CANCELLED' });
  expect(await detail(officer, id)).toMatchObject({ cancelReason: 'Used at once', allowedActions: [] });
  expect(await stockOf(keeper, 'Used up')).toEqual([]);
  expect((await failureOf(confirm(keeper, id, 2)))?.code).toBe(4101);
  expect(await steps()).toContain('cancelEntry');
});

test('with the last document of an order the purchase is completed', async () => {
  const { acceptedQuantity } = await app.database.db
    .selectFrom('orderLine')
    .select('acceptedQuantity')
    .where('projectId', '=', projectId)
    .executeTakeFirstOrThrow();
  const last = await entry(chemical, String(ordered - Number(acceptedQuantity)), { itemName: 'The last' });
  const waiting = await officer.stock.queryStockDocumentPage({ query: { projectId, status: 'TO_CONFIRM', size: 200 } });
  for (const { id, version, warehouseId } of waiting.records.filter((document) => document.id !== last)) {
    await cancel(warehouseId === medical ? stranger : keeper, id, version);
  }
  expect(await project()).toMatchObject({ status: 'WAREHOUSING' });
  await confirm(second, last, 1);
  expect(await project()).toMatchObject({ status: 'COMPLETED', actualAmount: '38000.00' });
  expect(await steps()).toContain('complete');
});
