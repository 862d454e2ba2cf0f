import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aPurchase, aSharedCard, buyers, purchaseInput } from '#test/builders/aPurchase.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
});
afterAll(() => app.close());

async function aRunningPurchase() {
  const { applicant, finance } = people;
  const input = purchaseInput(await aSharedCard(finance), await aCategory(applicant), '100.00');
  return aPurchase(people, 'APPROVING', { input });
}

test('a purchase is followed by whoever sees it, as often as they say so, and then no longer', async () => {
  const { finance, approver } = people;
  const { id } = await aRunningPurchase();
  const followed = () => finance.projects.queryProjectPage({ query: { scope: 'FOLLOWED', size: 200 } });
  expect((await finance.projects.getProjectDetail({ path: { id } })).followed).toBe(false);
  for (let time = 0; time < 2; time++) await finance.projects.followProject({ path: { id }, body: { follow: true } });
  expect((await finance.projects.getProjectDetail({ path: { id } })).followed).toBe(true);
  expect((await followed()).records.map((row) => row.id)).toEqual([id]);
  expect(await finance.projects.countProjectsByStatus({ query: { scope: 'FOLLOWED' } })).toEqual([
    { status: 'APPROVING', count: 1 },
  ]);
  expect((await approver.projects.getProjectDetail({ path: { id } })).followed).toBe(false);
  expect(await finance.projects.followProject({ path: { id }, body: { follow: false } })).toEqual({ follow: false });
  expect((await followed()).total).toBe(0);
});

test('nobody follows what they do not see, and those of the platform follow nothing', async () => {
  const { id } = await aRunningPurchase();
  const stranger = await app.as('dean1', 'purchaser');
  const body = { follow: true };
  expect(await failureOf(stranger.projects.followProject({ path: { id }, body }))).toMatchObject({ code: 4004 });
  const platform = await app.as('admin', 'admin');
  expect(await failureOf(platform.projects.followProject({ path: { id }, body }))).toMatchObject({ code: 4003 });
});

test('the cards of a purchase say what they have without it, whatever has been occupied and paid', async () => {
  const { applicant, finance } = people;
  const input = purchaseInput(await aSharedCard(finance, '1000.00'), await aCategory(applicant), '100.00');
  const { funds } = await aPurchase(people, 'COMPLETED', { input, actualAmount: '92.50' });
  expect(funds).toMatchObject([{ amount: '92.50', availableAmount: '1000.00', remainingAmount: '907.50' }]);
});
