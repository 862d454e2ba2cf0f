import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { examples } from '../../../../sdk/src/generated/examples.ts';

let app: TestApp;
let admin: TestClient;
let school: TestClient;
let teacher: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  school = await app.as('schooladmin', 'school_admin');
  teacher = await app.as('teacher1', 'purchaser');
});
afterAll(() => app.close());

type Category = Schemas['PurchasingCategoryInput'];
type Execution = Schemas['PurchasingExecutionInput'];
type CategoryQuery = NonNullable<NonNullable<Parameters<TestClient['purchasingConfig']['listPurchasingCategories']>[0]>['query']>;

const sealed = seedId('purchasingExecution', 2301);
const bidding = seedId('purchasingCategory', 2202);
let count = 0;
const band = (changes: Partial<Category> = {}): Category => {
  count += 1;
  return {
    categoryName: `Category ${count}`,
    categoryCode: `C-${count}`,
    purchaseType: 'ENGINEERING',
    executionIds: [sealed],
    amountMin: `${count}000000.00`,
    amountMax: `${count}000001.00`,
    ...changes,
  };
};
const way = (changes: Partial<Execution> = {}): Execution => {
  count += 1;
  return { executionName: `Execution ${count}`, executionCode: 'DIRECT', needContract: false, publicityDays: 0, ...changes };
};
const saveCategory = async (client: TestClient, changes: Partial<Category> = {}) =>
  (await client.purchasingConfig.savePurchasingCategory({ body: band(changes) })).id;
const changeCategory = (client: TestClient, id: string, changes: Partial<Schemas['PurchasingCategoryChanges']>) =>
  client.purchasingConfig.updatePurchasingCategory({ path: { id }, body: { version: 1, ...changes } });
const category = (id: string, client = school) => client.purchasingConfig.getPurchasingCategoryDetail({ path: { id } });
const saveExecution = async (client: TestClient, changes: Partial<Execution> = {}) =>
  (await client.purchasingConfig.savePurchasingExecution({ body: way(changes) })).id;
const changeExecution = (client: TestClient, id: string, changes: Partial<Schemas['PurchasingExecutionChanges']>) =>
  client.purchasingConfig.updatePurchasingExecution({ path: { id }, body: { version: 1, ...changes } });
const execution = async (id: string, client = school) =>
  (await client.purchasingConfig.listPurchasingExecutions()).find((row) => row.id === id);
const setNodes = (executionId: string, version: number, nodes: Schemas['PurchasingProgressNode'][]) =>
  school.purchasingConfig.updatePurchasingProgress({ body: { executionId, version, nodes } });
const refusal = async (call: Promise<unknown>) => {
  const failure = await failureOf(call);
  return failure?.fieldErrors.length ? failure.fieldErrors.map(({ field, rule }) => `${field} ${rule}`).join() : failure?.code;
};

describe('purchasing categories', () => {
  const codes = async (query: CategoryQuery, client = school) =>
    (await client.purchasingConfig.listPurchasingCategories({ query })).map(({ categoryCode }) => categoryCode);

  test('are as the description shows them', async () => {
    const query = { purchaseType: 'GOODS', amount: '20000.00' } as const;
    const list = await school.purchasingConfig.listPurchasingCategories({ query });
    expect(list).toEqual(examples.listPurchasingCategories.data);
    expect(await category(bidding)).toEqual(examples.getPurchasingCategoryDetail.data);
    const ways = await school.purchasingConfig.listPurchasingExecutions({ query: { categoryId: bidding } });
    expect(ways).toEqual(examples.listPurchasingExecutions.data);
    const nodes = await school.purchasingConfig.listPurchasingProgress({ query: { executionId: sealed } });
    expect(nodes).toEqual(examples.listPurchasingProgress.data);
  });

  test('are found by an amount: the lower end belongs to the band, the upper one does not', async () => {
    expect(await codes({ purchaseType: 'GOODS', amount: '9999.99' })).toEqual(['GOODS-DIRECT']);
    expect(await codes({ purchaseType: 'GOODS', amount: '10000.00' })).toEqual(['GOODS-BID']);
    expect(await codes({ purchaseType: 'GOODS', amount: '1000000.00' })).toEqual([]);
    expect(await codes({ purchaseType: 'SERVICE' })).toEqual(['SERVICE']);
    expect(await codes({ status: 'DISABLED', purchaseType: 'GOODS' })).toEqual([]);
  });

  test('are those of the own school; data scope ALL sees every school', async () => {
    const theirs = await saveExecution(admin, { companyId: '3338' });
    const id = await saveCategory(admin, { companyId: '3338', executionIds: [theirs] });
    expect(await refusal(category(id))).toBe(4004);
    expect(await refusal(changeCategory(school, id, { sort: 1 }))).toBe(4004);
    expect(await refusal(school.purchasingConfig.deletePurchasingCategory({ path: { id } }))).toBe(4004);
    expect(await refusal(changeExecution(school, theirs, { publicityDays: 1 }))).toBe(4004);
    expect(await refusal(setNodes(theirs, 1, [{ nodeCode: 'AB', nodeName: 'A', enabled: true, required: true }]))).toBe(4004);
    expect(await execution(theirs)).toBeUndefined();
    expect(await execution(theirs, admin)).toMatchObject({ companyId: '3338' });
    expect(await category(id, admin)).toMatchObject({ companyId: '3338', executionIds: [theirs] });
    expect((await codes({ companyId: '3338' }, admin)).length).toBe(1);
    expect(await failureOf(codes({ companyId: '3338' }))).toMatchObject({ status: 403, code: 4003 });
    expect(await failureOf(saveCategory(school, { companyId: '3338' }))).toMatchObject({ status: 403, code: 4003 });
    expect(await refusal(saveCategory(admin))).toBe('companyId school');
    expect(await refusal(saveExecution(admin, { companyId: '0' }))).toBe('companyId school');
  });

  test('are stored with what they are linked with, and changed in part', async () => {
    const links = { goodsCategoryIds: [seedId('goodsCategory', 2101)], deptIds: [seedId('dept', 301)] };
    const id = await saveCategory(school, { ...links, needArgumentReport: true, amountMax: null, status: 'DISABLED' });
    const before = await category(id);
    expect(before).toMatchObject({ ...links, needArgumentReport: true, amountMax: null, executionIds: [sealed], version: 1 });
    await changeCategory(school, id, { deptIds: [], sort: 7 });
    const { updateTime: _, ...after } = await category(id);
    expect(after).toMatchObject({ ...links, deptIds: [], sort: 7, version: 2, amountMin: before.amountMin });
    expect(await school.purchasingConfig.deletePurchasingCategory({ path: { id } })).toBe(true);
    expect(await refusal(category(id))).toBe(4004);
  });

  test('are refused with what the school does not have, or has already', async () => {
    expect(await refusal(saveCategory(school, { categoryName: '货物竞价采购' }))).toBe('categoryName unique');
    expect(await refusal(saveCategory(school, { categoryCode: 'GOODS-BID' }))).toBe('categoryCode unique');
    expect(await refusal(saveCategory(school, { executionIds: [sealed, 'none'] }))).toBe('executionIds.1 exists');
    expect(await refusal(saveCategory(school, { deptIds: [seedId('dept', 352)] }))).toBe('deptIds.0 exists');
    expect(await refusal(saveCategory(school, { goodsCategoryIds: ['none'] }))).toBe('goodsCategoryIds.0 exists');
    expect(await refusal(saveCategory(admin, { companyId: '4040' }))).toBe('companyId exists');
    const off = seedId('purchasingExecution', 2309);
    expect(await refusal(saveCategory(school, { executionIds: [off] }))).toBe('executionIds disabled');
  });

  test('do not overlap, unless one of them is switched off or for another kind', async () => {
    const amounts = { purchaseType: 'SERVICE', amountMin: '150000.00', amountMax: '300000.00' } as const;
    expect(await refusal(saveCategory(school, amounts))).toBe('amountMin overlap');
    expect(await refusal(saveCategory(school, { ...amounts, amountMax: null }))).toBe('amountMin overlap');
    expect(await refusal(saveCategory(school, { ...amounts, amountMax: '150000.00' }))).toBe('amountMax range');
    const id = await saveCategory(school, { ...amounts, status: 'DISABLED' });
    expect(await refusal(changeCategory(school, id, { status: 'ENABLED' }))).toBe('amountMin overlap');
    expect(await changeCategory(school, id, { status: 'ENABLED', amountMin: '200000.00' })).toBe(true);
    expect(await refusal(changeCategory(school, id, { version: 2, amountMin: '199999.99' }))).toBe('amountMin overlap');
    expect(await refusal(changeCategory(school, id, { version: 1, sort: 2 }))).toBe(4090);
  });

  test('of 20 parallel writers of overlapping amounts one wins', async () => {
    const write = (at: number) => saveCategory(school, { amountMin: `9000000${at}0.00`, amountMax: '99000000000.00' });
    const found = await Promise.all(Array.from({ length: 20 }, (_, at) => refusal(write(at))));
    expect(found.filter((one) => one === undefined)).toHaveLength(1);
    expect(found.filter((one) => one === 'amountMin overlap')).toHaveLength(19);
  });

  test('keep the goods categories that they are for from being deleted', async () => {
    const body = { categoryCode: '991', categoryName: 'Used', purchaseType: 'GOODS', consumable: false } as const;
    const { id } = await school.goodsCategories.saveGoodsCategory({ body });
    await saveCategory(school, { goodsCategoryIds: [id] });
    expect(await refusal(school.goodsCategories.removeGoodsCategory({ path: { id } }))).toBe(4206);
  });
});

describe('purchasing executions', () => {
  test('are stored as sent, and read by everybody of the school', async () => {
    const id = await saveExecution(school, { needContract: true, contractThreshold: '20000.00', publicityDays: 3 });
    expect(await execution(id)).toMatchObject({
      needContract: true,
      contractThreshold: '20000.00',
      publicityDays: 3,
      bidConfig: null,
      status: 'ENABLED',
      categoryCount: 0,
      companyId: '1001',
      allowedActions: ['EDIT', 'SET_PROGRESS', 'DISABLE', 'DELETE'],
    });
    expect((await execution(id, teacher))?.allowedActions).toEqual([]);
    await changeExecution(school, id, { contractThreshold: null, status: 'DISABLED' });
    expect(await execution(id)).toMatchObject({ contractThreshold: null, publicityDays: 3, status: 'DISABLED', version: 2 });
    expect(await refusal(changeExecution(school, id, { publicityDays: 1 }))).toBe(4090);
    expect(await refusal(saveExecution(school, { executionName: '密封竞价' }))).toBe('executionName unique');
  });

  test('are filtered by kind and status, by name', async () => {
    const query = { executionCode: 'ONLINE_BID', status: 'ENABLED' } as const;
    const names = (await school.purchasingConfig.listPurchasingExecutions({ query })).map(({ executionName }) => executionName);
    expect(names.length).toBe(4);
    expect(names).toEqual([...names].sort());
  });

  test('have rules for bidding exactly if they bid, and none that contradict each other', async () => {
    const rules = (await execution(sealed))?.bidConfig;
    if (!rules) throw new Error('No rules for bidding');
    const attempt = (changes: Partial<Schemas['BidConfig']>) =>
      refusal(saveExecution(school, { executionCode: 'ONLINE_BID', bidConfig: { ...rules, ...changes } }));
    expect(await refusal(saveExecution(school, { executionCode: 'ONLINE_BID' }))).toBe('bidConfig contradiction');
    expect(await refusal(saveExecution(school, { bidConfig: rules }))).toBe('bidConfig contradiction');
    expect(await attempt({ reMinBidders: 4 })).toBe('bidConfig.reMinBidders contradiction');
    expect(await attempt({ joinDeadlineHours: 72 })).toBe('bidConfig.joinDeadlineHours contradiction');
    expect(await attempt({ showRank: true })).toBe('bidConfig.showRank contradiction');
    expect(await attempt({ awardRule: 'COMPREHENSIVE' })).toBe('bidConfig.scoreWeights contradiction');
    const scoreWeights = { price: 60, service: 20, credit: 10, delivery: 9 };
    expect(await attempt({ awardRule: 'COMPREHENSIVE', scoreWeights })).toBe('bidConfig.scoreWeights sum');
    expect(await attempt({ awardRule: 'COMPREHENSIVE', scoreWeights: { ...scoreWeights, delivery: 10 } })).toBeUndefined();
    expect(await refusal(changeExecution(school, sealed, { bidConfig: null }))).toBe('bidConfig contradiction');
  });

  test('that a category uses stay: they are neither deleted nor, while it is on, switched off', async () => {
    const id = await saveExecution(school);
    const user = await saveCategory(school, { executionIds: [id] });
    const remove = () => school.purchasingConfig.deletePurchasingExecution({ path: { id } });
    expect(await refusal(remove())).toBe(4206);
    expect(await refusal(changeExecution(school, id, { status: 'DISABLED' }))).toBe(4101);
    await changeCategory(school, user, { status: 'DISABLED' });
    expect(await changeExecution(school, id, { status: 'DISABLED' })).toBe(true);
    expect(await refusal(changeCategory(school, user, { version: 2, status: 'ENABLED' }))).toBe('executionIds disabled');
    await school.purchasingConfig.deletePurchasingCategory({ path: { id: user } });
    expect(await remove()).toBe(true);
    expect(await refusal(remove())).toBe(4004);
  });
});

describe('progress nodes', () => {
  const node = (nodeCode: string, changes: Partial<Schemas['PurchasingProgressNode']> = {}) => ({
    nodeCode,
    nodeName: nodeCode,
    enabled: true,
    required: false,
    ...changes,
  });
  const nodes = async (executionId: string) =>
    (await school.purchasingConfig.listPurchasingProgress({ query: { executionId } })).map(
      ({ nodeCode, sort }) => `${sort} ${nodeCode}`,
    );

  test('are replaced as a whole, in the order sent', async () => {
    const id = await saveExecution(school);
    expect(await nodes(id)).toEqual([]);
    await setNodes(id, 1, [node('APPLY'), node('BID'), node('ACCEPT')]);
    await setNodes(id, 2, [node('ACCEPT'), node('APPLY', { limitDays: 3 })]);
    expect(await nodes(id)).toEqual(['1 ACCEPT', '2 APPLY']);
    expect((await execution(id))?.version).toBe(3);
    await school.purchasingConfig.deletePurchasingExecution({ path: { id } });
    expect(await refusal(nodes(id))).toBe(4004);
  });

  test('have codes of their own, and required ones are on', async () => {
    const id = await saveExecution(school);
    expect(await refusal(setNodes(id, 1, [node('APPLY'), node('APPLY')]))).toBe('nodes.1.nodeCode unique');
    const off = node('APPLY', { required: true, enabled: false });
    expect(await refusal(setNodes(id, 1, [off]))).toBe('nodes.0.enabled contradiction');
  });

  test('of 20 parallel writers with one version one wins', async () => {
    const id = await saveExecution(school);
    const found = await Promise.all(Array.from({ length: 20 }, (_, at) => refusal(setNodes(id, 1, [node(`N${at}`)]))));
    expect(found.filter((one) => one === undefined)).toHaveLength(1);
    expect(found.filter((one) => one === 4090)).toHaveLength(19);
    expect(await nodes(id)).toHaveLength(1);
  });
});
