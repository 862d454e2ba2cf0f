import { dayOf } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bidders, bidders } from '#test/builders/aBidding.ts';
import { acceptanceOf, anOrder, begun, delivered, inspecting } from '#test/builders/aDelivery.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { broken } from '#test/refusals.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 3);
}, 120_000);
afterAll(async () => {
  expect(await ledgerFaults(app.database.db)).toEqual([]);
  await app.close();
});

let last = 66_000_000;
const aBill = () => {
  last += 1;
  return { number: String(last), date: dayOf(app.clock.now) };
};

/** An order of two centrifuges for 36,000 yuan, and what is done with its invoices. */
async function anOrderOfTwo() {
  const { id, people: now } = await anOrder(app, people, { total: '36000.00' });
  const { projects } = now.applicant;
  return {
    id,
    people: now,
    deliver: async () => (await delivered(app, now, id, { quantities: { 1: '1' } })).id,
    detail: () => projects.getProjectDetail({ path: { id } }),
    bill: (amount: string, acceptanceId?: string) =>
      projects.saveInvoice({
        path: { id },
        body: { ...aBill(), amount, ...(acceptanceId !== undefined && { acceptanceId }) },
      }),
    billJointly: (amount: string, parts: { amount: string; acceptanceId?: string }[]) =>
      projects.recordInvoice({ body: { ...aBill(), amount, parts: parts.map((part) => ({ ...part, projectId: id })) } }),
    reverse: (invoiceId: string, amount: string, acceptanceId?: string) =>
      projects.reverseInvoice({
        path: { id: invoiceId },
        body: {
          ...aBill(),
          reason: 'Returned',
          parts: [{ projectId: id, amount, ...(acceptanceId !== undefined && { acceptanceId }) }],
        },
      }),
    giveUp: (invoiceId: string) => projects.voidInvoice({ path: { id: invoiceId }, body: { reason: 'A mistake' } }),
  };
}

test('an invoice names the batch that it is for, and all invoices of a batch are not more than it is worth', async () => {
  const order = await anOrderOfTwo();
  const batch = await order.deliver();
  const aboveWorth = await failureOf(order.bill('18000.01', batch));
  expect(aboveWorth).toMatchObject({ ...broken('amount', 'maximum'), fieldErrors: [{ params: { limit: '18000.00' } }] });
  await order.bill('10000.00', batch);
  expect(await failureOf(order.bill('8000.01', batch))).toMatchObject({ fieldErrors: [{ params: { limit: '8000.00' } }] });
  await order.bill('8000.00', batch);
  expect(await failureOf(order.bill('0.01', batch))).toMatchObject(broken('amount', 'maximum'));
  const { acceptanceCode } = await acceptanceOf(order.people.applicant, batch);
  expect(acceptanceCode).toMatch(/^YS\d+$/);
  const { invoices } = await order.detail();
  expect(invoices.map(({ amount, parts }) => [amount, parts[0]?.acceptanceId, parts[0]?.acceptanceCode])).toEqual([
    ['10000.00', batch, acceptanceCode],
    ['8000.00', batch, acceptanceCode],
  ]);
  await order.deliver();
  // What was invoiced of the whole order leaves less for its batches.
  await order.bill('17999.99');
  const second = (await order.detail()).fulfilment?.acceptances[1];
  expect(await failureOf(order.bill('0.02', second?.id))).toMatchObject({ fieldErrors: [{ params: { limit: '0.01' } }] });
  const dossier = await order.people.applicant.projects.getProjectDossier({ path: { id: order.id } });
  const entries = dossier.sections.find(({ key }) => key === 'INVOICE')?.entries ?? [];
  expect(entries.map(({ title }) => title.endsWith(` · ${acceptanceCode}`))).toEqual([true, true, false]);
});

test('a batch that is not concluded, or of another purchase, is refused in the language of the user', async () => {
  const elsewhere = await (await anOrderOfTwo()).deliver();
  const order = await anOrderOfTwo();
  const open = await begun(app, order.people.applicant, order.id, [{ no: 1, arriveQuantity: '1' }]);
  await inspecting(app, order.people, open);
  for (const id of [open, elsewhere, 'none'])
    expect(await failureOf(order.bill('1.00', id))).toMatchObject(broken('acceptanceId', 'exists'));
  const jointly = await failureOf(order.billJointly('1.00', [{ amount: '1.00', acceptanceId: elsewhere }]));
  expect(jointly).toMatchObject(broken('parts.0.acceptanceId', 'exists'));
  expect(jointly?.fieldErrors[0]?.message).toBe('Not found. Choose an existing entry.');
});

test('one invoice covers several batches of a purchase, each once', async () => {
  const order = await anOrderOfTwo();
  const [one, two] = [await order.deliver(), await order.deliver()];
  const parts = [
    { amount: '18000.00', acceptanceId: one },
    { amount: '5000.00', acceptanceId: two },
  ];
  const twice = order.billJointly('2.00', [
    { amount: '1.00', acceptanceId: one },
    { amount: '1.00', acceptanceId: one },
  ]);
  expect(await failureOf(twice)).toMatchObject(broken('parts.1.projectId', 'duplicate'));
  const tooMuch = order.billJointly('36000.01', [{ amount: '18000.01' }, { amount: '18000.00', acceptanceId: one }]);
  expect(await failureOf(tooMuch)).toMatchObject({
    ...broken('parts.1.amount', 'maximum'),
    fieldErrors: [{ params: { limit: '17999.99' } }],
  });
  const { id } = await order.billJointly('24000.00', [...parts, { amount: '1000.00' }]);
  const { invoices } = await order.detail();
  expect(invoices).toMatchObject([
    { id, amount: '24000.00', totalAmount: '24000.00', parts: [...parts, { acceptanceId: null }] },
  ]);
  const logs = await order.people.applicant.projects.listProjectLogs({ path: { id: order.id } });
  expect(logs.filter(({ step }) => step === 'invoice').map(({ content }) => content)).toEqual([`${last} 24000.00`]);
  expect(await order.people.officer.projects.verifyProjectLog({ path: { id: order.id } })).toMatchObject({ ok: true });
});

test('a red invoice takes back a batch, which can be invoiced again, and then stays', async () => {
  const order = await anOrderOfTwo();
  const [one, two] = [await order.deliver(), await order.deliver()];
  const { id } = await order.billJointly('20000.00', [
    { amount: '18000.00', acceptanceId: one },
    { amount: '2000.00', acceptanceId: two },
  ]);
  expect(await failureOf(order.reverse(id, '1.00'))).toMatchObject(broken('parts.0.acceptanceId', 'exists'));
  expect(await failureOf(order.reverse(id, '2000.01', two))).toMatchObject(broken('parts.0.amount', 'maximum'));
  const { id: redId } = await order.reverse(id, '18000.00', one);
  expect((await order.detail()).invoices).toMatchObject([
    { amount: '20000.00' },
    { amount: '-18000.00', parts: [{ amount: '-18000.00', acceptanceId: one }] },
  ]);
  expect(await failureOf(order.reverse(id, '0.01', one))).toMatchObject(broken('parts.0.amount', 'maximum'));
  const { id: again } = await order.bill('9000.00', one);
  expect(await failureOf(order.giveUp(redId))).toMatchObject({ code: 4141 });
  await order.giveUp(again);
  await order.giveUp(redId);
  expect(await failureOf(order.bill('0.01', one))).toMatchObject({ fieldErrors: [{ params: { limit: '0.00' } }] });
});
