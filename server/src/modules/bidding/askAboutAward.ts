import { approvalChain } from '../../approval/chain.ts';
import { startCase } from '../../approval/startCase.ts';
import { Failure } from '../../failure/failure.ts';
import { fundsOf, itemsOf, type ProjectRow } from '../projects/public.ts';
import type { Acting } from './acting.ts';

/**
 * Asks for the approval of an award, or of its cancellation. Neither the applicant nor the officer is asked.
 * @param askedBy who has decided or asks for the cancellation
 * @throws Failure `noApprover`
 */
export async function askAboutAward(
  project: ProjectRow,
  { bizType, amount, askedBy }: { bizType: 'AWARD' | 'AWARD_CANCEL'; amount: string; askedBy: string },
  acting: Acting,
): Promise<void> {
  const { companyId, id: projectId, applicantId, officerId, deptId } = project;
  const items = await itemsOf(project, acting);
  const subject = {
    ...{ companyId, applicantId, deptId, amount, lane: 'BIDDING' as const, ownCardLimit: '0.00' },
    involvedIds: officerId === null ? [] : [officerId],
    cardIds: (await fundsOf(project, acting)).map(({ expenditureId }) => expenditureId),
    categoryIds: items.flatMap(({ categoryId }) => categoryId ?? []),
  };
  const chain = await approvalChain(subject, acting.db, bizType);
  if (chain.some(({ users }) => users.length === 0)) throw new Failure('noApprover');
  const about = { title: project.projectName, applicantName: project.applicantName };
  await startCase({ companyId, bizType, projectId, applicantId: askedBy, amount, materialHash: '' }, chain, about, acting);
}
