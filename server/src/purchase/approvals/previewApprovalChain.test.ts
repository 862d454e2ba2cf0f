import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aSharedCard, buyers, purchaseInput } from '#test/builders/aPurchase.ts';
import { cardInput, lab, owner } from '#test/builders/cardFixture.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
});
afterAll(() => app.close());

test('those who are previewed are those who are asked', async () => {
  const { applicant, finance } = people;
  const categoryId = await aCategory(applicant);
  const own = cardInput({ ownerId: owner, deptId: lab, totalAmount: '900000.00' });
  const cards = [
    (await finance.expenditure.saveExpenditure({ body: own })).id,
    await aSharedCard(finance, '900000.00'),
    await aSharedCard(finance, '900000.00'),
  ];
  const request = fc.record({
    cardIds: fc.shuffledSubarray(cards, { minLength: 1 }),
    cents: fc.constantFrom(300, 50_000, 99_999, 100_000, 100_001, 100_500),
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ cardIds, cents }) => {
      const amount = (cents / 100).toFixed(2);
      const body = { bizType: 'PURCHASE' as const, case: { amount, cardIds } };
      const previewed = await applicant.approvals.previewApprovalChain({ body });
      const asked = await submittedChain(cardIds, cents, categoryId);
      expect(previewed.map(({ kind, names }) => ({ kind, names }))).toEqual(asked);
    }),
    { numRuns: 12 },
  );
}, 120_000);

/** Submits such a request, withdraws it so that it does not count as a similar one, and returns whom it asked. */
async function submittedChain(cardIds: string[], cents: number, categoryId: string) {
  const { applicant } = people;
  const rest = cents - (cardIds.length - 1) * 100;
  const funds = cardIds.map((expenditureId, index) => ({
    expenditureId,
    amount: index === 0 ? (rest / 100).toFixed(2) : '1.00',
  }));
  const input = { ...purchaseInput(String(cardIds[0]), categoryId, (cents / 100).toFixed(2)), funds };
  const { id } = await applicant.projects.saveProject({ body: input });
  await applicant.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true } });
  const { approvalInstanceId, version } = await applicant.projects.getProjectDetail({ path: { id } });
  if (approvalInstanceId === null) {
    await applicant.projects.terminateProject({ path: { id }, body: { version, reason: 'Only a test' } });
    return [];
  }
  const path = { id: approvalInstanceId };
  const { records, version: current } = await applicant.approvals.getApprovalInstanceDetail({ path });
  await applicant.approvals.withdrawApprovalInstance({ path, body: { version: current } });
  const steps = Map.groupBy(records, ({ step }) => step);
  return [...steps.values()].map((tasks) => ({
    kind: tasks[0]?.kind,
    names: tasks.map(({ userName }) => userName),
  }));
}
