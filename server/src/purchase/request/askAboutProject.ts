import type { Schemas } from '@campus-procurement/sdk';
import { approvalRoute } from '#approval/chain.ts';
import { lacksApprover } from '#approval/chainOf.ts';
import { startCase } from '#approval/startCase.ts';
import type { ApprovalSubject } from '#approval/subject.ts';
import type { Moving } from '#ledger/moves/moveFunds.ts';
import { Failure } from '#platform/failure/failure.ts';
import { fundsOf, type ProjectRow } from '../records/public.ts';
import { itemsOf } from './storedForm.ts';

interface Asked {
  bizType: 'AWARD' | 'AWARD_CANCEL' | 'CONTRACT' | 'MODIFICATION' | 'TERMINATION' | 'WRITE_OFF';
  amount: string;
  /** What counts for who is asked; left out: the amount. */
  decidingAmount?: string;
  /** Who has decided or drafted, or asks for the cancellation. */
  askedBy: string;
  /** Why, for what has no record of its own. */
  reason?: string;
}

/**
 * Asks for the approval of an award, of its cancellation, of a contract, of a change, of giving a purchase up, or of writing a claim off. Neither the applicant
 * nor the officer is asked.
 * @returns the id of the case
 * @throws Failure `noApprover`
 */
export async function askAboutProject(
  project: ProjectRow,
  { bizType, amount, decidingAmount = amount, askedBy, reason }: Asked,
  acting: Moving,
): Promise<string> {
  const { companyId, id: projectId } = project;
  const subject = await approvalSubject(
    project,
    { bizType, amount: decidingAmount, lane: 'BIDDING', ownCardLimit: '0.00' },
    acting,
  );
  const { chain, flowId } = await approvalRoute(subject, acting.db, bizType);
  if (lacksApprover(chain)) throw new Failure('noApprover');
  const about = { title: project.projectName, applicantName: project.applicantName };
  return startCase(
    {
      companyId,
      bizType,
      projectId,
      applicantId: askedBy,
      amount,
      materialHash: '',
      flowId,
      decidingAmount,
      ...(reason !== undefined && { reason }),
    },
    chain,
    about,
    acting,
  );
}

type Matter = Pick<ApprovalSubject, 'amount' | 'lane' | 'ownCardLimit'> & { bizType: Schemas['ApprovalBizType'] };

/** Gathers what decides who is asked about a stored purchase. The officer is asked about the request only, which they did not write. */
export async function approvalSubject(
  project: ProjectRow,
  { bizType, ...matter }: Matter,
  acting: Moving,
): Promise<ApprovalSubject> {
  const { companyId, applicantId, formerApplicantIds, officerId, deptId } = project;
  const items = await itemsOf(project, acting);
  return {
    companyId,
    applicantId,
    deptId,
    ...matter,
    involvedIds: [...formerApplicantIds, ...(bizType === 'PURCHASE' || officerId === null ? [] : [officerId])],
    cardIds: (await fundsOf(project, acting)).map(({ expenditureId }) => expenditureId),
    categoryIds: items.flatMap(({ categoryId }) => categoryId ?? []),
    imported: items.some(({ imported }) => imported),
    patternId: project.pattern?.categoryId ?? null,
    executionCode: project.executionCode,
  };
}
