import type { Input, Output } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import { approvalChain, chainSteps } from '#approval/chain.ts';
import { usableCards } from '#ledger/cards/public.ts';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { purchasePolicyOf } from '#settings/purchasing/public.ts';

/** Tells who would approve a request, by the function that asks them when it is submitted. */
export async function previewApprovalChain(
  { body }: Input<'previewApprovalChain'>,
  context: Context,
): Promise<Output<'previewApprovalChain'>> {
  const { db, session, role } = context;
  const { companyId, userId: applicantId } = session;
  const { amount, cardIds, deptId = role.deptId } = body.case;
  const known = new Set((await usableCards(cardIds, context)).map(({ id }) => id));
  const faults = cardIds.flatMap((id, index) => (known.has(id) ? [] : [{ field: `case.cardIds.${index}`, rule: 'exists' }]));
  const dept = await db
    .selectFrom('dept')
    .select('id')
    .where((eb) => eb.and({ companyId, id: deptId }))
    .executeTakeFirst();
  if (!dept) faults.push({ field: 'case.deptId', rule: 'exists' });
  if (faults.length > 0) throw invalid(...faults);
  const { smallLimit, ownCardLimit } = await purchasePolicyOf(companyId, db);
  const lane = compareMoney(amount, smallLimit) > 0 ? 'BIDDING' : 'SMALL';
  const subject = { companyId, applicantId, deptId, amount, cardIds, lane, ownCardLimit } as const;
  return chainSteps(await approvalChain({ ...subject, categoryIds: [], imported: false, executionCode: null }, db));
}
