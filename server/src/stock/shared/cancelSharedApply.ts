import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { applyRelations } from './applyRows.ts';
import { lockedApply } from './lockedApply.ts';
import { sharedApplyFlow } from './sharedApplyFlow.ts';
import { takeApplyStep } from './takeApplyStep.ts';

/** The applicant gives a request up, and nothing is reserved for it any more. */
export async function cancelSharedApply(
  { path: { id }, body }: Input<'cancelSharedApply'>,
  context: Context,
): Promise<Output<'cancelSharedApply'>> {
  const { apply } = await lockedApply(id, context);
  sharedApplyFlow.check('cancel', apply, applyRelations(apply, context));
  return takeApplyStep(sharedApplyFlow.step('cancel'), apply, { cancelReason: body?.reason ?? null }, context);
}
