import { fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import { dayOf } from '@campus-procurement/sdk/time';
import type { TestApp, TestClient } from '../startApp.ts';
import type { Bidders } from './aBidding.ts';
import type { Closing } from './aClosedBidding.ts';
import { aContract, aScan, contractOf, sign, submitted } from './aContract.ts';
import { decide } from './aPurchase.ts';
import { approverOf } from './openings.ts';

export const defaultReason = 'Three months late, and no answer to two demands';

const orderAmount = '56000.00';

/** A contract over 56,000 yuan of which some was paid at the signing. */
export async function aPaidContract(
  app: TestApp,
  people: Bidders,
  payments: readonly string[] = ['16800.00'],
  changes?: Closing['changes'],
) {
  const { id: contractId, projectId: id, people: now } = await aContract(app, people, 'DRAFT', changes);
  const draft = await contractOf(now.officer, contractId);
  const amount = sumOf(payments);
  const paymentPlans = [
    { condition: 'SIGNED' as const, amount },
    { condition: 'ACCEPTED' as const, amount: fromCents(toCents(orderAmount) - toCents(amount)) },
  ];
  await now.officer.contracts.updateContract({ path: { id: contractId }, body: { version: draft.version, paymentPlans } });
  await submitted(now.officer, contractId);
  await decide(await approverOf(app, id), id, { decision: 'APPROVE' });
  await sign(app, now.officer, contractId);
  const date = dayOf(app.clock.now);
  const number = id.replaceAll('-', '').slice(-20).toUpperCase();
  await now.applicant.projects.saveInvoice({ path: { id }, body: { number, amount, date } });
  for (const [index, paid] of payments.entries()) {
    const { version } = await now.finance.projects.getProjectDetail({ path: { id } });
    const body = { version, amount: paid, paidDate: date, voucherNo: `PZ-${index + 1}` };
    await now.finance.projects.registerPayment({ path: { id }, body });
  }
  return { id, contractId, people: now };
}

/** Asks to terminate an order for default. */
export async function askDefault(client: TestClient, id: string) {
  const { version } = await client.projects.getProjectDetail({ path: { id } });
  const body = { version, reason: defaultReason, evidenceFileIds: [await aScan(client)] };
  return client.projects.terminateForDefault({ path: { id }, body });
}

/** Whoever is asked agrees. */
export const agree = async (app: TestApp, id: string) => decide(await approverOf(app, id), id, { decision: 'APPROVE' });

/** An order that was paid in part and terminated for default. */
export async function aTerminatedOrder(
  app: TestApp,
  people: Bidders,
  payments?: readonly string[],
  changes?: Closing['changes'],
) {
  const made = await aPaidContract(app, people, payments, changes);
  await askDefault(made.people.officer, made.id);
  await agree(app, made.id);
  return made;
}

/** Registers a refund of today, under a voucher number of its own unless one is given. */
export async function refund(app: TestApp, client: TestClient, id: string, amount: string, voucherNo?: string) {
  const { version } = await client.projects.getProjectDetail({ path: { id } });
  const body = { version, amount, refundDate: dayOf(app.clock.now), voucherNo: voucherNo ?? `TK-${version}` };
  return client.projects.registerRefund({ path: { id }, body });
}

/** Asks to write a claim off. */
export async function writeOff(client: TestClient, id: string) {
  const { version } = await client.projects.getProjectDetail({ path: { id } });
  return client.projects.writeOffClaim({ path: { id }, body: { version, reason: 'The supplier is bankrupt' } });
}

/** Archives a purchase as its officer. */
export async function archive(officer: TestClient, id: string) {
  const { version } = await officer.projects.getProjectDetail({ path: { id } });
  return officer.projects.archiveProject({ path: { id }, body: { version } });
}

/** What a purchase has in its cards. */
export const fundsOf = ({ database: { db } }: TestApp, id: string) =>
  db.selectFrom('projectFund').select(['frozen', 'occupied', 'paid']).where('projectId', '=', id).orderBy('no').execute();
