import type { Input, Output } from '@campus-procurement/sdk';
import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { nextNumber } from '#platform/records/nextNumber.ts';
import { standStill } from '../bidding/public.ts';
import { factsOf, lockProject, type ProjectRow, projectFlow, relationsOf } from '../records/public.ts';
import { askAboutProject } from '../request/public.ts';
import { compared } from './changeable.ts';
import { changeFaults } from './changeFaults.ts';
import { type Modification, modificationOf } from './modificationRows.ts';
import { changeModification, ownModification, refuseOtherTypes, toSaved } from './saveProjectModify.ts';
import { takeModifyStep } from './takeModifyStep.ts';

/** From this amount on, and for more money, the school agrees, too. */
const schoolLimit = '100000.00';

/** Submits a change: checks it, gives it a number and starts its approval. Meanwhile the purchase stands still. */
export async function submitProjectModify(
  { path: { id }, body: { version, conflictDeclared } }: Input<'submitProjectModify'>,
  context: Context,
): Promise<Output<'submitProjectModify'>> {
  const { project, draft } = await lockedModification(id, version, context);
  if (draft.status !== 'DRAFT') throw new Failure('wrongState');
  projectFlow.check('askChange', factsOf(project), relationsOf(project, context));
  if (!conflictDeclared) throw invalid({ field: 'conflictDeclared', rule: 'declared' });
  const { reason, wanted } = draft;
  refuseOtherTypes(project, draft.modifyTypes, context);
  const comparison = await compared(project, wanted, context);
  const faults = await changeFaults(project, draft.modifyTypes, comparison, reason, context);
  if (faults.length > 0) throw invalid(...faults);
  // What was to be changed and was not decides nothing.
  const types = [...new Set(comparison.changes.map(({ type }) => type))];
  const isRunning = project.status === 'PUBLISHED';
  const still = isRunning ? await standStill(project, reason.slice(0, 500), context) : project;
  const amount = sumOf(comparison.after.funds.flatMap((fund) => fund.amount ?? []));
  const isSmall = types.every((type) => type === 'SCHEDULE' || type === 'CONTACT');
  const isMore = compareMoney(amount, project.amount) > 0 && compareMoney(amount, schoolLimit) < 0;
  const instanceId = await askAboutProject(
    still,
    {
      bizType: 'MODIFICATION',
      amount,
      askedBy: context.session.userId,
      decidingAmount: isSmall ? '0.00' : isMore ? schoolLimit : amount,
    },
    context,
  );
  const modifyCode = await nextNumber({ companyId: project.companyId, kind: 'MODIFICATION' }, 'BG', 5, context);
  const asking = await takeModifyStep(
    'askChange',
    still,
    { said: `${modifyCode} ${reason}`, fields: { modifying: true } },
    context,
  );
  const columns = { modifyCode, status: 'APPROVING' as const, instanceId, submitTime: context.now };
  const asked = await changeModification(
    draft,
    { ...columns, changes: JSON.stringify(comparison.changes), modifyTypes: JSON.stringify(types) },
    context,
  );
  return toSaved(asked, asking, context);
}

/** Locks the purchase of a change that the caller has begun. @throws Failure `missing` or `staleBy` */
export async function lockedModification(
  id: string,
  version: number,
  context: Context,
): Promise<{ project: ProjectRow; draft: Modification }> {
  const { companyId } = context.session;
  const { projectId } = await modificationOf({ companyId, id }, context);
  const project = await lockProject({ companyId, id: projectId }, context);
  return { project, draft: await ownModification({ companyId, id }, version, context) };
}
