import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { applyRelations } from './applyRows.ts';
import { lockedApply } from './lockedApply.ts';
import { sharedApplyFlow } from './sharedApplyFlow.ts';
import { takeApplyStep } from './takeApplyStep.ts';

/** The applicant says that the goods have come. */
export async function receiveSharedApply(
  { path: { id } }: Input<'receiveSharedApply'>,
  context: Context,
): Promise<Output<'receiveSharedApply'>> {
  const { apply } = await lockedApply(id, context);
  sharedApplyFlow.check('receive', apply, applyRelations(apply, context));
  return takeApplyStep(sharedApplyFlow.step('receive'), apply, { receiveTime: context.now }, context);
}
