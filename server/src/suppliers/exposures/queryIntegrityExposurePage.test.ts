import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let officer: TestClient;
let teacher: TestClient;
let admin: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  app = await startApp();
  officer = await app.as('officer1', 'procurement_officer');
  teacher = await app.as('teacher1');
  admin = await app.as('admin', 'admin');
  stranger = await app.as('shaoboyan', 'school_admin');
});
afterAll(() => app.close());

type Query = NonNullable<Parameters<TestClient['help']['queryIntegrityExposurePage']>[0]>['query'];
const page = (client: TestClient, query: Query = {}) =>
  client.help.queryIntegrityExposurePage({ query: { size: 200, ...query } });

describe('the page', () => {
  const seeded = { startDate: '2025-01-01', endDate: '2026-02-28' };

  test('holds those of the own school, to most people only what is in force', async () => {
    const all = await page(officer, seeded);
    expect(all.total).toBe(12);
    expect(new Set(all.records.map(({ status }) => status))).toEqual(new Set(['DRAFT', 'PUBLISHED', 'WITHDRAWN', 'EXPIRED']));
    const seen = await page(teacher, seeded);
    expect([seen.total, new Set(seen.records.map(({ status }) => status))]).toEqual([9, new Set(['PUBLISHED'])]);
    expect((await page(stranger)).total).toBe(0);
    expect((await page(admin, { ...seeded, companyId: '1001' })).total).toBe(12);
  });

  test.each<[string, NonNullable<Query>, (row: Schemas['Exposure']) => boolean]>([
    ['type', { exposureType: 'QUALITY' }, ({ exposureType }) => exposureType === 'QUALITY'],
    ['level', { level: 'BAN' }, ({ level }) => level === 'BAN'],
    ['status', { status: 'WITHDRAWN' }, ({ status }) => status === 'WITHDRAWN'],
    ['a day after its beginning', { endDate: '2025-12-15' }, ({ startDate }) => startDate <= '2025-12-15'],
    ['a day before its end', { startDate: '2026-03-01' }, ({ endDate }) => endDate === null || endDate >= '2026-03-01'],
  ])('is filtered by %s', async (_, query, belongs) => {
    const all = (await page(officer)).records;
    const found = (await page(officer, query)).records;
    expect(found.map(({ id }) => id)).toEqual(all.filter(belongs).map(({ id }) => id));
    expect([found.length > 0, found.length < all.length]).toEqual([true, true]);
  });

  test('is filtered by supplier', async () => {
    const [one] = (await page(officer, seeded)).records as [Schemas['Exposure']];
    const ids = async (query: Query) => (await page(officer, query)).records.map(({ id }) => id);
    expect(await ids({ supplierId: one.supplierId })).toContain(one.id);
    expect(await ids({ supplierName: one.supplierName })).toContain(one.id);
    expect(await ids({ supplierName: one.supplierName.slice(2, 4) })).toContain(one.id);
    expect(await ids({ supplierName: one.supplierName.slice(3, 4) })).not.toContain(one.id);
  });

  test.each(['publishTime', 'startDate', 'updateTime'] as const)('is sorted by %s and cut', async (column) => {
    const { records } = await page(officer, { sort: `${column},desc` });
    const known = records.map((row) => row[column]).filter((value) => value !== null);
    expect(new Set(known).size).toBeGreaterThan(5);
    expect(known).toEqual(known.toSorted().reverse());
    const all = records.map(({ id }) => id);
    expect((await page(officer, { sort: `${column},asc` })).records.map(({ id }) => id).reverse()).toEqual(all);
    const second = await page(officer, { sort: `${column},desc`, size: 5, current: 2 });
    expect(second.records.map(({ id }) => id)).toEqual(all.slice(5, 10));
  });
});
