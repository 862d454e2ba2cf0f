import { fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import { dayOf } from '@campus-procurement/sdk/time';
import { draftContract, signContract } from './demoContracts.ts';
import { arrive, assignGroup, conclude, enter, inspect } from './demoDeliveries.ts';
import type { DemoPurchase } from './demoPurchase.ts';
import type { Stage } from './demoStage.ts';
import { later } from './demoTime.ts';

/** How far a purchase has come after its award, in order. */
export const fulfilmentStages = [
  ...(['CONTRACT_APPROVING', 'TO_SIGN', 'EXECUTING', 'ASSIGNING', 'INSPECTING', 'PARTLY', 'WAREHOUSING'] as const),
  ...(['PAYABLE', 'ARCHIVED'] as const),
] as const;

/** Takes an awarded purchase on to its stage. @param agree lets whoever is asked agree */
export async function fulfil(projectId: string, purchase: DemoPurchase, stage: Stage, agree: () => Promise<void>): Promise<void> {
  const { stage: upTo, batches = upTo === 'PARTLY' ? ['PART'] : ['ALL'], year } = purchase;
  const last = fulfilmentStages.indexOf(upTo as (typeof fulfilmentStages)[number]);
  const isOver = (name: (typeof fulfilmentStages)[number]) => last < fulfilmentStages.indexOf(name);
  const teacher = await stage.as('teacher1', 'purchaser');
  const { status } = await teacher.projects.getProjectDetail({ path: { id: projectId } });
  if (status === 'AWARDED') {
    const contractId = await draftContract(projectId, stage, year?.keepsBack);
    if (isOver('TO_SIGN')) return;
    await agree();
    if (isOver('EXECUTING')) return;
    await signContract(projectId, contractId, stage);
    if (year) await settle(projectId, stage);
  }
  if (isOver('ASSIGNING')) return;
  for (const [index, batch] of batches.entries()) {
    const isLast = index === batches.length - 1;
    await later(stage, index === 0 ? 24 * (year?.deliveryDays ?? 0) : 24 * 6);
    const id = await arrive(projectId, stage, batch);
    if (isLast && isOver('INSPECTING')) return;
    await assignGroup(id, stage);
    await inspect(id, stage, !(isLast && isOver('PARTLY')));
    if (isLast && isOver('PARTLY')) return;
    await conclude(id, stage);
    if (isLast && upTo === 'WAREHOUSING') return;
    await enter(id, stage);
  }
  if (isOver('PAYABLE')) return;
  if (isOver('ARCHIVED')) return invoice(projectId, stage);
  await settle(projectId, stage);
  if (year?.keepsBack !== false && year) return;
  await archive(projectId, stage);
}

const detailOf = async (projectId: string, stage: Stage) =>
  (await stage.as('teacher1', 'purchaser')).projects.getProjectDetail({ path: { id: projectId } });

const sixDigits = (id: string) => String(Number.parseInt(id.slice(-6), 16) % 1_000_000).padStart(6, '0');

/** The applicant enters the invoice of what is due. */
async function invoice(projectId: string, stage: Stage): Promise<void> {
  await later(stage, 20);
  const { invoices, fulfilment, actualAmount } = await detailOf(projectId, stage);
  const invoiced = toCents(sumOf(invoices.map(({ amount }) => amount)));
  const open = toCents(fulfilment?.dueAmount ?? String(actualAmount)) - invoiced;
  if (open <= 0n) return;
  const body = {
    number: `2531${Math.floor(stage.now.getTime() / 1000)}${sixDigits(projectId)}`,
    amount: fromCents(open),
    date: dayOf(stage.now),
  };
  await (await stage.as('teacher1', 'purchaser')).projects.saveInvoice({ path: { id: projectId }, body });
}

/** What is due is invoiced and paid. */
async function settle(projectId: string, stage: Stage): Promise<void> {
  await invoice(projectId, stage);
  await later(stage, 26);
  const path = { id: projectId };
  const finance = await stage.as('finance1', 'finance');
  const { version, payableAmount: amount, payments } = await finance.projects.getProjectDetail({ path });
  if (toCents(amount) === 0n) return;
  const voucherNo = `PZ-${sixDigits(projectId)}-${payments.length + 1}`;
  await finance.projects.registerPayment({ path, body: { version, amount, paidDate: dayOf(stage.now), voucherNo } });
}

async function archive(projectId: string, stage: Stage): Promise<void> {
  await later(stage, 24);
  const path = { id: projectId };
  const { officerId } = await detailOf(projectId, stage);
  const officer = await stage.asUser(String(officerId), 'procurement_officer');
  const { version } = await officer.projects.getProjectDetail({ path });
  await officer.projects.archiveProject({ path, body: { version } });
}
