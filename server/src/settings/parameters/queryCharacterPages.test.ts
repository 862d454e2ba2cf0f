import type { Query } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let school: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  school = await app.as('schooladmin', 'school_admin');
});
afterAll(() => app.close());

const page = (query: Query<'queryCharacterPage'> = {}) =>
  admin.characterParameters.queryCharacterPage({ query: { size: 200, ...query } });
const schoolPage = (query: Query<'queryCharacterSchoolPage'> = {}) =>
  school.characterParameters.queryCharacterSchoolPage({ query: { size: 200, ...query } });

describe('the lists', () => {
  test('have those first that the product reads, and each once over the pages', async () => {
    const { records, total } = await page();
    const order = records.map(({ builtIn, paramKey }) => `${builtIn ? 0 : 1}${paramKey}`);
    expect(order).toEqual(order.toSorted());
    const size = Math.ceil(total / 3);
    const pages = await Promise.all([1, 2, 3].map((current) => page({ current, size })));
    expect(pages.flatMap((one) => one.records)).toEqual(records);
  });

  test.each(['paramKey', 'paramName', 'updateTime'] as const)('are sorted by %s both ways', async (column) => {
    const sorted = async (way: 'asc' | 'desc') => (await page({ sort: `${column},${way}` })).records;
    const values = (await sorted('asc')).map((row) => row[column]);
    expect(values).toEqual(values.toSorted((one, other) => (one < other ? -1 : Number(one > other))));
    expect((await sorted('desc')).map(({ id }) => id)).toEqual((await sorted('asc')).map(({ id }) => id).reverse());
  });

  test('are filtered by part of key and name, kind, status and own values', async () => {
    const keys = ({ records }: { records: { paramKey: string }[] }) => records.map(({ paramKey }) => paramKey);
    expect(keys(await page({ paramKey: 'OPENENTRY' }))).toEqual(['ifOpenEntry']);
    expect(keys(await page({ paramName: 'Features' }))).toHaveLength(3);
    expect(keys(await page({ paramKey: '_' }))).toEqual([]);
    expect(keys(await page({ valueType: 'URL', paramKey: 'TemplateUrl' }))).toEqual(['argumentReportTemplateUrl']);
    expect(keys(await page({ status: 'DISABLED' }))).toEqual(['surveyEntrance']);
    expect(keys(await schoolPage({ paramKey: 'Shared inv' }))).toEqual(['whetherToEnableSharedInventory']);
    const [own, standard, all] = [await schoolPage({ isOwn: true }), await schoolPage({ isOwn: false }), await schoolPage()];
    expect(new Set(own.records.map(({ isOwn }) => isOwn))).toEqual(new Set([true]));
    expect(new Set(standard.records.map(({ isOwn }) => isOwn))).toEqual(new Set([false]));
    expect(own.total + standard.total).toBe(all.total);
    expect(keys(all)).toEqual(keys(all).toSorted());
  });
});
