import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodsCategoryPreset } from '#reference/goodsCategoryPreset.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
/** Administrator of school 3338. */
let school: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  school = await app.as('qiuyunfei', 'school_admin');
});
afterAll(() => app.close());

const all = (rows: Schemas['GoodsCategory'][]): Schemas['GoodsCategory'][] => rows.flatMap((row) => [row, ...all(row.children)]);
const codes = (rows: Schemas['GoodsCategory'][]) => all(rows).map(({ categoryCode }) => categoryCode);
const tree = (client: TestClient, companyId?: string) =>
  client.goodsCategories.getGoodsCategoryTree({ query: companyId === undefined ? {} : { companyId } });

test('an installation gets the usual categories that it lacks, and nothing twice', async () => {
  const preset = goodsCategoryPreset.map(([, code]) => code).toSorted();
  // The demo data have them all.
  const adopt = async (client = admin, companyId = '0') =>
    (await client.goodsCategories.adoptGoodsCategoryPreset({ body: { companyId } })).created;
  const before = await tree(admin, '0');
  expect(await adopt()).toBe(0);
  await app.database.db.deleteFrom('purchasingCategoryGoods').execute();
  const leaves = all(before).filter(({ children }) => children.length === 0);
  const free = await Promise.all(
    leaves.map(async ({ id }) => (await failureOf(admin.goodsCategories.removeGoodsCategory({ path: { id } }))) === null),
  );
  const removed = free.filter(Boolean).length;
  expect(removed).toBeGreaterThan(20);
  expect(await adopt()).toBe(removed);
  const after = await tree(admin, '0');
  expect(codes(after).toSorted()).toEqual(preset);
  const withoutMaking = (row: Schemas['GoodsCategory']) => [row.categoryCode, row.level, row.unit, row.consumable, row.hazardous];
  expect(all(after).map(withoutMaking).toSorted()).toEqual(all(before).map(withoutMaking).toSorted());
});

test('a school sees the platform’s and gets none of these again; rows of the platform are not its own to make', async () => {
  expect(await school.goodsCategories.adoptGoodsCategoryPreset({ body: {} })).toEqual({ created: 0 });
  expect(await failureOf(school.goodsCategories.adoptGoodsCategoryPreset({ body: { companyId: '0' } }))).toMatchObject({
    status: 403,
  });
});
