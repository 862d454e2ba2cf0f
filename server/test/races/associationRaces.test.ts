import type { Client } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategory, aSharedCard, purchaseInput } from '../builders/aPurchase.ts';
import { failureOf } from '../failureOf.ts';
import type { TestClient } from '../startApp.ts';
import { startTwoServers } from './twoServers.ts';

describe.runIf(process.env.TEST_DATABASE_URL)('on two servers', () => {
  let servers: Awaited<ReturnType<typeof startTwoServers>>;
  beforeAll(async () => {
    servers = await startTwoServers();
    const fields = { planYear: 2026, deptName: null, leaderName: null, syncTime: new Date() };
    await servers.db
      .insertInto('associationItem')
      .values({ companyId: '1001', externalCode: 'RACE-1', externalName: 'Contested', planAmount: '100.00', ...fields })
      .execute();
    await servers.db
      .updateTable('characterValue')
      .set({ paramValue: 'Y' })
      .where((eb) => eb.and({ companyId: '1001', paramKey: 'QLGYUniversityCharacter' }))
      .execute();
  });
  afterAll(() => servers.stop());

  test('of 20 purchases that take the last of an item at once, those are submitted for which it lasts', async () => {
    const applicants = (await servers.as('teacher1', 'purchaser')) as [Client, Client];
    const [finance] = (await servers.as('finance1', 'finance')) as [TestClient];
    const cardId = await aSharedCard(finance);
    const input = { ...purchaseInput(cardId, await aCategory(applicants[0] as TestClient), '40.00'), associationCode: 'RACE-1' };
    const drafts = await Promise.all(Array.from({ length: 20 }, () => applicants[0].projects.saveProject({ body: input })));
    const found = await Promise.all(
      drafts.map(({ id }, index) =>
        failureOf(
          applicants[index % 2]?.projects.submitProject({
            path: { id },
            body: { version: 1, conflictDeclared: true },
          }) as Promise<unknown>,
        ),
      ),
    );
    expect(found.filter((failure) => failure === null)).toHaveLength(2);
    expect(found.filter((failure) => failure?.code === 4120)).toHaveLength(18);
    const { records } = await applicants[0].associations.queryAssociationItemPage({ query: { keyword: 'RACE-1' } });
    expect(records).toMatchObject([{ usedAmount: '80.00', availableAmount: '20.00', projectCount: 2 }]);
  });
});
