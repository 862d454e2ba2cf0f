import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { applyRelations } from './applyRows.ts';
import { changeApply, lockedApply } from './lockedApply.ts';
import { sharedApplyFlow } from './sharedApplyFlow.ts';

/** The applicant says that the goods have come. */
export async function receiveSharedApply(
  { path: { id } }: Input<'receiveSharedApply'>,
  context: Context,
): Promise<Output<'receiveSharedApply'>> {
  const { apply } = await lockedApply(id, context);
  sharedApplyFlow.check('receive', apply, applyRelations(apply, context));
  return changeApply(apply, { status: 'RECEIVED', receiveTime: context.now }, context);
}
