import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { categories, goods, reagents, refusal } from '#test/builders/goodsCategoryFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { forbidden } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let school: TestClient;
/** Administrator of school 3338. */
let other: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  school = await app.as('schooladmin', 'school_admin');
  other = await app.as('qiuyunfei', 'school_admin');
});
afterAll(() => app.close());

describe('saving', () => {
  test('stores what was sent, and the defaults of what was not', async () => {
    const deptId = seedId('dept', 349);
    const id = await categories.save(school, {
      parentId: reagents,
      unit: '盒',
      argumentThreshold: '50000.00',
      managerDeptId: deptId,
    });
    expect(await categories.find(school, id)).toMatchObject({
      parentId: reagents,
      level: 3,
      unit: '盒',
      argumentThreshold: '50000.00',
      companyId: '1001',
      version: 1,
      managerDeptId: deptId,
      managerDeptName: '资产与实验室管理处',
      hazardous: false,
      shareable: true,
      sort: 0,
      needArgumentReport: false,
      status: 'ENABLED',
      children: [],
    });
  });

  test('is refused where the tree would be broken', async () => {
    const deepest = (await categories.chain(school, 4))[3] ?? null;
    const theirs = await categories.save(other);
    expect(await refusal(categories.save(school, { parentId: deepest }))).toBe('parentId level');
    expect(await refusal(categories.save(school, { parentId: 'none' }))).toBe('parentId exists');
    expect(await refusal(categories.save(school, { parentId: theirs }))).toBe('parentId exists');
    expect(await refusal(categories.save(admin, { parentId: deepest }))).toBe('parentId exists');
    expect(await refusal(categories.save(school, { parentId: goods, purchaseType: 'SERVICE' }))).toBe('purchaseType parent');
    expect(await refusal(categories.save(school, { managerDeptId: seedId('dept', 352) }))).toBe('managerDeptId exists');
    expect(await refusal(categories.save(admin, { companyId: '4040' }))).toBe('companyId exists');
  });

  test('is refused for codes and names that the school or the platform has, and the platform for those of any school', async () => {
    const categoryName = 'Taken';
    const id = await categories.save(school, { parentId: goods, categoryName });
    const { categoryCode = '' } = (await categories.find(school, id)) ?? {};
    expect(await refusal(categories.save(school, { categoryCode: '102' }))).toBe('categoryCode unique');
    expect(await refusal(categories.save(school, { parentId: goods, categoryName: '试剂耗材' }))).toBe('categoryName unique');
    expect(await refusal(categories.save(admin, { categoryCode, parentId: goods, categoryName }))).toBe(
      'categoryCode unique,categoryName unique',
    );
    await expect(categories.save(other, { categoryCode, parentId: goods, categoryName })).resolves.toBeTypeOf('string');
    await expect(categories.save(school, { parentId: reagents, categoryName })).resolves.toBeTypeOf('string');
  });

  test('rows of the platform need data scope ALL, other schools are out of reach', async () => {
    expect(await failureOf(categories.save(school, { companyId: '0' }))).toMatchObject(forbidden);
    expect(await failureOf(categories.save(school, { companyId: '3338' }))).toMatchObject(forbidden);
    const id = await categories.save(admin, { parentId: goods });
    expect(await categories.find(other, id)).toMatchObject({ companyId: '0' });
    expect(await categories.find(school, await categories.save(admin, { companyId: '1001' }))).toMatchObject({
      companyId: '1001',
    });
  });

  test('of 20 parallel writers with one code one wins', async () => {
    const categoryCode = '777';
    const clients = Array.from({ length: 20 }, (_, writer) => (writer % 2 ? school : admin));
    const found = await Promise.all(clients.map((client) => refusal(categories.save(client, { categoryCode }))));
    expect(found.filter((one) => one === undefined)).toHaveLength(1);
    expect(found.filter((one) => one === 'categoryCode unique')).toHaveLength(19);
  });

  test('there is room for 200 of a school below one parent', async () => {
    const parentId = await categories.save(school);
    const { db } = app.database;
    const row = await db.selectFrom('goodsCategory').selectAll().where('id', '=', parentId).executeTakeFirstOrThrow();
    const place = { parentCompanyId: '1001', parentId, level: 2 };
    const rows = Array.from({ length: 199 }, (_, at) => ({
      ...row,
      ...place,
      id: `full-${at}`,
      categoryCode: `8000${at}`,
      categoryName: `Full ${at}`,
    }));
    await db.insertInto('goodsCategory').values(rows).execute();
    await categories.save(school, { parentId });
    expect(await refusal(categories.save(school, { parentId }))).toBe('parentId room');
  });
});
