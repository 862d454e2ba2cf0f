import { isoTime } from '@campus-procurement/sdk/time';
import { type Place, type PlaceKind, personFor } from '#approval/replacements.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { applyRelations } from './applyRows.ts';
import { changeApply, lockedApply } from './lockedApply.ts';
import { appliesOf, applySight } from './sharedApplies.ts';
import { sharedApplyFlow } from './sharedApplyFlow.ts';
import { takeApplyStep } from './takeApplyStep.ts';

/** The place of the applicant of shared stock, who receives it and answers for what is lent. */
export const borrowerPlace: PlaceKind = {
  async placeOf({ recordId, userId }, context) {
    const { isSeen } = await applySight(context);
    const apply = await appliesOf(context)
      .select(['apply.companyId', 'apply.applyDeptId', 'apply.applicantId'])
      .where('apply.id', '=', recordId)
      .where(isSeen)
      .executeTakeFirst();
    if (apply?.applicantId !== userId) throw new Failure('missing');
    return placeIn(apply, context);
  },

  async replace({ recordId, userId, replacementId, reason }, context) {
    const { apply } = await lockedApply(recordId, context);
    const step = sharedApplyFlow.firstOf(['replaceApplicant', 'replaceBorrower'], apply);
    sharedApplyFlow.check(step, apply, applyRelations(apply, context));
    if (apply.applicantId !== userId) throw new Failure('wrongState');
    const { id: applicantId, name: applicantName } = await personFor(placeIn(apply, context), replacementId, context);
    const { userName: byName } = context.session;
    const change = { fromName: apply.applicantName, toName: applicantName, reason, byName, time: isoTime(context.now) };
    await changeApply(apply, { replacements: JSON.stringify([...apply.replacements, change]) }, context);
    await takeApplyStep(sharedApplyFlow.step(step), apply, { applicantId, applicantName }, context);
  },
};

function placeIn(apply: { companyId: string; applyDeptId: string; applicantId: string }, { session }: Context): Place {
  const { companyId, applyDeptId: deptId, applicantId } = apply;
  return { companyId, deptId, operations: ['receiveSharedApply'], exceptIds: [session.userId, applicantId] };
}
