import { sumOf } from '@campus-procurement/sdk/money';
import { dayOf } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bidders, bidders } from '#test/builders/aBidding.ts';
import {
  agree,
  aPaidContract,
  archive,
  askDefault,
  aTerminatedOrder,
  defaultReason,
  fundsOf,
  refund,
  writeOff,
} from '#test/builders/aDefault.ts';
import { accepted } from '#test/builders/aPayment.ts';
import { aSharedCard } from '#test/builders/aPurchase.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { broken, forbidden, missing, wrongState } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 3);
});
afterAll(async () => {
  expect(await ledgerFaults(app.database.db)).toEqual([]);
  expect(await app.repairTurns()).toBe(0);
  await app.close();
});

const reason = 'The account is closed';
const detailOf = (client: TestClient, id: string) => client.projects.getProjectDetail({ path: { id } });
const claimOf = async (client: TestClient, id: string) => (await detailOf(client, id)).supplierDefault;
const today = () => dayOf(app.clock.now);

/** Reverses the payment at a place. */
async function returnPayment(finance: TestClient, id: string, at = 0) {
  const { version, payments } = await detailOf(finance, id);
  const path = { id: String(payments[at]?.id) };
  return finance.projects.reversePayment({ path, body: { version, date: today(), reason } });
}

/** Reverses the refund at a place. */
async function returnRefund(client: TestClient, id: string, at = 0, date = today()) {
  const { version, supplierDefault } = await detailOf(client, id);
  const path = { id: String(supplierDefault?.refunds[at]?.id) };
  return client.projects.reverseRefund({ path, body: { version, date, reason } });
}

const running = (id: string) =>
  app.database.db
    .selectFrom('approvalInstance')
    .select('bizType')
    .where((eb) => eb.and({ projectId: id, status: 'RUNNING' }))
    .execute();

describe('a payment that the bank returns after a default', () => {
  test('is not claimed any more, and its money is available again', async () => {
    const { id, people: now } = await aTerminatedOrder(app, people);
    expect(await returnPayment(now.finance, id)).toMatchObject({ status: 'COMPLETED' });
    expect(await claimOf(now.finance, id)).toMatchObject({ paidAmount: '0.00', claimAmount: '0.00', openAmount: '0.00' });
    expect(await fundsOf(app, id)).toEqual([{ frozen: '0.00', occupied: '0.00', paid: '0.00' }]);
    expect(await detailOf(now.officer, id)).toMatchObject({ payableAmount: '0.00', turns: [{ step: 'ARCHIVE' }] });
    expect(await archive(now.officer, id)).toMatchObject({ status: 'ARCHIVED' });
    expect(await now.officer.projects.verifyProjectLog({ path: { id } })).toMatchObject({ ok: true });
  });

  test('reduces the claim first, and what was accepted beyond what is paid is owed', async () => {
    const { id, people: now } = await aPaidContract(app, people, ['30000.00', '10000.00']);
    await accepted(app, id, '1');
    await askDefault(now.officer, id);
    await agree(app, id);
    expect(await claimOf(now.finance, id)).toMatchObject({ acceptedAmount: '28000.00', claimAmount: '12000.00' });
    await returnPayment(now.finance, id, 1);
    expect(await claimOf(now.finance, id)).toMatchObject({ claimAmount: '2000.00', openAmount: '2000.00' });
    expect(await fundsOf(app, id)).toEqual([{ frozen: '0.00', occupied: '0.00', paid: '30000.00' }]);
    await returnPayment(now.finance, id);
    expect(await claimOf(now.finance, id)).toMatchObject({ claimAmount: '0.00', openAmount: '0.00' });
    expect(await fundsOf(app, id)).toEqual([{ frozen: '0.00', occupied: '28000.00', paid: '0.00' }]);
    expect(await detailOf(now.finance, id)).toMatchObject({ payableAmount: '28000.00', turns: [{ step: 'PAY', mine: true }] });
  });

  test('is refused as long as more is refunded than would be claimed, with both amounts', async () => {
    const { id, people: now } = await aTerminatedOrder(app, people);
    await refund(app, now.finance, id, '16800.00');
    await archive(now.officer, id);
    const refused = await failureOf(returnPayment(now.finance, id));
    expect(refused).toMatchObject({ status: 200, code: 4141 });
    expect(refused?.message).toBe(
      'The supplier would owe a refund of ¥0.00 after this reversal, but has refunded ¥16,800.00. Reverse the refund first.',
    );
    await returnRefund(now.finance, id);
    await returnPayment(now.finance, id);
    expect(await fundsOf(app, id)).toEqual([{ frozen: '0.00', occupied: '0.00', paid: '0.00' }]);
    expect((await detailOf(now.officer, id)).turns).toMatchObject([{ step: 'ARCHIVE' }]);
  });

  test('takes from what was written off what would not be claimed any more', async () => {
    const { id, people: now } = await aTerminatedOrder(app, people);
    await refund(app, now.finance, id, '800.00');
    await writeOff(now.officer, id);
    await agree(app, id);
    await returnRefund(now.finance, id);
    await returnPayment(now.finance, id);
    expect(await claimOf(now.finance, id)).toMatchObject({ claimAmount: '0.00', writtenOffAmount: '0.00', openAmount: '0.00' });
    expect(await fundsOf(app, id)).toEqual([{ frozen: '0.00', occupied: '0.00', paid: '0.00' }]);
  });

  test('while it is being approved leaves nothing to be claimed', async () => {
    const { id, people: now } = await aPaidContract(app, people);
    await askDefault(now.officer, id);
    await returnPayment(now.finance, id);
    expect(await claimOf(now.officer, id)).toMatchObject({ status: 'ASKED', paidAmount: '0.00', claimAmount: '0.00' });
    await agree(app, id);
    expect(await detailOf(now.officer, id)).toMatchObject({ status: 'COMPLETED', turns: [{ step: 'ARCHIVE' }] });
    expect(await fundsOf(app, id)).toEqual([{ frozen: '0.00', occupied: '0.00', paid: '0.00' }]);
  });

  test('ends the approval of a write-off only if nothing is left of the claim', async () => {
    const { id, people: now } = await aTerminatedOrder(app, people, ['10000.00', '6800.00']);
    await writeOff(now.officer, id);
    await returnPayment(now.finance, id);
    expect(await claimOf(now.finance, id)).toMatchObject({ openAmount: '6800.00', writingOff: true });
    expect(await running(id)).toEqual([{ bizType: 'WRITE_OFF' }]);
    await returnPayment(now.finance, id, 1);
    expect(await claimOf(now.finance, id)).toMatchObject({ openAmount: '0.00', writingOff: false });
    expect(await running(id)).toEqual([]);
    expect(await archive(now.officer, id)).toMatchObject({ status: 'ARCHIVED' });
  });
});

describe('a refund', () => {
  test('is reversed once: the supplier owes it again, the cards pay it again, and the purchase leaves the archive', async () => {
    const { id, people: now } = await aTerminatedOrder(app, people);
    const { finance, officer, applicant } = now;
    await refund(app, finance, id, '16800.00', 'TK-1');
    await archive(officer, id);
    expect(await claimOf(finance, id)).toMatchObject({ refunds: [{ reversal: null, allowedActions: ['REVERSE'] }] });
    expect(await claimOf(officer, id)).toMatchObject({ refunds: [{ allowedActions: [] }] });
    expect(await failureOf(returnRefund(applicant, id))).toMatchObject(forbidden);
    expect(await failureOf(returnRefund(finance, id, 1))).toMatchObject(missing);
    expect(await failureOf(returnRefund(finance, id, 0, '2026-02-01'))).toMatchObject(broken('date', 'days'));
    expect(await returnRefund(finance, id)).toMatchObject({ status: 'COMPLETED' });
    expect(await failureOf(returnRefund(finance, id))).toMatchObject(wrongState);
    const after = await detailOf(finance, id);
    expect(after).toMatchObject({ archiveTime: null, turns: [{ step: 'REFUND', mine: true }] });
    expect(after.supplierDefault).toMatchObject({
      refundedAmount: '0.00',
      openAmount: '16800.00',
      refunds: [{ reversal: { date: today(), reason }, allowedActions: [] }],
    });
    expect(await fundsOf(app, id)).toEqual([{ frozen: '0.00', occupied: '0.00', paid: '16800.00' }]);
    expect(await failureOf(refund(app, finance, id, '1.00', 'tk-1'))).toMatchObject(broken('voucherNo', 'unique'));
    await refund(app, finance, id, '16800.00', 'TK-2');
    await archive(officer, id);
    const { sections } = await officer.projects.getProjectDossier({ path: { id } });
    const entries = sections.find(({ key }) => key === 'CLAIM')?.entries ?? [];
    expect(entries.map(({ code, title }) => code ?? title)).toEqual([defaultReason, 'contract.pdf', 'TK-2']);
    const logs = await officer.projects.listProjectLogs({ path: { id } });
    expect(logs.find(({ step }) => step === 'reverseRefund')).toMatchObject({
      fromStatus: 'ARCHIVED',
      toStatus: 'COMPLETED',
      content: `TK-1 16800.00 ${reason}`,
    });
    expect(await officer.projects.verifyProjectLog({ path: { id } })).toMatchObject({ ok: true });
  });

  test('is paid again by the cards that got it back; with the last one each has paid what it had', async () => {
    const other = await aSharedCard(await app.as('finance1', 'finance'), '9000000.00');
    const funds = [
      { expenditureId: people.cardId, amount: '40000.00' },
      { expenditureId: other, amount: '20000.00' },
    ];
    const { id, people: now } = await aTerminatedOrder(app, people, ['16800.01'], { funds });
    const before = await fundsOf(app, id);
    await refund(app, now.finance, id, '10000.02');
    await refund(app, now.finance, id, '6799.99');
    await returnRefund(now.finance, id, 1);
    expect(sumOf((await fundsOf(app, id)).map(({ paid }) => paid))).toBe('6799.99');
    await returnRefund(now.finance, id);
    expect(await fundsOf(app, id)).toEqual(before);
  });

  test('is not reversed where a card has not got the money', async () => {
    const expenditureId = await aSharedCard(await app.as('finance1', 'finance'), '60000.00');
    const funds = [{ expenditureId, amount: '60000.00' }];
    const { id, people: now } = await aTerminatedOrder(app, people, ['16800.00'], { funds });
    await refund(app, now.finance, id, '16800.00');
    const body = { amount: '50000.00', bizCode: 'HOLD-0001', reason: 'Something else' };
    await now.finance.expenditure.freezeExpenditure({ path: { id: expenditureId }, body });
    expect(await failureOf(returnRefund(now.finance, id))).toMatchObject({ code: 4160 });
    expect(await claimOf(now.finance, id)).toMatchObject({ openAmount: '0.00', refunds: [{ reversal: null }] });
  });

  test('that is reversed ends the approval of a write-off, which was asked for less', async () => {
    const { id, people: now } = await aTerminatedOrder(app, people);
    await refund(app, now.finance, id, '6800.00');
    await writeOff(now.officer, id);
    await returnRefund(now.finance, id);
    expect(await claimOf(now.officer, id)).toMatchObject({ openAmount: '16800.00', writingOff: false });
    expect(await running(id)).toEqual([]);
    await writeOff(now.officer, id);
    await agree(app, id);
    expect(await claimOf(now.officer, id)).toMatchObject({ writtenOffAmount: '16800.00' });
  });

  test('comes after the first payment, and not in the future', async () => {
    const { id, people: now } = await aTerminatedOrder(app, people);
    const { version } = await detailOf(now.finance, id);
    const on = (refundDate: string) =>
      now.finance.projects.registerRefund({ path: { id }, body: { version, amount: '1.00', voucherNo: 'TK-1', refundDate } });
    expect(await failureOf(on('2026-02-01'))).toMatchObject(broken('refundDate', 'days'));
    expect(await failureOf(on('2099-01-01'))).toMatchObject(broken('refundDate', 'days'));
  });
});

test('figures of payments count neither what the bank has returned nor a refund that was reversed', async () => {
  const { id, people: now } = await aTerminatedOrder(app, people);
  const month = today().slice(0, 7);
  const paid = async () => {
    // Figures are read once in ten seconds.
    app.clock.advance(11_000);
    const { paid: sum } = await now.finance.projects.getProjectFigures({ query: { monthFrom: month, monthTo: month } });
    return Number(sum.amount);
  };
  const before = await paid();
  await refund(app, now.finance, id, '800.00');
  expect((await paid()) - before).toBeCloseTo(-800, 2);
  await returnRefund(now.finance, id);
  expect(await paid()).toBeCloseTo(before, 2);
  await returnPayment(now.finance, id);
  expect((await paid()) - before).toBeCloseTo(-16_800, 2);
});
