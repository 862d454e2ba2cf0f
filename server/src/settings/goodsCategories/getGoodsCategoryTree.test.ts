import type { Query } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categories, reagents } from '#test/builders/goodsCategoryFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { forbidden } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { examples } from '../../../../sdk/src/generated/examples.ts';

let app: TestApp;
let admin: TestClient;
let school: TestClient;
let teacher: TestClient;
/** Administrator of school 3338. */
let other: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  school = await app.as('schooladmin', 'school_admin');
  teacher = await app.as('teacher1', 'purchaser');
  other = await app.as('qiuyunfei', 'school_admin');
});
afterAll(() => app.close());

describe('the tree', () => {
  test('is what the description shows', async () => {
    const { data } = examples.getGoodsCategoryTree;
    const found = await school.goodsCategories.getGoodsCategoryTree({ query: { keyword: '化学试剂' } });
    expect(found).toEqual(data);
  });

  test('holds the categories of the platform and of the own school, in their order', async () => {
    const owners = async (client: TestClient, query?: Query<'getGoodsCategoryTree'>) =>
      [...new Set((await categories.all(client, query)).map(({ companyId }) => companyId))].sort();
    expect([await owners(school), await owners(other), await owners(admin)]).toEqual([['0', '1001'], ['0'], ['0']]);
    expect(await owners(admin, { companyId: '1001' })).toEqual(['0', '1001']);
    expect(await failureOf(categories.all(school, { companyId: '3338' }))).toMatchObject(forbidden);
    const tops = await school.goodsCategories.getGoodsCategoryTree();
    expect(tops.map(({ categoryName }) => categoryName).slice(0, 3)).toEqual(['货物', '服务', '工程']);
  });

  test('is filtered by part of the name, beginning of the code, kind and status', async () => {
    const names = async (query: Query<'getGoodsCategoryTree'>) =>
      (await categories.all(school, query)).map(({ categoryName }) => categoryName);
    expect(await names({ keyword: '色谱' })).toEqual(['货物', '仪器设备', '分析仪器', '色谱仪']);
    expect(await names({ keyword: '20301' })).toEqual(['服务', '软件开发', '校内信息系统']);
    expect(await names({ keyword: '0301' })).toEqual([]);
    expect(new Set((await categories.all(school, { purchaseType: 'SERVICE' })).map(({ purchaseType }) => purchaseType))).toEqual(
      new Set(['SERVICE']),
    );
    expect(await names({ status: 'DISABLED' })).toEqual(['货物', '办公用品', '校庆用品']);
  });

  test('hides what stands below a category that is switched off', async () => {
    const [top = '', below = ''] = await categories.chain(school, 2);
    expect(await categories.find(school, below, { status: 'ENABLED' })).toBeDefined();
    await categories.update(school, top, { status: 'DISABLED' });
    expect(await categories.find(school, below, { status: 'ENABLED' })).toBeUndefined();
    expect(await categories.find(school, below)).toMatchObject({ status: 'ENABLED' });
  });

  test('says what the caller may do', async () => {
    const id = await categories.save(school, { parentId: reagents });
    const actions = async (client: TestClient, of: string, query?: Query<'getGoodsCategoryTree'>) =>
      (await categories.find(client, of, query))?.allowedActions;
    expect(await actions(school, id)).toEqual(['ADD_CHILD', 'SET_MANAGER', 'EDIT', 'DISABLE', 'DELETE']);
    expect(await actions(school, reagents)).toEqual(['ADD_CHILD', 'SET_MANAGER']);
    expect(await actions(teacher, id)).toEqual([]);
    expect(await actions(admin, reagents)).toEqual(['ADD_CHILD', 'EDIT', 'DISABLE']);
    const [, , , lowest = ''] = await categories.chain(school, 4);
    expect(await actions(school, lowest)).toEqual(['SET_MANAGER', 'EDIT', 'DISABLE', 'DELETE']);
  });
});
