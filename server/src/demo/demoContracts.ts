import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { dayOf } from '@campus-procurement/sdk/time';
import type { Stage } from './demoStage.ts';
import { later } from './demoTime.ts';
import { demoPdf } from './seed/demoPdf.ts';

async function officerOf(projectId: string, stage: Stage) {
  const teacher = await stage.as('teacher1', 'purchaser');
  const { officerId } = await teacher.projects.getProjectDetail({ path: { id: projectId } });
  return stage.asUser(String(officerId), 'procurement_officer');
}

/**
 * The officer drafts the contract of an award and submits it: a third on signing, 5 % after the warranty.
 * @param keepsBack without it, all is paid at the acceptance
 * @returns its id
 */
export async function draftContract(projectId: string, stage: Stage, keepsBack = true): Promise<string> {
  await later(stage, 4);
  const officer = await officerOf(projectId, stage);
  const { id, version } = await officer.contracts.saveContract({ body: { projectId } });
  const path = { id };
  const { amount } = await officer.contracts.getContractDetail({ path });
  const [first, retention] = [(toCents(amount) * 3n) / 10n, keepsBack ? (toCents(amount) * 5n) / 100n : 0n];
  const paymentPlans = [
    { condition: 'SIGNED' as const, amount: fromCents(first) },
    { condition: 'ACCEPTED' as const, amount: fromCents(toCents(amount) - first - retention) },
    ...(keepsBack ? [{ condition: 'RETENTION' as const, amount: fromCents(retention) }] : []),
  ];
  const saved = await officer.contracts.updateContract({ path, body: { version, paymentPlans } });
  await officer.contracts.submitContract({ path, body: { version: saved.version } });
  return id;
}

/** Both parties have signed; the officer registers day and scan. */
export async function signContract(projectId: string, id: string, stage: Stage): Promise<void> {
  await later(stage, 26);
  const officer = await officerOf(projectId, stage);
  const path = { id };
  const { version, contractName, contractCode } = await officer.contracts.getContractDetail({ path });
  const scan = new File([demoPdf(contractName, [`合同编号：${contractCode}`, '双方已签字盖章。']) as BlobPart], '合同扫描件.pdf');
  const { id: signedFileId } = await officer.files.uploadFile({ body: { bizType: 'PURCHASE', file: scan } });
  await officer.contracts.signContract({ path, body: { version, signDate: dayOf(stage.now), signedFileId } });
}
