import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategory, aPurchase, aSharedCard, buyers, purchaseInput } from '#test/builders/aPurchase.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { broken, forbidden, wrongState } from '#test/refusals.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let categoryId: string;
let cardId: string;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  categoryId = await aCategory(people.applicant);
  cardId = await aSharedCard(people.finance);
});
afterAll(async () => {
  expect(await ledgerFaults(app.database.db)).toEqual([]);
  await app.close();
});

const today = '2026-03-02';
let last = 88_000_000;
const aNumber = () => {
  last += 1;
  return String(last);
};

const received = (amount: string, seller = 'A shop') => {
  const input = purchaseInput(cardId, categoryId, amount);
  return aPurchase(people, 'COMPLETED', { input: { ...input, payee: { ...input.payee, name: seller } } });
};
const detail = (id: string) => people.finance.projects.getProjectDetail({ path: { id } });
const invoice = async (id: string, amount: string, number = aNumber()) =>
  people.applicant.projects.saveInvoice({ path: { id }, body: { number, amount, date: today } });
const pay = async (id: string, amount: string, voucherNo: string) => {
  const { version } = await detail(id);
  return people.finance.projects.registerPayment({ path: { id }, body: { version, amount, paidDate: today, voucherNo } });
};
const balance = async () => {
  const { occupiedAmount, paidAmount } = await people.finance.expenditure.getExpenditureDetail({ path: { id: cardId } });
  return [occupiedAmount, paidAmount];
};

describe('one invoice of several purchases', () => {
  test('is entered from the list of what is unbilled, with an amount for each', async () => {
    const one = await received('30.00');
    const two = await received('20.00');
    const other = await received('10.00', 'Another shop');
    const open = await people.finance.projects.queryUnbilledPage({ query: { size: 200 } });
    const mine = open.records.filter(({ id }) => [one.id, two.id, other.id].includes(id));
    expect(mine.map(({ sellerName, openAmount }) => [sellerName, openAmount]).sort()).toEqual([
      ['A shop', '20.00'],
      ['A shop', '30.00'],
      ['Another shop', '10.00'],
    ]);
    const names = open.records.map(({ sellerName }) => sellerName);
    expect(new Set(names.filter((name, index) => name !== names[index - 1])).size).toBe(
      names.filter((name, index) => name !== names[index - 1]).length,
    );
    const record = (amount: string, parts: [id: string, amount: string][], more: object = {}) =>
      people.finance.projects.recordInvoice({
        body: {
          number: aNumber(),
          date: today,
          amount,
          parts: parts.map(([projectId, part]) => ({ projectId, amount: part })),
          ...more,
        },
      });
    const whole: [string, string][] = [
      [one.id, '30.00'],
      [two.id, '15.00'],
    ];
    expect(await failureOf(record('46.00', whole))).toMatchObject(broken('amount', 'sum'));
    expect(
      await failureOf(
        record('40.00', [
          [one.id, '30.00'],
          [other.id, '10.00'],
        ]),
      ),
    ).toMatchObject(broken('parts.1.amount', 'sameSeller'));
    expect(await failureOf(record('40.00', [[two.id, '40.00']]))).toMatchObject(broken('parts.0.amount', 'maximum'));
    expect(
      await failureOf(
        record('2.00', [
          [two.id, '1.00'],
          [two.id, '1.00'],
        ]),
      ),
    ).toMatchObject(broken('parts.1.projectId', 'duplicate'));
    expect(await failureOf(record('45.00', whole, { date: '1926-03-01' }))).toMatchObject(broken('date', 'days'));
    const { id } = await record('45.00', whole);
    expect((await detail(two.id)).invoices).toMatchObject([
      { id, amount: '15.00', totalAmount: '45.00', parts: [{ amount: '30.00' }, { amount: '15.00' }] },
    ]);
    const after = await people.applicant.projects.queryUnbilledPage({ query: { size: 200 } });
    expect(after.records.find((row) => row.id === one.id)).toBeUndefined();
    expect(after.records.find((row) => row.id === two.id)).toMatchObject({ invoicedAmount: '15.00', openAmount: '5.00' });
  });

  test('and another of the same purchases at the same moment never exceed what they cost', async () => {
    const purchases = [await received('8.00'), await received('9.00')];
    const [one, two] = purchases.map(({ id }) => id) as [string, string];
    const bill = (ids: string[]) =>
      failureOf(
        people.finance.projects.recordInvoice({
          body: {
            number: aNumber(),
            date: today,
            amount: (8 * ids.length).toFixed(2),
            parts: ids.map((projectId) => ({ projectId, amount: '8.00' })),
          },
        }),
      );
    const failures = await Promise.all([bill([one, two]), bill([two, one]), bill([one, two]), bill([two, one])]);
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect((await detail(one)).invoices).toHaveLength(1);
  });
});

describe('an invoice with a mistake', () => {
  test('is corrected, and says what it was before, why and by whom', async () => {
    const { id } = await received('12.00');
    const { id: invoiceId } = await invoice(id, '12.00', '99000001');
    const { id: otherId } = await invoice((await received('3.00')).id, '3.00', '99000002');
    const correct = (number: string, date = today) =>
      people.applicant.projects.correctInvoice({ path: { id: invoiceId }, body: { number, date, reason: 'A digit was wrong' } });
    expect(await failureOf(correct('99000001'))).toMatchObject(broken('number', 'noChange'));
    expect(await failureOf(correct('99000002'))).toMatchObject(broken('number', 'unique'));
    expect(await failureOf(correct('99000003', '0026-03-01'))).toMatchObject(broken('date', 'days'));
    await correct('99000003');
    expect((await detail(id)).invoices).toMatchObject([
      { number: '99000003', corrections: [{ kind: 'CHANGE', number: '99000001', reason: 'A digit was wrong' }] },
    ]);
    const logs = await people.applicant.projects.listProjectLogs({ path: { id } });
    expect(logs.at(-1)).toMatchObject({ step: 'correctInvoice', content: expect.stringContaining('99000001') });
    const { officer } = people;
    expect(await officer.projects.verifyProjectLog({ path: { id } })).toMatchObject({ ok: true });
    const stranger = await app.as('fanzihan', 'purchaser');
    const foreign = stranger.projects.correctInvoice({
      path: { id: otherId },
      body: { number: '99000009', date: today, reason: 'No business' },
    });
    expect(await failureOf(foreign)).toMatchObject(forbidden);
  });

  test('is voided as long as it is not paid, and its number is free again', async () => {
    const { id } = await received('7.00');
    const { id: invoiceId } = await invoice(id, '7.00', '99000011');
    const voidIt = () =>
      failureOf(people.finance.projects.voidInvoice({ path: { id: invoiceId }, body: { reason: 'Entered twice' } }));
    expect(await voidIt()).toBeNull();
    expect(await voidIt()).toMatchObject(wrongState);
    expect(await detail(id)).toMatchObject({
      payableAmount: '0.00',
      invoices: [{ voided: true, allowedActions: [], corrections: [{ kind: 'VOID' }] }],
    });
    await invoice(id, '7.00', '99000011');
    expect((await detail(id)).payableAmount).toBe('7.00');
  });

  test('is reversed by a red one, in parts, but never below what is paid', async () => {
    const { id } = await received('10.00');
    const { id: invoiceId } = await invoice(id, '10.00');
    await pay(id, '4.00', 'V-1');
    const red = (amount: string) =>
      people.finance.projects.reverseInvoice({
        path: { id: invoiceId },
        body: { number: aNumber(), date: today, reason: 'Returned', parts: [{ projectId: id, amount }] },
      });
    expect(await failureOf(red('6.01'))).toMatchObject({ code: 4141 });
    expect(await failureOf(red('10.01'))).toMatchObject(broken('parts.0.amount', 'maximum'));
    const { id: redId } = await red('5.00');
    expect(await failureOf(red('5.01'))).toMatchObject(broken('parts.0.amount', 'maximum'));
    const after = await detail(id);
    expect(after).toMatchObject({ payableAmount: '1.00' });
    expect(after.invoices).toMatchObject([{ amount: '10.00' }, { amount: '-5.00', reversesNumber: after.invoices[0]?.number }]);
    const voidOne = (one: string) => people.finance.projects.voidInvoice({ path: { id: one }, body: { reason: 'A mistake' } });
    expect(await failureOf(voidOne(invoiceId))).toMatchObject({ code: 4101 });
    await voidOne(redId);
    expect((await detail(id)).payableAmount).toBe('6.00');
  });
});

describe('a payment that the bank has returned', () => {
  test('is reversed once: the card owes it again, the purchase leaves the archive and is paid again', async () => {
    const before = await balance();
    const { id } = await received('25.00');
    await invoice(id, '25.00');
    expect(await pay(id, '25.00', 'V-1')).toMatchObject({ status: 'ARCHIVED' });
    const { version, payments } = await detail(id);
    expect(payments).toMatchObject([{ reversal: null, allowedActions: ['REVERSE'] }]);
    const reverse = (client: typeof people.finance, date = today, read = version) =>
      client.projects.reversePayment({
        path: { id: String(payments[0]?.id) },
        body: { version: read, date, reason: 'The account is closed' },
      });
    expect(await failureOf(reverse(people.finance, '2026-03-01'))).toMatchObject(broken('date', 'days'));
    expect(await failureOf(reverse(people.applicant))).toMatchObject(forbidden);
    expect(await reverse(people.finance)).toMatchObject({ status: 'COMPLETED' });
    const after = await detail(id);
    expect(after).toMatchObject({ paidAmount: '0.00', payableAmount: '25.00', archiveTime: null, allowedActions: ['PAY'] });
    expect(after.payments).toMatchObject([{ reversal: { reason: 'The account is closed' }, allowedActions: [] }]);
    expect(await balance()).toEqual([(Number(before[0]) + 25).toFixed(2), before[1]]);
    expect(await failureOf(reverse(people.finance, today, after.version))).toMatchObject(wrongState);
    expect(await failureOf(pay(id, '25.00', 'V-1'))).toMatchObject(broken('voucherNo', 'unique'));
    expect(await pay(id, '25.00', 'V-2')).toMatchObject({ status: 'ARCHIVED' });
    expect(await people.officer.projects.verifyProjectLog({ path: { id } })).toMatchObject({ ok: true });
  });
});
