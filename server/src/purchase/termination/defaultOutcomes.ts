import { compareMoney } from '@campus-procurement/sdk/money';
import { callerOf } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { terminateContract } from '../contract/public.ts';
import type { Outcome } from '../officers/public.ts';
import { closeOpenLines, completeIfDelivered, fulfilmentFields } from '../order/public.ts';
import { claimAmountsOf, factsOf, moveProject, openDefaultOf, type ProjectRow, projectFlow } from '../records/public.ts';
import { tellBuyersOfClaim, tellSupplierOfClaim } from './tellOfClaim.ts';

/** The order ends: what has not come is closed, its money is available again, and what was paid for it is claimed back. */
export const endForDefault: Outcome = async (project, opinion, context) => {
  projectFlow.check('endByDefault', factsOf(project), {});
  const { reason } = await askedDefault(project, context);
  await closeOpenLines(project, reason, context);
  await terminateContract(project, context);
  const amounts = claimAmountsOf(project);
  const { claimAmount } = amounts;
  await changeDefault(project, { ...amounts, status: 'ENDED', endTime: context.now }, context);
  const fields = { ...(await fulfilmentFields(project, context)), claimAmount, terminating: false };
  const said = [reason, opinion].filter(Boolean).join(' · ').slice(0, 600);
  const step = projectFlow.step('endByDefault');
  const ended = await moveProject(step, project, { said, fields }, await callerOf(context), context);
  await tellBuyersOfClaim(ended, 'DEFAULT_ENDED', reason, context);
  await tellSupplierOfClaim(ended, compareMoney(claimAmount, '0.00') > 0 ? 'CLAIMED' : 'DEFAULTED', claimAmount, context);
  return completeIfDelivered(ended, context);
};

/** The order is not terminated: what stood still goes on. */
export const keepOrder: Outcome = async (project, opinion, context) => {
  const kept = await goOn('rejectDefault', project, opinion, context);
  await tellBuyersOfClaim(kept, 'DEFAULT_REJECTED', opinion ?? '', context);
  return kept;
};

/** Who has asked to terminate an order takes that back. */
export function withdrawDefault(project: ProjectRow, reason: string | null, context: Context): Promise<ProjectRow> {
  return goOn('withdrawDefault', project, reason, context);
}

async function goOn(
  step: 'rejectDefault' | 'withdrawDefault',
  project: ProjectRow,
  said: string | null,
  context: Context,
): Promise<ProjectRow> {
  projectFlow.check(step, factsOf(project), {});
  await changeDefault(project, { status: step === 'rejectDefault' ? 'REJECTED' : 'WITHDRAWN' }, context);
  const { phase, waitingSince } = project;
  const fields = { phase, waitingSince, terminating: false };
  return moveProject(projectFlow.step(step), project, { said, fields }, await callerOf(context), context);
}

async function askedDefault(project: ProjectRow, context: Context) {
  const asked = await openDefaultOf(project, context);
  if (asked?.status !== 'ASKED') throw new Failure('wrongState');
  return asked;
}

interface Changes extends Partial<ReturnType<typeof claimAmountsOf>> {
  status: 'ENDED' | 'REJECTED' | 'WITHDRAWN';
  endTime?: Date;
}

async function changeDefault({ companyId, id: projectId }: ProjectRow, changes: Changes, { db }: Context): Promise<void> {
  await db
    .updateTable('supplierDefault')
    .set(changes)
    .where((eb) => eb.and({ companyId, projectId, status: 'ASKED' }))
    .execute();
}
