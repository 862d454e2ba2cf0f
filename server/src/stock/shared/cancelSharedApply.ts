import type { Input, Output } from '@campus-procurement/sdk';
import { reserveStock } from '#ledger/moves/reserveStock.ts';
import type { Context } from '#platform/context/context.ts';
import { applyRelations } from './applyRows.ts';
import { changeApply, lockedApply } from './lockedApply.ts';
import { sharedApplyFlow } from './sharedApplyFlow.ts';

/** The applicant gives a request up, and nothing is reserved for it any more. */
export async function cancelSharedApply(
  { path: { id }, body }: Input<'cancelSharedApply'>,
  context: Context,
): Promise<Output<'cancelSharedApply'>> {
  const { apply } = await lockedApply(id, context);
  const { companyId, stockId, status, approvedQuantity } = apply;
  sharedApplyFlow.check('cancel', apply, applyRelations(apply, context));
  if (status === 'APPROVED') await reserveStock({ companyId, stockId, quantity: `-${approvedQuantity}` }, context);
  return changeApply(apply, { status: 'CANCELLED', cancelReason: body?.reason ?? null }, context);
}
