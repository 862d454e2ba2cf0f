import type { Input, Output } from '@campus-procurement/sdk';
import { cancelCase } from '#approval/cancelCase.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { afterwards } from './modificationOutcomes.ts';
import { changeModification, toSaved } from './saveProjectModify.ts';
import { lockedModification } from './submitProjectModify.ts';
import { takeModifyStep } from './takeModifyStep.ts';

/** Whoever has begun a change takes it back. A purchase that stood still for it goes on. */
export async function withdrawProjectModify(
  { path: { id }, body: { version } }: Input<'withdrawProjectModify'>,
  context: Context,
): Promise<Output<'withdrawProjectModify'>> {
  const { project, draft } = await lockedModification(id, version, context);
  if (draft.status !== 'DRAFT' && draft.status !== 'APPROVING') throw new Failure('wrongState');
  const withdrawn = await changeModification(draft, { status: 'WITHDRAWN', endTime: context.now }, context);
  if (draft.status === 'DRAFT' || draft.instanceId === null) return toSaved(withdrawn, project, context);
  await cancelCase({ companyId: draft.companyId, id: draft.instanceId }, context);
  const free = await takeModifyStep('withdrawChange', project, { said: draft.modifyCode, fields: { modifying: false } }, context);
  return toSaved(withdrawn, await afterwards(free, { outcome: null, opinion: null }, context), context);
}
