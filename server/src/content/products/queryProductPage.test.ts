import type { Query } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let officer: TestClient;
let teacher: TestClient;
beforeAll(async () => {
  app = await startApp();
  officer = await app.as('officer1', 'procurement_officer');
  teacher = await app.as('teacher1', 'purchaser');
});
afterAll(() => app.close());

const page = (query: Query<'queryProductPage'> = {}, client = officer) =>
  client.products.queryProductPage({ query: { size: 200, ...query } });
const ids = ({ records }: { records: { id: string }[] }) => records.map(({ id }) => id);

describe('a page', () => {
  test('has the newest first, and holds together with the others every row once', async () => {
    const all = await page({}, teacher);
    const times = all.records.map(({ createTime }) => createTime);
    expect(times).toEqual(times.toSorted().reverse());
    const size = Math.ceil(all.total / 3);
    const pages = await Promise.all([1, 2, 3].map((current) => page({ current, size }, teacher)));
    expect(pages.flatMap(ids)).toEqual(ids(all));
  });

  test.each(['productName', 'updateTime'] as const)('is sorted by %s both ways', async (column) => {
    const sorted = async (way: 'asc' | 'desc') => (await page({ sort: `${column},${way}` })).records;
    const values = (await sorted('asc')).map((row) => row[column]);
    // Names by pinyin, as the database keeps them.
    const byCode = (one: string, other: string) => (one < other ? -1 : Number(one > other));
    expect(values).toEqual(values.toSorted(column === 'productName' ? new Intl.Collator('zh-u-co-pinyin').compare : byCode));
    expect(ids({ records: await sorted('desc') })).toEqual(ids({ records: await sorted('asc') }).reverse());
  });

  test('is sorted by price', async () => {
    const { records } = await page({ sort: 'referencePrice,asc', brand: '云栖' }, teacher);
    const prices = records.map(({ referencePrice }) => Number(referencePrice));
    expect(prices.length).toBeGreaterThan(3);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  test('is filtered by name, brand, category with those below, supplier and state', async () => {
    const names = async (query: Query<'queryProductPage'>, client = teacher) =>
      new Set((await page(query, client)).records.map(({ productName }) => productName));
    expect(await names({ productName: '笔记' })).toEqual(new Set(['笔记本电脑']));
    expect(await names({ productName: '记本电' })).toEqual(new Set(['笔记本电脑']));
    expect(await names({ productName: '电脑' })).toEqual(new Set(['笔记本电脑']));
    expect(await names({ productName: '电' })).toEqual(new Set());
    expect(await names({ brand: '蓝川' })).toEqual(new Set(['烧杯', '容量瓶']));
    expect(await names({ categoryId: seedId('goodsCategory', 2120) })).toEqual(
      new Set(['高效液相色谱仪', '气相色谱仪', '紫外可见分光光度计']),
    );
    expect(await names({ categoryId: 'none' })).toEqual(new Set());
    const [supplier] = (await officer.products.getProductDetail({ path: { id: seedId('product', 3704) } })).suppliers;
    expect(await names({ supplierId: String(supplier?.id) })).toEqual(new Set(['氯化钠']));
    for (const status of ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const) {
      expect(new Set((await page({ status })).records.map((row) => row.status))).toEqual(new Set([status]));
    }
    expect(await names({ status: 'DRAFT' })).toEqual(new Set());
  });
});
