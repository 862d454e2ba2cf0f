import { compareMoney } from '@campus-procurement/sdk/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { checkBidConfig } from './bidConfigRules.ts';
import { fittingPattern } from './fittingPattern.ts';

let app: TestApp;
let admin: TestClient;
/** Of school 3338, which has no purchasing configuration. */
let school: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  school = await app.as('qiuyunfei', 'school_admin');
});
afterAll(() => app.close());

const types = ['GOODS', 'SERVICE', 'ENGINEERING'] as const;

test('a school without any gets the usual configuration, which has rules for every amount', async () => {
  expect(await school.purchasingConfig.listPurchasingExecutions()).toEqual([]);
  const { created } = await school.purchasingConfig.adoptPurchasingPreset({ body: {} });
  const executions = await school.purchasingConfig.listPurchasingExecutions();
  const categories = await school.purchasingConfig.listPurchasingCategories();
  expect([created, executions.length, categories.length]).toEqual([23, 11, 12]);
  for (const { executionCode, bidConfig, companyId } of executions) {
    expect(() => checkBidConfig(executionCode, bidConfig)).not.toThrow();
    expect(companyId).toBe('3338');
  }
  for (const type of types) {
    const bands = categories
      .filter(({ purchaseType }) => purchaseType === type)
      .toSorted((one, other) => compareMoney(one.amountMin, other.amountMin));
    expect(bands[0]?.amountMin).toBe('0.00');
    expect(bands.map(({ amountMax }) => amountMax)).toEqual([...bands.slice(1).map(({ amountMin }) => amountMin), null]);
    const bought = { companyId: '3338', purchaseType: type, categoryIds: [], deptId: 'any', orderLimit: '50000.00' };
    const way = async (amount: string, code: 'DIRECT' | 'ONLINE_BID' | 'OPEN_TENDER') =>
      (await fittingPattern({ ...bought, amount }, code, app.database.db))?.executionName ?? null;
    expect(await Promise.all([way('9999.99', 'DIRECT'), way('10000.00', 'DIRECT')])).toEqual(['直接采购', null]);
    expect(await Promise.all([way('10000.00', 'ONLINE_BID'), way('50000.00', 'ONLINE_BID')])).toEqual([
      '密封竞价',
      '密封竞价（公示）',
    ]);
    expect(await Promise.all([way('200000.00', 'ONLINE_BID'), way('200000.00', 'OPEN_TENDER')])).toEqual([null, '公开招标']);
  }
  const [{ id: executionId } = { id: '' }] = executions.filter(({ executionName }) => executionName === '密封竞价');
  const progress = await school.purchasingConfig.listPurchasingProgress({ query: { executionId } });
  expect(progress.map(({ nodeCode }) => nodeCode)).toEqual(['APPLY', 'APPROVE', 'BID', 'DECIDE', 'ACCEPT', 'STOCK', 'ARCHIVE']);
});

test('a school that has something of its own keeps it, and the platform names the school', async () => {
  const body = { executionName: 'Own', executionCode: 'DIRECT' as const, needContract: false, publicityDays: 0 };
  await admin.purchasingConfig.savePurchasingExecution({ body: { ...body, companyId: '1002' } });
  const refusal = async (client: TestClient, companyId: string) =>
    (await failureOf(client.purchasingConfig.adoptPurchasingPreset({ body: { companyId } })))?.code;
  expect(await refusal(admin, '1002')).toBe(4101);
  expect(await refusal(school, '3338')).toBe(4101);
  expect(await failureOf(admin.purchasingConfig.adoptPurchasingPreset({ body: {} }))).toMatchObject({
    fieldErrors: [{ field: 'companyId', rule: 'school' }],
  });
  await admin.purchasingConfig.adoptPurchasingPreset({ body: { companyId: '1003' } });
  expect(await admin.purchasingConfig.listPurchasingCategories({ query: { companyId: '1003' } })).toHaveLength(12);
});
