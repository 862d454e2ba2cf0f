import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../../sdk/src/generated/examples.ts';
import { seedId } from '../../db/reference/seedId.ts';
import { failureOf } from '../../testing/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '../../testing/startApp.ts';

let app: TestApp;
let admin: TestClient;
let school: TestClient;
let teacher: TestClient;
let other: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  school = await app.as('schooladmin', 'school_admin');
  teacher = await app.as('teacher1', 'purchaser');
  const { db } = app.database;
  const someone = await db
    .selectFrom('appUser')
    .select(['account', 'companyId', 'id as userId', 'deptId'])
    .where('companyId', '=', '3338')
    .where('status', '=', 'ENABLED')
    .executeTakeFirstOrThrow();
  const { account, ...user } = someone;
  const grant = { ...user, roleCompanyId: '0', roleId: seedId('role', 202) };
  await db
    .insertInto('userRoleDept')
    .values(grant)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  other = await app.as(account, 'school_admin');
});
afterAll(() => app.close());

type Client = TestClient['goodsCategories'];
type Body = Parameters<Client['saveGoodsCategory']>[0]['body'];
type Changes = Parameters<Client['updateGoodsCategory']>[0]['body'];
type Node = Awaited<ReturnType<Client['getGoodsCategoryTree']>>[number];
type Query = NonNullable<NonNullable<Parameters<Client['getGoodsCategoryTree']>[0]>['query']>;

const goods = seedId('goodsCategory', 2100);
const reagents = seedId('goodsCategory', 2102);
let count = 0;
const body = (changes: Partial<Body> = {}): Body => {
  count += 1;
  return { categoryCode: `9${count}`, categoryName: `Category ${count}`, purchaseType: 'GOODS', consumable: false, ...changes };
};
const save = async (client: TestClient, changes: Partial<Body> = {}) =>
  (await client.goodsCategories.saveGoodsCategory({ body: body(changes) })).id;
const update = (client: TestClient, id: string, changes: Partial<Changes>) =>
  client.goodsCategories.updateGoodsCategory({ path: { id }, body: { version: 1, ...changes } });
const remove = (client: TestClient, id: string) => client.goodsCategories.removeGoodsCategory({ path: { id } });
const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
const all = async (client: TestClient, query: Query = {}) => flat(await client.goodsCategories.getGoodsCategoryTree({ query }));
const find = async (client: TestClient, id: string, query: Query = {}) =>
  (await all(client, query)).find((node) => node.id === id);
const refusal = async (call: Promise<unknown>) => {
  const failure = await failureOf(call);
  return failure?.fieldErrors.length ? failure.fieldErrors.map(({ field, rule }) => `${field} ${rule}`).join() : failure?.code;
};
/** Categories of the main school one below the other, from the top. */
const chain = async (length: number) => {
  const ids: string[] = [];
  for (let at = 0; at < length; at += 1) ids.push(await save(school, { parentId: ids.at(-1) ?? null }));
  return ids;
};

describe('the tree', () => {
  test('is what the description shows', async () => {
    const { data } = examples.getGoodsCategoryTree;
    const officer = await app.as('schooladmin', 'school_admin');
    const found = await officer.goodsCategories.getGoodsCategoryTree({ query: { keyword: '化学试剂' } });
    expect(found).toEqual(data);
  });

  test('holds the categories of the platform and of the own school, in their order', async () => {
    const owners = async (client: TestClient, query?: Query) =>
      [...new Set((await all(client, query)).map(({ companyId }) => companyId))].sort();
    expect([await owners(school), await owners(other), await owners(admin)]).toEqual([['0', '1001'], ['0'], ['0']]);
    expect(await owners(admin, { companyId: '1001' })).toEqual(['0', '1001']);
    expect(await failureOf(all(school, { companyId: '3338' }))).toMatchObject({ status: 403, code: 4003 });
    const tops = await school.goodsCategories.getGoodsCategoryTree();
    expect(tops.map(({ categoryName }) => categoryName).slice(0, 3)).toEqual(['货物', '服务', '工程']);
  });

  test('is filtered by part of the name, beginning of the code, kind and status', async () => {
    const names = async (query: Query) => (await all(school, query)).map(({ categoryName }) => categoryName);
    expect(await names({ keyword: '色谱' })).toEqual(['货物', '仪器设备', '分析仪器', '色谱仪']);
    expect(await names({ keyword: '20301' })).toEqual(['服务', '软件开发', '校内信息系统']);
    expect(await names({ keyword: '0301' })).toEqual([]);
    expect(new Set((await all(school, { purchaseType: 'SERVICE' })).map(({ purchaseType }) => purchaseType))).toEqual(
      new Set(['SERVICE']),
    );
    expect(await names({ status: 'DISABLED' })).toEqual(['货物', '办公用品', '校庆用品']);
  });

  test('hides what stands below a category that is switched off', async () => {
    const [top = '', below = ''] = await chain(2);
    expect(await find(school, below, { status: 'ENABLED' })).toBeDefined();
    await update(school, top, { status: 'DISABLED' });
    expect(await find(school, below, { status: 'ENABLED' })).toBeUndefined();
    expect(await find(school, below)).toMatchObject({ status: 'ENABLED' });
  });

  test('says what the caller may do', async () => {
    const id = await save(school, { parentId: reagents });
    const actions = async (client: TestClient, of: string, query?: Query) => (await find(client, of, query))?.allowedActions;
    expect(await actions(school, id)).toEqual(['ADD_CHILD', 'EDIT', 'DISABLE', 'DELETE']);
    expect(await actions(school, reagents)).toEqual(['ADD_CHILD']);
    expect(await actions(teacher, id)).toEqual([]);
    expect(await actions(admin, reagents)).toEqual(['ADD_CHILD', 'EDIT', 'DISABLE']);
    expect(await actions(school, (await chain(4))[3] ?? '')).toEqual(['EDIT', 'DISABLE', 'DELETE']);
  });
});

describe('saving', () => {
  test('stores what was sent, and the defaults of what was not', async () => {
    const deptId = seedId('dept', 349);
    const id = await save(school, { parentId: reagents, unit: '盒', argumentThreshold: '50000.00', managerDeptId: deptId });
    expect(await find(school, id)).toMatchObject({
      ...{ parentId: reagents, level: 3, unit: '盒', argumentThreshold: '50000.00', companyId: '1001', version: 1 },
      ...{ managerDeptId: deptId, managerDeptName: '资产与实验室管理处', hazardous: false, shareable: true, sort: 0 },
      ...{ needArgumentReport: false, status: 'ENABLED', children: [] },
    });
  });

  test('is refused where the tree would be broken', async () => {
    const deepest = (await chain(4))[3] ?? null;
    const theirs = await save(other);
    expect(await refusal(save(school, { parentId: deepest }))).toBe('parentId level');
    expect(await refusal(save(school, { parentId: 'none' }))).toBe('parentId exists');
    expect(await refusal(save(school, { parentId: theirs }))).toBe('parentId exists');
    expect(await refusal(save(admin, { parentId: deepest }))).toBe('parentId exists');
    expect(await refusal(save(school, { parentId: goods, purchaseType: 'SERVICE' }))).toBe('purchaseType parent');
    expect(await refusal(save(school, { managerDeptId: seedId('dept', 352) }))).toBe('managerDeptId exists');
    expect(await refusal(save(admin, { companyId: '4040' }))).toBe('companyId exists');
  });

  test('is refused for codes and names that the school or the platform has, and the platform for those of any school', async () => {
    const categoryName = 'Taken';
    const id = await save(school, { parentId: goods, categoryName });
    const { categoryCode = '' } = (await find(school, id)) ?? {};
    expect(await refusal(save(school, { categoryCode: '102' }))).toBe('categoryCode unique');
    expect(await refusal(save(school, { parentId: goods, categoryName: '试剂耗材' }))).toBe('categoryName unique');
    expect(await refusal(save(admin, { categoryCode, parentId: goods, categoryName }))).toBe(
      'categoryCode unique,categoryName unique',
    );
    await expect(save(other, { categoryCode, parentId: goods, categoryName })).resolves.toBeTypeOf('string');
    await expect(save(school, { parentId: reagents, categoryName })).resolves.toBeTypeOf('string');
  });

  test('rows of the platform need data scope ALL, other schools are out of reach', async () => {
    expect(await failureOf(save(school, { companyId: '0' }))).toMatchObject({ status: 403, code: 4003 });
    expect(await failureOf(save(school, { companyId: '3338' }))).toMatchObject({ status: 403, code: 4003 });
    const id = await save(admin, { parentId: goods });
    expect(await find(other, id)).toMatchObject({ companyId: '0' });
    expect(await find(school, await save(admin, { companyId: '1001' }))).toMatchObject({ companyId: '1001' });
  });

  test('of 20 parallel writers with one code one wins', async () => {
    const categoryCode = '777';
    const clients = Array.from({ length: 20 }, (_, writer) => (writer % 2 ? school : admin));
    const found = await Promise.all(clients.map((client) => refusal(save(client, { categoryCode }))));
    expect(found.filter((one) => one === undefined)).toHaveLength(1);
    expect(found.filter((one) => one === 'categoryCode unique')).toHaveLength(19);
  });

  test('there is room for 200 of a school below one parent', async () => {
    const parentId = await save(school);
    const { db } = app.database;
    const row = await db.selectFrom('goodsCategory').selectAll().where('id', '=', parentId).executeTakeFirstOrThrow();
    const place = { parentCompanyId: '1001', parentId, level: 2 };
    const rows = Array.from({ length: 199 }, (_, at) => ({
      ...{ ...row, ...place, id: `full-${at}`, categoryCode: `8000${at}`, categoryName: `Full ${at}` },
    }));
    await db.insertInto('goodsCategory').values(rows).execute();
    await save(school, { parentId });
    expect(await refusal(save(school, { parentId }))).toBe('parentId room');
  });
});

describe('changing', () => {
  test('stores what was sent and leaves the rest', async () => {
    const id = await save(school, { parentId: reagents, unit: '盒' });
    const before = await find(school, id);
    expect(await update(school, id, { argumentThreshold: '10.50', hazardous: true })).toBe(true);
    expect(await find(school, id)).toEqual({ ...before, argumentThreshold: '10.50', hazardous: true, version: 2 });
    await update(school, id, { version: 2, unit: null, argumentThreshold: null });
    expect(await find(school, id)).toMatchObject({ unit: null, argumentThreshold: null, hazardous: true });
  });

  test('a move takes those below along', async () => {
    const [, second = '', third = ''] = await chain(3);
    await update(school, second, { parentId: null });
    expect([(await find(school, second))?.level, (await find(school, third))?.level]).toEqual([1, 2]);
    await update(school, second, { version: 2, parentId: reagents });
    expect([(await find(school, second))?.level, (await find(school, third))?.level]).toEqual([3, 4]);
  });

  test('a category of the platform takes those of the schools along, and has no more room than they leave', async () => {
    const top = await save(admin);
    const theirs = await save(school, { parentId: top });
    const deeper = await save(school, { parentId: theirs });
    await update(admin, top, { parentId: goods });
    expect([(await find(school, theirs))?.level, (await find(school, deeper))?.level]).toEqual([3, 4]);
    expect(await refusal(update(admin, top, { version: 2, parentId: reagents }))).toBe('parentId level');
  });

  test('a move that would break the tree is refused', async () => {
    const [first = '', second = '', third = ''] = await chain(3);
    expect(await refusal(update(school, first, { parentId: first }))).toBe('parentId cycle');
    expect(await refusal(update(school, first, { parentId: third }))).toBe('parentId cycle');
    expect(await refusal(update(school, second, { parentId: (await chain(3))[2] ?? '' }))).toBe('parentId level');
    expect(await refusal(update(school, third, { parentId: seedId('goodsCategory', 2105) }))).toBe('parentId parent');
    expect(await refusal(update(school, third, { parentId: 'none' }))).toBe('parentId exists');
    expect(await refusal(update(school, third, { categoryCode: '102' }))).toBe('categoryCode unique');
  });

  test('two moves at once never make a circle', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, another] = [await save(school), await save(school)];
      const found = await Promise.all([
        refusal(update(school, one, { parentId: another })),
        refusal(update(school, another, { parentId: one })),
      ]);
      expect(found.sort()).toEqual(['parentId cycle', undefined]);
      expect(await find(school, one)).toBeDefined();
    }
  });

  test('of 20 parallel writers with one version one wins', async () => {
    const id = await save(school);
    const found = await Promise.all(Array.from({ length: 20 }, (_, sort) => refusal(update(school, id, { sort }))));
    expect(found.filter((one) => one === undefined)).toHaveLength(1);
    expect(found.filter((one) => one === 4090)).toHaveLength(19);
  });

  test('of another school it does not exist, of the platform it is not the school to change', async () => {
    const theirs = await save(other);
    expect(await refusal(update(school, theirs, { sort: 1 }))).toBe(4004);
    expect(await failureOf(update(school, reagents, { sort: 1 }))).toMatchObject({ status: 403, code: 4003 });
    expect(await update(admin, theirs, { sort: 1 })).toBe(true);
  });
});

describe('deleting', () => {
  test('is refused with others below, also with those of a school below one of the platform', async () => {
    const [top = '', below = ''] = await chain(2);
    expect(await refusal(remove(school, top))).toBe(4205);
    expect(await remove(school, below)).toBe(true);
    expect(await remove(school, top)).toBe(true);
    expect(await refusal(remove(school, top))).toBe(4004);
    const shared = await save(admin);
    await save(school, { parentId: shared });
    expect(await refusal(remove(admin, shared))).toBe(4205);
  });

  test('is for the own school only', async () => {
    const theirs = await save(other);
    expect(await refusal(remove(school, theirs))).toBe(4004);
    expect(await failureOf(remove(school, reagents))).toMatchObject({ status: 403, code: 4003 });
    expect(await remove(admin, theirs)).toBe(true);
  });
});
