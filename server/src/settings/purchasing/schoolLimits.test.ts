import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBidding, anOfficersPurchase, aWindow, type Bidders, bidders } from '#test/builders/aBidding.ts';
import { largerInput } from '#test/builders/aPurchase.ts';
import { anOpenedBidding, award, biddingOf, onMonday } from '#test/builders/openings.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await onMonday(app, await bidders(app, 3));
});
afterAll(() => app.close());

/** Sets limits of the school; all others stay. */
async function limit(changes: Partial<Schemas['PurchasePolicyInput']>): Promise<void> {
  const school = await app.as('schooladmin', 'school_admin');
  const { companyId: _, updateTime: __, updateByName: ___, ...policy } = await school.purchasingConfig.getPurchasePolicy({});
  await school.purchasingConfig.savePurchasePolicy({ body: { ...policy, ...changes } });
}

test('an opening needs a witness from the limit of the school on, as it was when the purchase was submitted', async () => {
  const before = await anOfficersPurchase(people, '60000.00');
  await limit({ witnessLimit: '60000.00' });
  const { id, version } = before;
  await people.officer.bidding.publishProject({ path: { id }, body: { ...aWindow(app), version } });
  expect(await biddingOf(people.officer, id)).toMatchObject({ witnessNeeded: false });
  const after = await aBidding(app, people, { amount: '60000.00' });
  expect(await biddingOf(people.officer, after.id)).toMatchObject({ witnessNeeded: true });
  const below = await aBidding(app, people, { amount: '59999.99' });
  expect(await biddingOf(people.officer, below.id)).toMatchObject({ witnessNeeded: false });
  await limit({ witnessLimit: '100000.00' });
});

test('an award of the lowest quote is approved from the limit of the school on', async () => {
  await limit({ awardApprovalLimit: '52000.00' });
  const bids = [{ total: '52000.00' }, { total: '54000.00' }, { total: '55000.00' }];
  const { id, quoteIds, people: now } = await anOpenedBidding(app, people, { bids });
  expect(await award(now.applicant, id, String(quoteIds[0]))).toMatchObject({ status: 'AWARD_APPROVING' });
  people = now;
});

test('a report is wanted from the unit price and from the total of the school on', async () => {
  // Prices count in a school that has a template for reports.
  await app.database.db
    .updateTable('characterValue')
    .set({ paramValue: 'Y' })
    .where((eb) => eb.and({ companyId: '1001', paramKey: 'argumentReportTemplateUrl' }))
    .execute();
  const applicant = await app.as('teacher1', 'purchaser');
  const reasons = async () =>
    (await applicant.projects.precheckProject({ body: largerInput(people.cardId, people.categoryId, '90000.00') }))
      .argumentReasons;
  const usual = await reasons();
  await limit({ argumentLimit: '45000.00', argumentSumLimit: '90000.00' });
  expect(new Set(await reasons())).toEqual(new Set([...usual, 'UNIT_PRICE', 'BATCH']));
  await limit({ argumentLimit: '45000.01', argumentSumLimit: '90000.01' });
  expect(await reasons()).toEqual(usual);
});

test.each([
  [{ ownCardLimit: '10000.01' }, 'ownCardLimit', 'mostSmallLimit', 'Enter at most the limit for small purchases.'],
  [{ orderLimit: '9999.99' }, 'orderLimit', 'leastSmallLimit', 'Enter at least the limit for small purchases.'],
])(
  'limits that contradict that for small purchases are refused with a sentence about amounts: %j',
  async (changes, field, rule, message) => {
    const refusal = await limit({ smallLimit: '10000.00', ...changes }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ fieldErrors: [{ field, rule, message }] });
  },
);
