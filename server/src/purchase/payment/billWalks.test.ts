import { fromCents, toCents } from '@campus-procurement/sdk/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aPurchase, aSharedCard, buyers, purchaseInput } from '#test/builders/aPurchase.ts';
import { partOf } from '#test/drawn.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let categoryId: string;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  categoryId = await aCategory(people.applicant);
});
afterAll(() => app.close());

const today = '2026-03-02';
const isWhole = partOf(50) === 1;
let count = 70_000_000;
const next = () => {
  count += 1;
  return String(count);
};

const acts = ['INVOICE', 'BOTH', 'VOID', 'RED', 'PAY', 'REVERSE'] as const;
/** What is done, to which of the two purchases, with which of its bills, and with how many cents. */
const act = fc.record({
  what: fc.constantFrom(...acts),
  at: fc.nat(1),
  which: fc.nat(3),
  cents: fc.integer({ min: 1, max: 1_200 }),
});
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

const detailOf = (id: string) => people.finance.projects.getProjectDetail({ path: { id } });

/** Tries an act, which the server accepts or refuses with a reason. */
async function attempt({ what, at, which, cents }: Act, ids: [string, string]): Promise<void> {
  const { projects } = people.finance;
  const id = ids[at] as string;
  const { version, invoices, payments } = await detailOf(id);
  const amount = fromCents(BigInt(cents));
  const [invoice, payment] = [invoices[which], payments[which]];
  const bill = { number: next(), date: today };
  const tries: Record<Act['what'], () => Promise<unknown>> = {
    INVOICE: () => projects.saveInvoice({ path: { id }, body: { ...bill, amount } }),
    BOTH: () =>
      projects.recordInvoice({
        body: {
          ...bill,
          amount: fromCents(BigInt(cents * 2)),
          parts: ids.map((projectId) => ({ projectId, amount })),
        },
      }),
    VOID: () => projects.voidInvoice({ path: { id: invoice?.id ?? 'none' }, body: { reason: 'A mistake' } }),
    RED: () =>
      projects.reverseInvoice({
        path: { id: invoice?.id ?? 'none' },
        body: { ...bill, reason: 'Returned', parts: [{ projectId: id, amount }] },
      }),
    PAY: () => projects.registerPayment({ path: { id }, body: { version, amount, paidDate: today, voucherNo: next() } }),
    REVERSE: () =>
      projects.reversePayment({ path: { id: payment?.id ?? 'none' }, body: { version, date: today, reason: 'Returned' } }),
  };
  const failure = await failureOf(tries[what]());
  if (failure) expect(Math.floor(Number(failure.code) / 1000)).toBe(4);
}

async function expectWhole(id: string): Promise<void> {
  const { invoices, payments, paidAmount, payableAmount, actualAmount, funds } = await detailOf(id);
  const sum = (amounts: string[]) => amounts.reduce((all, one) => all + toCents(one), 0n);
  const invoiced = sum(invoices.filter(({ voided }) => !voided).map(({ amount }) => amount));
  const paid = sum(payments.filter(({ reversal }) => reversal === null).map(({ amount }) => amount));
  const cost = toCents(String(actualAmount));
  expect(toCents(paidAmount)).toBe(paid);
  expect(paid <= invoiced && invoiced <= cost).toBe(true);
  expect(toCents(payableAmount)).toBe(invoiced - paid);
  expect(sum(funds.map((fund) => fund.paidAmount))).toBe(paid);
  expect(sum(funds.map((fund) => fund.occupiedAmount))).toBe(cost - paid);
  const open = await people.finance.projects.queryUnbilledPage({ query: { size: 200 } });
  expect(open.records.find((row) => row.id === id)?.openAmount).toBe(invoiced < cost ? fromCents(cost - invoiced) : undefined);
}

test('in any order of invoices, voids, red invoices, payments and reversals, the sums and the ledger stay whole to the cent', async () => {
  const cards = [await aSharedCard(people.finance), await aSharedCard(people.finance)] as const;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: isWhole ? 30 : 16 }), async (done) => {
      const input = {
        ...purchaseInput(cards[0], categoryId, '11.11'),
        funds: [
          { expenditureId: cards[0], amount: '7.04' },
          { expenditureId: cards[1], amount: '4.07' },
        ],
      };
      const one = await aPurchase(people, 'COMPLETED', { input, actualAmount: '10.01' });
      const two = await aPurchase(people, 'COMPLETED', { input });
      for (const each of done) {
        await attempt(each, [one.id, two.id]);
        await expectWhole(one.id);
        await expectWhole(two.id);
      }
      for (const { id } of [one, two])
        expect(await people.officer.projects.verifyProjectLog({ path: { id } })).toMatchObject({ ok: true });
      expect(await ledgerFaults(app.database.db)).toEqual([]);
    }),
    { numRuns: isWhole ? 60 : 6 },
  );
});
