import { approvalChain } from '../../approval/chain.ts';
import { startCase } from '../../approval/startCase.ts';
import { Failure } from '../../failure/failure.ts';
import type { Moving } from '../../ledger/moveFunds.ts';
import { fundsOf } from './projectFunds.ts';
import type { ProjectRow } from './projectRows.ts';
import { itemsOf } from './storedForm.ts';

interface Asked {
  bizType: 'AWARD' | 'AWARD_CANCEL' | 'CONTRACT' | 'MODIFICATION';
  amount: string;
  /** What counts for who is asked; left out: the amount. */
  decidingAmount?: string;
  /** Who has decided or drafted, or asks for the cancellation. */
  askedBy: string;
}

/**
 * Asks for the approval of an award, of its cancellation, of a contract, or of a change. Neither the applicant nor the officer is asked.
 * @returns the id of the case
 * @throws Failure `noApprover`
 */
export async function askAboutProject(
  project: ProjectRow,
  { bizType, amount, decidingAmount = amount, askedBy }: Asked,
  acting: Moving,
): Promise<string> {
  const { companyId, id: projectId, applicantId, officerId, deptId } = project;
  const items = await itemsOf(project, acting);
  const subject = {
    ...{ companyId, applicantId, deptId, amount: decidingAmount, lane: 'BIDDING' as const, ownCardLimit: '0.00' },
    involvedIds: officerId === null ? [] : [officerId],
    cardIds: (await fundsOf(project, acting)).map(({ expenditureId }) => expenditureId),
    categoryIds: items.flatMap(({ categoryId }) => categoryId ?? []),
  };
  const chain = await approvalChain(subject, acting.db, bizType);
  if (chain.some(({ users }) => users.length === 0)) throw new Failure('noApprover');
  const about = { title: project.projectName, applicantName: project.applicantName };
  return startCase({ companyId, bizType, projectId, applicantId: askedBy, amount, materialHash: '' }, chain, about, acting);
}
