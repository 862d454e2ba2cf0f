import { dayOf } from '@campus-procurement/sdk/time';
import { draftContract, signContract } from './demoContracts.ts';
import { arrive, assignGroup, conclude, enter, inspect } from './demoDeliveries.ts';
import type { DemoStage } from './demoPurchases.ts';
import type { Stage } from './demoStage.ts';
import { later } from './demoTime.ts';

/** How far a purchase has come after its award, in order. */
export const fulfilmentStages = [
  ...(['CONTRACT_APPROVING', 'TO_SIGN', 'EXECUTING', 'ASSIGNING', 'INSPECTING', 'PARTLY', 'WAREHOUSING'] as const),
  ...(['PAYABLE', 'ARCHIVED'] as const),
] as const;

/** Takes an awarded purchase on to a stage. @param agree lets whoever is asked agree */
export async function fulfil(projectId: string, upTo: DemoStage, stage: Stage, agree: () => Promise<void>): Promise<void> {
  const last = fulfilmentStages.indexOf(upTo as (typeof fulfilmentStages)[number]);
  const isOver = (name: (typeof fulfilmentStages)[number]) => last < fulfilmentStages.indexOf(name);
  const teacher = await stage.as('teacher1', 'purchaser');
  const { status } = await teacher.projects.getProjectDetail({ path: { id: projectId } });
  if (status === 'AWARDED') {
    const contractId = await draftContract(projectId, stage);
    if (isOver('TO_SIGN')) return;
    await agree();
    if (isOver('EXECUTING')) return;
    await signContract(projectId, contractId, stage);
  }
  if (isOver('ASSIGNING')) return;
  const id = await arrive(projectId, stage, upTo === 'PARTLY');
  if (isOver('INSPECTING')) return;
  await assignGroup(id, stage);
  await inspect(id, stage, !isOver('PARTLY'));
  if (isOver('PARTLY')) return;
  await conclude(id, stage);
  if (upTo === 'WAREHOUSING') return;
  await enter(id, stage);
  if (isOver('PAYABLE')) return;
  await invoice(projectId, stage);
  if (isOver('ARCHIVED')) return;
  await pay(projectId, stage);
  await archive(projectId, stage);
}

async function invoice(projectId: string, stage: Stage): Promise<void> {
  await later(stage, 20);
  const path = { id: projectId };
  const teacher = await stage.as('teacher1', 'purchaser');
  const { actualAmount } = await teacher.projects.getProjectDetail({ path });
  const body = { number: `2531${stage.now.getTime()}`.slice(0, 20), amount: String(actualAmount), date: dayOf(stage.now) };
  await teacher.projects.saveInvoice({ path, body });
}

async function pay(projectId: string, stage: Stage): Promise<void> {
  await later(stage, 26);
  const path = { id: projectId };
  const finance = await stage.as('finance1', 'finance');
  const { version, payableAmount: amount } = await finance.projects.getProjectDetail({ path });
  const voucherNo = `PZ-${dayOf(stage.now).replaceAll('-', '')}`;
  await finance.projects.registerPayment({ path, body: { version, amount, paidDate: dayOf(stage.now), voucherNo } });
}

async function archive(projectId: string, stage: Stage): Promise<void> {
  await later(stage, 24);
  const path = { id: projectId };
  const teacher = await stage.as('teacher1', 'purchaser');
  const { officerId } = await teacher.projects.getProjectDetail({ path });
  const officer = await stage.asUser(String(officerId), 'procurement_officer');
  const { version } = await officer.projects.getProjectDetail({ path });
  await officer.projects.archiveProject({ path, body: { version } });
}
