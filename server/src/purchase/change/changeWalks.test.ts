import { fromCents } from '@campus-procurement/sdk/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOfficersPurchase, type Bidders, bidders } from '#test/builders/aBidding.ts';
import { askChange } from '#test/builders/aModification.ts';
import { aSharedCard, decide } from '#test/builders/aPurchase.ts';
import { approverOf } from '#test/builders/openings.ts';
import { partOf } from '#test/drawn.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { startApp, type TestApp } from '#test/startApp.ts';
import { turnFaults } from '#test/turnFaults.ts';

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app);
});
afterAll(() => app.close());

/** What a purchase is to cost, how much of that the second card pays, and what becomes of the change. */
const change = fc.record({
  cents: fc.integer({ min: 5_500_000, max: 9_000_000 }),
  second: fc.integer({ min: 0, max: 4_000_000 }),
  end: fc.constantFrom('APPROVE' as const, 'APPROVE' as const, 'REJECT' as const, 'WITHDRAW' as const),
});

/** Once in 50 runs this draws many, otherwise a few. */
const numRuns = partOf(50) === 1 ? 25 : 2;

test('whatever is changed, agreed to, refused or taken back, the ledger adds up and the log holds', async () => {
  const other = await aSharedCard(people.finance, '30000.00');
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      const { id } = await anOfficersPurchase(people);
      for (const one of changes) {
        await takeOne(id, other, one);
        expect(await app.repairTurns()).toBe(0);
        expect(await turnFaults('officer', people.officer, id)).toEqual([]);
        expect(await turnFaults('applicant', people.applicant, id)).toEqual([]);
      }
      expect(await ledgerFaults(app.database.db)).toEqual([]);
      const auditor = await app.as('auditor1', 'auditor');
      expect(await auditor.projects.verifyProjectLog({ path: { id } })).toMatchObject({ ok: true });
      const { version } = await people.applicant.projects.getProjectDetail({ path: { id } });
      await people.applicant.projects.terminateProject({ path: { id }, body: { version, reason: 'The walk is over' } });
      expect(await ledgerFaults(app.database.db)).toEqual([]);
    }),
    { numRuns },
  );
}, 300_000);

async function takeOne(
  id: string,
  other: string,
  { cents, second, end }: typeof change extends fc.Arbitrary<infer T> ? T : never,
) {
  const { applicant, cardId } = people;
  const { items } = await applicant.projects.getProjectDetail({ path: { id } });
  const [line] = items;
  if (!line) throw new Error('The purchase has no line');
  const { itemName, spec, parameters, categoryId, quantity, unit } = line;
  const amount = fromCents(BigInt(cents));
  const said = { itemName: String(itemName), categoryId: String(categoryId), quantity: String(quantity), unit: String(unit) };
  const first = { expenditureId: cardId, amount: fromCents(BigInt(cents - second)) };
  const funds = second === 0 ? [first] : [first, { expenditureId: other, amount: fromCents(BigInt(second)) }];
  const asking = askChange(applicant, id, ['PRICE', 'FUNDS'], { items: [{ ...said, spec, parameters, amount }], funds });
  const refused = await failureOf(asking);
  if (refused) {
    // The second card does not suffice, or nothing differs: the draft is taken back.
    const { records } = await applicant.modifications.queryProjectModifyPage({ query: { projectId: id, status: 'DRAFT' } });
    for (const { id: draftId, version } of records) {
      await applicant.modifications.withdrawProjectModify({ path: { id: draftId }, body: { version } });
    }
    return;
  }
  const { id: changeId, version } = await asking;
  if (end === 'WITHDRAW') {
    await applicant.modifications.withdrawProjectModify({ path: { id: changeId }, body: { version } });
    return;
  }
  for (;;) {
    const { status } = await applicant.modifications.getProjectModifyDetail({ path: { id: changeId } });
    if (status !== 'APPROVING') return;
    const decision = end === 'REJECT' ? { decision: end, opinion: 'Not needed' } : { decision: end };
    await decide(await approverOf(app, id), id, decision);
  }
}
