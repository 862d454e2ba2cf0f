import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { stockFaults } from '#test/stockFaults.ts';

type Body = Schemas['StockDocumentInput'];
/** Stores of the demo data: of keeper1 and yuchunlan, of keeper1 alone, for hazardous goods of both, and of panweidong. */
const [central, office, hazardous, medical] = [9801, 9802, 9803, 9806].map((n) => seedId('warehouse', n)) as [
  string,
  string,
  string,
  string,
];
const chemistry = seedId('dept', 301);

let app: TestApp;
let keeper: TestClient;
let second: TestClient;
let medicalKeeper: TestClient;
let school: TestClient;
beforeAll(async () => {
  app = await startApp();
  [keeper, second, medicalKeeper, school] = await Promise.all([
    app.as('keeper1', 'warehouse_keeper'),
    app.as('yuchunlan', 'warehouse_keeper'),
    app.as('panweidong', 'warehouse_keeper'),
    app.as('schooladmin', 'school_admin'),
  ]);
}, 300_000);
afterAll(async () => {
  expect(await stockFaults(app.database.db)).toEqual([]);
  await app.close();
});

const save = (body: Body, client = keeper) => client.stock.saveStockDocument({ body });
const detail = (id: string, client = keeper) => client.stock.getStockDocumentDetail({ path: { id } });
const confirm = (client: TestClient, { id, version }: { id: string; version: number }, more: object = {}) =>
  client.stock.confirmStockDocument({ path: { id }, body: { version, ...more } });
const cancel = (client: TestClient, { id, version }: { id: string; version: number }) =>
  client.stock.cancelStockDocument({ path: { id }, body: { version, reason: 'A mistake' } });
async function stock(warehouseId: string, keyword: string, client = school): Promise<Schemas['Stock']> {
  const { records } = await client.stock.queryStockPage({ query: { warehouseId, keyword } });
  return records[0] as Schemas['Stock'];
}
const flows = async (stockId: string) => (await school.stock.queryStockFlowPage({ query: { stockId } })).records;
const waits = async (client: TestClient) =>
  (await client.stock.queryStockDocumentPage({ query: { waitsForMe: true, size: 200 } })).records.map(({ id }) => id);
const issue = (stockId: string, quantity: string, changes: Partial<Body> = {}): Body => ({
  docType: 'OUT_USE',
  warehouseId: central,
  receiverDeptId: chemistry,
  receiverName: 'Somebody',
  purpose: 'Teaching',
  items: [{ stockId, quantity }],
  ...changes,
});

describe('an issue', () => {
  test('reserves what it takes, and takes it when a keeper confirms it', async () => {
    const before = await stock(central, '办公椅');
    const saved = await save(issue(before.id, '2'));
    expect(saved).toMatchObject({ status: 'TO_CONFIRM', version: 1, docCode: expect.stringMatching(/^CK2026\d{5}$/) });
    expect(await stock(central, '办公椅')).toMatchObject({ quantity: before.quantity, lockedQuantity: '2' });
    expect(await waits(keeper)).toContain(saved.id);
    expect(await confirm(keeper, saved)).toMatchObject({ status: 'DONE' });
    const left = String(Number(before.quantity) - 2);
    expect(await stock(central, '办公椅')).toMatchObject({ quantity: left, lockedQuantity: '0', unitCost: '480.00' });
    const [flow] = await flows(before.id);
    expect(flow).toMatchObject({ docType: 'OUT_USE', direction: 'OUT', quantity: '2', balance: left, amount: '960.00' });
    expect(flow).toMatchObject({ documentId: saved.id, operatorName: '孙建业' });
    expect(await detail(saved.id)).toMatchObject({
      receiverDeptName: '化学化工学院',
      receiverName: 'Somebody',
      purpose: 'Teaching',
    });
  });

  test('takes no more than is available, of the stocks of the own store, each once', async () => {
    const { id, availableQuantity } = await stock(central, '网络交换机');
    const all = await save(issue(id, availableQuantity));
    expect(await failureOf(save(issue(id, '0.001')))).toMatchObject(broken('items.0.quantity', 'inStock'));
    await cancel(second, all);
    expect(await stock(central, '网络交换机')).toMatchObject({ availableQuantity, lockedQuantity: '0' });
    const foreign = await stock(medical, '');
    expect(await failureOf(save(issue(foreign.id, '1')))).toMatchObject(broken('items.0.stockId', 'exists'));
    const twice = [id, id].map((stockId) => ({ stockId, quantity: '1' }));
    expect(await failureOf(save(issue(id, '1', { items: twice })))).toMatchObject(broken('items.1.stockId', 'duplicate'));
    expect(await failureOf(save(issue(id, '0')))).toMatchObject(broken('items.0.quantity', 'minimum'));
    expect(await failureOf(save(issue(id, '1'), medicalKeeper))).toMatchObject(broken('warehouseId', 'exists'));
  });

  test('of goods that have expired, and sharing them, wants to be confirmed, and names them', async () => {
    const { id, sharedQuantity } = await stock(central, '显示器');
    const expireOn = (expireDate: string | null) =>
      app.database.db.updateTable('stock').set({ expireDate }).where('id', '=', id).execute();
    await expireOn('2025-12-31');
    const refused = await failureOf(save(issue(id, '1')));
    expect(refused).toMatchObject(broken('expiredConfirmed', 'expiredGoods'));
    expect(refused?.fieldErrors[0]?.message).toContain('显示器');
    const share = (body: object) =>
      keeper.stock.updateStockShare({ body: { stockId: id, sharedQuantity: String(Number(sharedQuantity) + 1), ...body } });
    expect(await failureOf(share({}))).toMatchObject(broken('expiredConfirmed', 'expiredGoods'));
    expect(await share({ expiredConfirmed: true })).toBe(true);
    expect(await share({ sharedQuantity })).toBe(true);
    await cancel(keeper, await save(issue(id, '1', { expiredConfirmed: true })));
    await expireOn(null);
  });

  test('is in whole numbers where the unit stands for pieces', async () => {
    const { id, unit } = await stock(central, '显示器');
    expect(unit).toBe('台');
    expect(await failureOf(save(issue(id, '0.5')))).toMatchObject(broken('items.0.quantity', 'wholePieces'));
    const found = { itemName: 'Lamp', unit: '盏', unitCost: '9.99', quantity: '1.5' };
    const entry = { docType: 'IN_OTHER' as const, warehouseId: central, purpose: 'Found', items: [found] };
    expect(await failureOf(save(entry))).toMatchObject(broken('items.0.quantity', 'wholePieces'));
  });

  test('has the fields of an issue and no others', async () => {
    const { id } = await stock(central, '显示器');
    const { purpose: _, ...unsaid } = issue(id, '1');
    expect(await failureOf(save(unsaid))).toMatchObject(broken('purpose', 'required'));
    expect(await failureOf(save(issue(id, '1', { targetWarehouseId: office })))).toMatchObject(
      broken('targetWarehouseId', 'contradiction'),
    );
    const placed = [{ stockId: id, quantity: '1', itemName: 'Strange' }];
    expect(await failureOf(save(issue(id, '1', { items: placed })))).toMatchObject(broken('items.0.itemName', 'contradiction'));
    expect(await failureOf(save(issue(id, '1', { receiverDeptId: 'none' })))).toMatchObject(broken('receiverDeptId', 'exists'));
    const saved = await save(issue(id, '1'));
    expect(await failureOf(confirm(keeper, saved, { items: [{ no: 1, locationId: null }] }))).toMatchObject(
      broken('items', 'contradiction'),
    );
    await cancel(keeper, saved);
  });

  test('comes back as often as something is left of it, for what it was worth', async () => {
    const { id } = await stock(central, '移动硬盘');
    const issued = await save(issue(id, '3'));
    const back = (quantity: string): Body => ({
      docType: 'RETURN',
      warehouseId: central,
      sourceDocumentId: issued.id,
      items: [{ sourceNo: 1, quantity }],
    });
    expect(await failureOf(save(back('1')))).toMatchObject(broken('sourceDocumentId', 'exists'));
    await confirm(keeper, issued);
    const first = await save(back('2'));
    expect(await failureOf(save(back('1.5')))).toMatchObject(broken('items.0.quantity', 'issued'));
    expect((await detail(issued.id)).items[0]).toMatchObject({ returnedQuantity: '2' });
    await confirm(keeper, first);
    const rest = await save(back('1'));
    await cancel(keeper, rest);
    await confirm(keeper, await save(back('1')));
    expect(await stock(central, '移动硬盘')).toMatchObject({ quantity: '12', totalCost: '5508.00' });
    expect((await flows(id)).map(({ docType, direction, quantity }) => [docType, direction, quantity]).slice(0, 3)).toEqual([
      ['RETURN', 'IN', '1'],
      ['RETURN', 'IN', '2'],
      ['OUT_USE', 'OUT', '3'],
    ]);
  });

  test('of hazardous goods needs another keeper than who drafted it', async () => {
    const acetone = await stock(hazardous, '盐酸');
    const saved = await save(issue(acetone.id, '1', { warehouseId: hazardous }));
    expect(await waits(keeper)).not.toContain(saved.id);
    expect(await waits(second)).toContain(saved.id);
    expect(await failureOf(confirm(keeper, saved))).toMatchObject({ code: 4105 });
    const { records } = await second.inbox.queryInboxMessagePage({ query: { sceneCode: 'STOCK_CONFIRM' } });
    expect(records[0]).toMatchObject({ bizType: 'STOCK_DOCUMENT', bizId: saved.id });
    expect(await confirm(second, saved)).toMatchObject({ status: 'DONE' });
  });
});

test('goods that were found or given are new in the store, with what they are worth', async () => {
  const given = { itemName: 'Given microscope', unit: 'set', unitCost: '1200.00', quantity: '2', batchNo: 'G-1' };
  const body: Body = { docType: 'IN_OTHER', warehouseId: central, purpose: 'Given by an alumnus', items: [given] };
  const acid = { ...given, categoryId: seedId('goodsCategory', 2136) };
  expect(await failureOf(save({ ...body, items: [acid] }))).toMatchObject(broken('items.0.categoryId', 'hazardousStore'));
  const elsewhere = { ...given, locationId: seedId('warehouseLocation', 9930) };
  expect(await failureOf(save({ ...body, items: [elsewhere] }))).toMatchObject(broken('items.0.locationId', 'exists'));
  const saved = await save(body);
  expect(saved.docCode).toMatch(/^RK2026\d{5}$/);
  await confirm(keeper, saved, { items: [{ no: 1, locationId: seedId('warehouseLocation', 9900) }] });
  expect(await stock(central, 'Given microscope')).toMatchObject({ quantity: '2', totalCost: '2400.00', batchNo: 'G-1' });
});

describe('a transfer', () => {
  const move = (stockId: string, quantity: string, targetWarehouseId = medical): Body => ({
    docType: 'TRANSFER',
    warehouseId: central,
    targetWarehouseId,
    items: [{ stockId, quantity }],
  });

  test('leaves one store, is on its way, and is received by a keeper of the other one, who says what was lost', async () => {
    const before = await stock(central, '插线板');
    const saved = await save(move(before.id, '10'));
    expect((await failureOf(confirm(medicalKeeper, saved)))?.code).toBe(4003);
    const sent = await confirm(keeper, saved);
    expect(sent).toMatchObject({ status: 'IN_TRANSIT' });
    expect(await stock(central, '插线板')).toMatchObject({ quantity: String(Number(before.quantity) - 10), lockedQuantity: '0' });
    expect(await stock(medical, '插线板')).toBeUndefined();
    expect(await waits(medicalKeeper)).toContain(saved.id);
    expect(await detail(saved.id, medicalKeeper)).toMatchObject({ sentUserName: '孙建业', allowedActions: ['CONFIRM'] });
    expect((await failureOf(cancel(keeper, { ...sent })))?.code).toBe(4101);
    const short = { items: [{ no: 1, receivedQuantity: '8' }] };
    const much = { items: [{ no: 1, receivedQuantity: '11' }] };
    expect(await failureOf(confirm(medicalKeeper, sent, much))).toMatchObject(broken('items.0.receivedQuantity', 'arrived'));
    expect(await failureOf(confirm(medicalKeeper, sent, short))).toMatchObject(broken('lossReason', 'required'));
    await confirm(medicalKeeper, sent, { ...short, lossReason: 'Broken on the way' });
    expect(await stock(medical, '插线板')).toMatchObject({
      quantity: '8',
      totalCost: '548.00',
      ownerDeptName: before.ownerDeptName,
    });
    expect(await detail(saved.id)).toMatchObject({ lossReason: 'Broken on the way', items: [{ receivedQuantity: '8' }] });
  });

  test('is not received by who sent it, and goes to another store of the school', async () => {
    const { id } = await stock(central, '显示器');
    expect(await failureOf(save(move(id, '1', central)))).toMatchObject(broken('targetWarehouseId', 'exists'));
    const saved = await save(move(id, '1', hazardous));
    const sent = await confirm(keeper, saved);
    expect(await waits(keeper)).not.toContain(saved.id);
    expect(await failureOf(confirm(keeper, sent))).toMatchObject({ code: 4105 });
    expect(await confirm(second, sent)).toMatchObject({ status: 'DONE' });
  });

  test('is not sent where nobody but the sender could receive it', async () => {
    const { id } = await stock(central, '显示器');
    const saved = await save(move(id, '1', office));
    expect(await failureOf(confirm(keeper, saved))).toMatchObject({
      code: 4105,
      msg: expect.stringContaining('has no other keeper'),
    });
    const sent = await confirm(second, saved);
    expect(await confirm(keeper, sent)).toMatchObject({ status: 'DONE' });
  });

  test('of hazardous goods goes to a store for them only', async () => {
    const { id } = await stock(hazardous, '盐酸');
    const body = { ...move(id, '1', central), warehouseId: hazardous };
    expect(await failureOf(save(body))).toMatchObject(broken('targetWarehouseId', 'hazardousStore'));
  });
});

describe('what somebody else has to confirm', () => {
  test('a write-off: another keeper, or an administrator, never who drafted it', async () => {
    const paper = await stock(office, '复印纸');
    const scrap = (quantity: string): Body => ({
      docType: 'SCRAP',
      warehouseId: office,
      purpose: 'Got wet',
      items: [{ stockId: paper.id, quantity }],
    });
    const saved = await save(scrap('5'));
    expect(await detail(saved.id)).toMatchObject({ allowedActions: ['CANCEL'], waitsForMe: false });
    expect(await failureOf(confirm(keeper, saved))).toMatchObject({ code: 4105 });
    expect(await waits(school)).toContain(saved.id);
    expect(await confirm(school, saved)).toMatchObject({ status: 'DONE' });
    const refused = await save(scrap('1'));
    await cancel(school, refused);
    expect(await stock(office, '复印纸')).toMatchObject({ quantity: String(Number(paper.quantity) - 5), lockedQuantity: '0' });
  });

  test('the differences of a stocktake, which become movements', async () => {
    const [more, less, same] = await Promise.all(['台式计算机', '实验台', '试剂柜'].map((name) => stock(central, name)));
    const line = ({ id, quantity }: Schemas['Stock'], by: number) => ({
      stockId: id,
      bookQuantity: quantity,
      quantity: String(Number(quantity) + by),
      ...(by !== 0 && { diffReason: 'Counted twice' }),
    });
    const items = [line(more as Schemas['Stock'], 1), line(less as Schemas['Stock'], -1), line(same as Schemas['Stock'], 0)];
    const saved = await save({ docType: 'CHECK', warehouseId: central, items });
    expect(saved).toMatchObject({ status: 'TO_CONFIRM', docCode: expect.stringMatching(/^PD2026\d{5}$/) });
    expect(await stock(central, '实验台')).toMatchObject({ lockedQuantity: '1' });
    expect((await failureOf(confirm(keeper, saved)))?.code).toBe(4105);
    await confirm(second, saved);
    expect(await stock(central, '台式计算机')).toMatchObject({ quantity: items[0]?.quantity, unitCost: '4980.00' });
    expect(await stock(central, '实验台')).toMatchObject({ quantity: items[1]?.quantity, lockedQuantity: '0' });
    expect((await flows(String(less?.id)))[0]).toMatchObject({ docType: 'CHECK', direction: 'OUT', quantity: '1' });
    expect((await flows(String(same?.id)))[0]).toMatchObject({ docType: 'IN_ACCEPT' });
  });

  test('a stocktake without differences is done at once; one of what has moved meanwhile is refused', async () => {
    const { id, quantity } = await stock(central, '激光打印机');
    const count = (line: object): Body => ({
      docType: 'CHECK',
      warehouseId: central,
      items: [{ stockId: id, bookQuantity: quantity, quantity, ...line }],
    });
    expect(await save(count({}))).toMatchObject({ status: 'DONE' });
    expect(await failureOf(save(count({ bookQuantity: '99' })))).toMatchObject(broken('items.0.bookQuantity', 'moved'));
    expect(await failureOf(save(count({ quantity: '1' })))).toMatchObject(broken('items.0.diffReason', 'required'));
    const kept = await save(issue(id, quantity));
    const short = count({ quantity: '1', diffReason: 'Lost' });
    expect(await failureOf(save(short))).toMatchObject(broken('items.0.quantity', 'locked'));
    await cancel(keeper, kept);
  });
});

test('a keeper says how much of a stock should be there', async () => {
  const { id } = await stock(medical, '一次性');
  const set = (client: TestClient, minQuantity: string | null) =>
    client.stock.updateStock({ path: { id }, body: { minQuantity } });
  expect((await failureOf(set(keeper, '1')))?.code).toBe(4004);
  await set(medicalKeeper, '99999');
  expect(await stock(medical, '一次性')).toMatchObject({ minQuantity: '99999', low: true });
  await set(medicalKeeper, null);
  expect(await stock(medical, '一次性')).toMatchObject({ minQuantity: null, low: false });
});

test('what waits for somebody in the list is what waits in the home, and says so itself', async () => {
  for (const client of [keeper, second, medicalKeeper]) {
    const { records } = await client.stock.queryStockDocumentPage({ query: { size: 200 } });
    const own = records.filter(({ waitsForMe }) => waitsForMe).map(({ id }) => id);
    expect((await waits(client)).sort()).toEqual(own.sort());
    const { figures } = await client.home.getHomeWork();
    expect(figures[0]).toMatchObject({ kind: 'TO_RECEIVE', value: String(own.length) });
  }
});
