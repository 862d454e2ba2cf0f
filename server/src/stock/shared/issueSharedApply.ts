import type { Input, Output } from '@campus-procurement/sdk';
import { shareStock } from '#ledger/moves/shareStock.ts';
import type { Context } from '#platform/context/context.ts';
import { refuseExpired } from '../goods/public.ts';
import { applyRelations } from './applyRows.ts';
import { lockedApply } from './lockedApply.ts';
import { sharedApplyFlow } from './sharedApplyFlow.ts';
import { sharedDocument } from './sharedDocument.ts';
import { takeApplyStep } from './takeApplyStep.ts';

/** A keeper hands out what was approved, which leaves the stock and what is shared of it. */
export async function issueSharedApply(
  { path: { id }, body }: Input<'issueSharedApply'>,
  context: Context,
): Promise<Output<'issueSharedApply'>> {
  const { apply, stock } = await lockedApply(id, context);
  sharedApplyFlow.check('issue', apply, applyRelations(apply, context));
  const { companyId, stockId } = apply;
  refuseExpired([stock], body?.expiredConfirmed, context);
  const quantity = String(apply.approvedQuantity);
  await shareStock({ companyId, stockId, quantity: `-${quantity}` }, context);
  const { documentId } = await sharedDocument({ apply, stock }, { quantity }, context);
  const issued = {
    documentId,
    issueRemark: body?.stockDocRemark ?? null,
    issueByName: context.session.userName,
    issueTime: context.now,
  };
  return takeApplyStep(sharedApplyFlow.step('issue'), apply, issued, context);
}
