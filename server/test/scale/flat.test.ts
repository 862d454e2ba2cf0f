import type { OperationId } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grownBy, startMeasuring } from './measuring.ts';

const server = process.env.TEST_DATABASE_URL;
const [few, many] = [1_000, 10_000];

/** What reads more where there is more, and why it may. */
const growing: Partial<Record<OperationId, string>> = {
  getHomeWork: 'payments and completions of twelve months are summed up, and what is open is looked at',
  getDashboardWorkplace: 'what is open is looked at',
  getProjectFigures: 'a report over a period',
  countApprovalTasks: 'who may put another person in is told of all that is open',
  queryStrandedTurnPage: 'all that is open is looked at',
  queryStuckApprovalPage: 'all that is open is looked at',
  queryUnbilledPage: 'all that is not invoiced is sorted by seller',
  queryContractPage: 'total and sums join the purchases',
  queryAcceptancePage: 'the total joins the purchases',
  queryApprovalConfigPage: 'cases are counted by flow',
  queryRolePage: 'the users of each role are counted',
  previewCharacterEffects: 'whom a setting concerns is counted',
  listUsersSimple: 'users are sorted by name',
  queryAutomaticUserPage: 'users who came by themselves are counted',
  queryAllSupplier: 'suppliers are counted with their filter',
};

describe.runIf(server)('with ten times as many purchases', () => {
  let measuring: Awaited<ReturnType<typeof startMeasuring>>;
  beforeAll(async () => {
    measuring = await startMeasuring(String(server));
  }, 120_000);
  afterAll(() => measuring.close());

  test('no list, count, page or search reads more rows, but for what is named', { timeout: 1_200_000 }, async () => {
    await measuring.copyUntil(few);
    const before = await measuring.measureAll();
    await measuring.copyUntil(many);
    const grown = grownBy('rows', before, await measuring.measureAll());
    const unnamed = grown.filter(({ operation }) => !(operation in growing));
    expect(unnamed.map((one) => `${one.call}: ${one.before} rows, then ${one.after}`)).toEqual([]);
    const stale = Object.keys(growing).filter((name) => !grown.some(({ operation }) => operation === name));
    expect(stale).toEqual([]);
  });
});
