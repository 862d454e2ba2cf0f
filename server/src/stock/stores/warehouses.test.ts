import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, forbidden } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

const [chemistry, organic] = [301, 311].map((n) => seedId('dept', n)) as [string, string];
const [keeper1, yuchunlan, teacher1] = [107, 126, 103].map((n) => seedId('user', n)) as [string, string, string];

let app: TestApp;
let school: TestClient;
let keeper: TestClient;
beforeAll(async () => {
  app = await startApp();
  [school, keeper] = await Promise.all([app.as('schooladmin', 'school_admin'), app.as('keeper1', 'warehouse_keeper')]);
}, 300_000);
afterAll(() => app.close());

let count = 0;
function input(changes: Partial<Schemas['WarehouseInput']> = {}): Schemas['WarehouseInput'] {
  count += 1;
  const named = {
    warehouseCode: `T-${count}`,
    warehouseName: `Store ${count}`,
    warehouseType: 'COLLEGE',
    address: 'B102',
  } as const;
  return { ...named, deptId: chemistry, keeperIds: [keeper1], ...changes };
}
const save = (body: Schemas['WarehouseInput'], client = school) => client.stock.saveWarehouse({ body });
const update = (id: string, body: Schemas['WarehouseChanges'], client = school) =>
  client.stock.updateWarehouse({ path: { id }, body });
const page = async (client: TestClient) => (await client.stock.queryWarehousePage({ query: { size: 200 } })).records;
const one = async (id: string, client = school) => (await page(client)).find((store) => store.id === id);

describe('the stores', () => {
  test('are seen by administrators and auditors, and by keepers those that they keep', async () => {
    const [all, own] = [await page(school), await page(keeper)];
    expect(all.length).toBe(8);
    expect(own.length).toBeLessThan(8);
    expect(own.every(({ keepers }) => keepers.some(({ id }) => id === keeper1))).toBe(true);
    expect(own.map(({ allowedActions }) => allowedActions)).toEqual(own.map(() => ['EDIT']));
    const auditor = await app.as('auditor1', 'auditor');
    expect((await page(auditor)).map(({ allowedActions }) => allowedActions)).toEqual(all.map(() => []));
    expect(all.map(({ warehouseCode }) => warehouseCode)).toEqual(all.map(({ warehouseCode }) => warehouseCode).toSorted());
  });

  test('say how much they hold', async () => {
    for (const { id, stockCount, totalCost } of await page(school)) {
      const stock = await school.stock.queryStockPage({ query: { warehouseId: id } });
      expect([stock.total, stock.sum.totalCost]).toEqual([stockCount, totalCost]);
    }
  });

  test('to choose from are the enabled ones, with their places, also below a department', async () => {
    const teacher = await app.as('teacher1', 'purchaser');
    const all = await teacher.stock.listWarehousesSimple({ query: {} });
    expect(all.length).toBe(7);
    expect(all[0]).toMatchObject({ keeperNames: expect.any(Array), locations: expect.any(Array) });
    const below = await teacher.stock.listWarehousesSimple({ query: { deptId: chemistry } });
    expect(below.map(({ warehouseName }) => warehouseName)).toEqual(['化学化工学院试剂库', '分析测试中心仪器库']);
  });
});

describe('a store', () => {
  test('is created with its keepers and places, and code and name are unique', async () => {
    const locations = [{ locationCode: 'A-01', locationName: 'Shelf 1' }];
    const body = input({ locations });
    const { id } = await save(body);
    const { keepers, locations: places, ...made } = (await one(id)) ?? ({} as Schemas['Warehouse']);
    expect(made).toMatchObject({ ...pick(body), status: 'ENABLED', stockCount: 0, totalCost: '0.00', version: 1 });
    expect(keepers).toMatchObject([{ id: keeper1, account: 'keeper1' }]);
    expect(places).toMatchObject(locations);
    const { warehouseCode, warehouseName } = body;
    expect(await failureOf(save(input({ warehouseCode })))).toMatchObject(broken('warehouseCode', 'unique'));
    expect(await failureOf(save(input({ warehouseName })))).toMatchObject(broken('warehouseName', 'unique'));
    expect(await failureOf(save(input({ locations: [...locations, ...locations] })))).toMatchObject(
      broken('locations.1.locationCode', 'unique'),
    );
  });

  test('has keepers with that role, two at least for hazardous goods', async () => {
    expect(await failureOf(save(input({ keeperIds: [keeper1, teacher1] })))).toMatchObject(broken('keeperIds.1', 'keeper'));
    const hazardous = { warehouseType: 'HAZARDOUS' } as const;
    expect(await failureOf(save(input(hazardous)))).toMatchObject(broken('keeperIds', 'minItems'));
    const { id } = await save(input({ ...hazardous, keeperIds: [keeper1, yuchunlan] }));
    expect(await failureOf(update(id, { version: 1, keeperIds: [keeper1] }))).toMatchObject(broken('keeperIds', 'minItems'));
    const plain = await save(input());
    expect(await failureOf(update(plain.id, { version: 1, ...hazardous }))).toMatchObject(broken('keeperIds', 'minItems'));
  });

  test('belongs to a department of the school', async () => {
    const elsewhere = seedId('dept', 352);
    expect(await failureOf(save(input({ deptId: elsewhere })))).toMatchObject(broken('deptId', 'exists'));
    const admin = await app.as('admin', 'admin');
    const { id } = await save(input({ deptId: organic }), admin);
    expect(await one(id)).toMatchObject({ deptId: organic, companyId: '1001' });
  });

  test('changes only what is sent; a stale version is refused', async () => {
    const { id } = await save(input());
    const before = await one(id);
    expect(await update(id, { version: 1, address: 'B103' })).toBe(true);
    expect(await one(id)).toMatchObject({ ...before, address: 'B103', version: 2 });
    expect(await failureOf(update(id, { version: 1, address: 'B104' }))).toMatchObject({ code: 4090 });
  });

  test('swaps the codes of its places, and keeps those that hold something', async () => {
    const store = (await page(school)).find(({ warehouseCode }) => warehouseCode === 'ZX02');
    if (!store) throw new Error('The demo data have no such store');
    const [first, second, ...others] = store.locations as [Place, Place, ...Place[]];
    const swapped = [{ ...first, locationCode: second.locationCode }, { ...second, locationCode: first.locationCode }, ...others];
    await update(store.id, { version: store.version, locations: swapped });
    const after = await one(store.id);
    expect(after?.locations.find(({ id }) => id === first.id)?.locationCode).toBe(second.locationCode);
    const without = { version: store.version + 1, locations: [second, ...others] };
    expect(await failureOf(update(store.id, without))).toMatchObject({ code: 4206 });
    const strange = { version: store.version + 1, locations: [...swapped, { ...first, id: 'none', locationCode: 'X' }] };
    expect(await failureOf(update(store.id, strange))).toMatchObject(broken(`locations.${swapped.length}.id`, 'exists'));
  });

  test('is changed by its keeper, but for keepers, kind and department', async () => {
    const { id } = await save(input());
    expect(
      await update(id, { version: 1, address: 'Next door', locations: [{ locationCode: 'B-1', locationName: 'B' }] }, keeper),
    ).toBe(true);
    for (const changes of [{ keeperIds: [yuchunlan] }, { warehouseType: 'LAB' as const }, { deptId: organic }]) {
      expect(await failureOf(update(id, { version: 2, ...changes }, keeper)), JSON.stringify(changes)).toMatchObject(forbidden);
    }
    const other = await save(input({ keeperIds: [yuchunlan] }));
    expect(await failureOf(update(other.id, { version: 1, address: 'Mine' }, keeper))).toMatchObject({ code: 4004 });
  });

  test('is deleted as long as nothing is or was to be in it', async () => {
    const { id } = await save(input({ locations: [{ locationCode: 'A', locationName: 'A' }] }));
    expect(await school.stock.deleteWarehouse({ path: { id } })).toBe(true);
    expect(await one(id)).toBeUndefined();
    expect(await failureOf(school.stock.deleteWarehouse({ path: { id } }))).toMatchObject({ code: 4004 });
    const used = (await page(school)).find(({ stockCount }) => stockCount > 0);
    expect(used?.allowedActions).toEqual(['EDIT']);
    expect(await failureOf(school.stock.deleteWarehouse({ path: { id: String(used?.id) } }))).toMatchObject({ code: 4206 });
  });
});

describe('the stock', () => {
  const list = (client: TestClient, query: NonNullable<Parameters<TestClient['stock']['queryStockPage']>[0]>['query'] = {}) =>
    client.stock.queryStockPage({ query: { size: 200, ...query } });

  test('is that of the own stores for keepers, of the own department for those who request, of the college for its approvers', async () => {
    const all = await list(school);
    expect(all.total).toBe(59);
    const own = await list(keeper);
    const stores = new Set((await page(keeper)).map(({ id }) => id));
    expect(own.records.every(({ warehouseId }) => stores.has(warehouseId))).toBe(true);
    const teacher = await app.as('teacher1', 'purchaser');
    const ofLab = await list(teacher);
    expect(new Set(ofLab.records.map(({ ownerDeptName }) => ownerDeptName))).toEqual(new Set(['有机化学实验室']));
    const dean = await app.as('dean1', 'dept_approver');
    const ofCollege = await list(dean);
    expect(ofCollege.total).toBeGreaterThan(ofLab.total);
    expect(ofCollege.total).toBeLessThan(all.total);
    expect(ofCollege.records.map(({ warehouseName }) => warehouseName)).toContain('化学化工学院试剂库');
  });

  test('is found by words, store, category with those below it, and by what is low or expires; the sum is that of all pages', async () => {
    const alcohol = await list(school, { keyword: '无水乙醇' });
    expect(alcohol.records.map(({ model }) => model).sort()).toEqual(['AR 500ml', 'HPLC 4L']);
    const reagents = await list(school, { categoryId: seedId('goodsCategory', 2103) });
    expect(new Set(reagents.records.map(({ categoryName }) => categoryName)).size).toBeGreaterThan(3);
    const low = await list(school, { lowStock: true });
    expect(low.records.every(({ low: isLow, quantity, minQuantity }) => isLow && Number(quantity) < Number(minQuantity))).toBe(
      true,
    );
    const expiring = await list(school, { expiring: true });
    expect(expiring.records.length).toBeGreaterThan(6);
    expect(expiring.records.every((stock) => stock.expiring && String(stock.expireDate) <= '2026-05-31')).toBe(true);
    const [first] = (await school.stock.queryStockPage({ query: { size: 1, keyword: '无水乙醇' } })).records;
    expect(first?.itemName).toBe('无水乙醇');
    const cents = alcohol.records.reduce((sum, { totalCost }) => sum + Math.round(Number(totalCost) * 100), 0);
    expect((await school.stock.queryStockPage({ query: { size: 1, keyword: '无水乙醇' } })).sum.totalCost).toBe(
      (cents / 100).toFixed(2),
    );
  });
});

type Place = Schemas['WarehouseLocation'];

function pick({ warehouseCode, warehouseName, warehouseType, deptId, address }: Schemas['WarehouseInput']) {
  return { warehouseCode, warehouseName, warehouseType, deptId, address };
}
