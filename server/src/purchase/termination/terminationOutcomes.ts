import { cancelCase } from '#approval/cancelCase.ts';
import { giveLimitsBack } from '#approval/limits.ts';
import { callerOf } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import { endBidding, goOnAfterEnd, publishEnd, tellKept } from '../bidding/public.ts';
import type { Outcome } from '../officers/public.ts';
import { factsOf, moveProject, type ProjectRow, projectFlow } from '../records/public.ts';
import { endForDefault, keepOrder, withdrawDefault } from './defaultOutcomes.ts';

const running = { suspendTime: null, suspendCause: null, suspendReason: null };

/** The purchase is given up: everything that hangs on it ends, and its money is available again. */
const end: Outcome = async (project, opinion, context) => {
  if (isOrdered(project)) return endForDefault(project, opinion, context);
  const reason = await endOtherCases(project, context);
  const left = await endBidding(project, reason, context);
  const said = [reason, opinion].filter(Boolean).join(' · ').slice(0, 600);
  const fields = { ...running, terminating: false, endReason: reason, waitingSince: null, nextTime: null };
  const ended = await moveProject(projectFlow.step('end'), left, { said, fields }, await callerOf(context), context);
  await publishEnd(ended, reason, context);
  return ended;
};

const keep: Outcome = async (project, opinion, context) => {
  if (isOrdered(project)) return keepOrder(project, opinion, context);
  const kept = await goOn('rejectEnd', project, opinion, context);
  await tellKept(kept, opinion ?? '', context);
  return kept;
};

/** What follows from the end of an approval to give a purchase up. It cannot be returned: whoever has asked may ask again. */
export const terminationOutcomes: Record<'TERMINATION', Record<'APPROVED' | 'REJECTED', Outcome> & { RETURNED?: Outcome }> = {
  TERMINATION: { APPROVED: end, REJECTED: keep },
};

/** Who has asked to give a locked purchase up takes that back. */
export function withdrawTermination(project: ProjectRow, reason: string | null, context: Context): Promise<ProjectRow> {
  return isOrdered(project) ? withdrawDefault(project, reason, context) : goOn('withdrawEnd', project, reason, context);
}

/** What is ordered is terminated for default of its supplier; before that the purchase is given up. */
const isOrdered = ({ status }: ProjectRow) => status === 'EXECUTING';

/** What stood still for this goes on. What its officer has suspended before stays suspended. */
async function goOn(
  step: 'rejectEnd' | 'withdrawEnd',
  project: ProjectRow,
  said: string | null,
  context: Context,
): Promise<ProjectRow> {
  projectFlow.check(step, factsOf(project), {});
  const { phase, waitingSince } = project;
  const isOver = project.status === 'AWARDED' && project.suspendCause === 'TERMINATION';
  const fields = { phase, waitingSince, nextTime: null, terminating: false, ...(isOver && running) };
  const kept = await moveProject(projectFlow.step(step), project, { said, fields }, await callerOf(context), context);
  if (isOver && project.suspendTime !== null) {
    const { companyId, id: projectId, suspendTime } = project;
    await giveLimitsBack({ companyId, projectId, suspendTime }, context);
  }
  return goOnAfterEnd(kept, context);
}

/** What else is being approved about the purchase has no object any more. @returns why the purchase is given up */
async function endOtherCases({ companyId, id: projectId }: ProjectRow, context: Context): Promise<string> {
  const cases = await context.db
    .selectFrom('approvalInstance')
    .select(['id', 'bizType', 'reason'])
    .where((eb) => eb.and({ companyId, projectId, status: 'RUNNING' }))
    .orderBy('id')
    .execute();
  for (const { id, bizType } of cases) if (bizType !== 'TERMINATION') await cancelCase({ companyId, id }, context);
  return cases.find(({ bizType }) => bizType === 'TERMINATION')?.reason ?? '';
}
