import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { fromThousandths, toThousandths } from '#platform/values/quantity.ts';
import { pieceRule } from '#reference/pieceUnits.ts';
import { applyRelations } from './applyRows.ts';
import { lockedApply } from './lockedApply.ts';
import { refuseQuantity } from './saveSharedApply.ts';
import { sharedApplyFlow } from './sharedApplyFlow.ts';
import { takeApplyStep } from './takeApplyStep.ts';

/** Who answers for the stock approves all or some of what is asked for, which is reserved, or rejects it. */
export async function decideSharedApply(
  { path: { id }, body }: Input<'decideSharedApply'>,
  context: Context,
): Promise<Output<'decideSharedApply'>> {
  const { decision, opinion = null } = body;
  const { apply, stock } = await lockedApply(id, context);
  if (apply.applicantId === context.session.userId) throw new Failure('ownSharedApply');
  sharedApplyFlow.check(decision === 'APPROVE' ? 'approve' : 'reject', apply, applyRelations(apply, context), body);
  const decided = { opinion, decideByName: context.session.userName, decideTime: context.now };
  if (decision === 'REJECT') {
    if (body.approvedQuantity !== undefined) throw invalid({ field: 'approvedQuantity', rule: 'contradiction' });
    return takeApplyStep(sharedApplyFlow.step('reject'), apply, decided, context);
  }
  const { approvedQuantity = fromThousandths(toThousandths(apply.quantity)) } = body;
  if (toThousandths(approvedQuantity) > toThousandths(apply.quantity)) {
    const limit = fromThousandths(toThousandths(apply.quantity));
    throw invalid({ field: 'approvedQuantity', rule: 'maximum', params: { limit } });
  }
  refuseQuantity('approvedQuantity', approvedQuantity, apply.offeredQuantity);
  const inParts = pieceRule('approvedQuantity', approvedQuantity, stock.unit, apply.quantity);
  if (inParts.length > 0) throw invalid(...inParts);
  return takeApplyStep(sharedApplyFlow.step('approve'), apply, { ...decided, approvedQuantity }, context);
}
