import type { Schemas } from '@campus-procurement/sdk';
import type { Updateable } from 'kysely';
import { type Actor, addEvent, callerOf } from '#flow/addEvent.ts';
import { type EffectOf, type Step, stateAfter } from '#flow/flowTable.ts';
import type { PurchaseStatus } from '#flow/purchaseStates.ts';
import { runEffects } from '#flow/runEffects.ts';
import type { Moving } from '#ledger/moves/moveFunds.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { changedBy } from '#platform/records/changed.ts';
import { projectEffects } from './projectEffects.ts';
import { type ProjectStepName, projectFlow } from './projectFlow.ts';
import { factsOf, type ProjectRow, relationsOf, shownStatus } from './projectRows.ts';

interface Taken {
  /** Columns to change beside the status. */
  fields?: Updateable<Tables['project']>;
  /** The reason or opinion that goes into the log. */
  said?: string | null;
}

/**
 * Takes a step of a locked purchase: checks it against the flow table, changes the row, adds to the log and runs the effects. What
 * wants words or a decision is done by the caller, in the same transaction.
 * @returns the purchase after it
 * @throws Failure `forbidden` or `wrongState`
 */
export async function takeProjectStep(
  name: ProjectStepName,
  project: ProjectRow,
  { isAutomatic = false, ...taken }: Taken & { isAutomatic?: boolean },
  context: Context,
): Promise<ProjectRow> {
  projectFlow.check(name, factsOf(project), relationsOf(project, context));
  return moveProject(projectFlow.step(name), project, taken, isAutomatic ? null : await callerOf(context), context);
}

/** Takes a step that the clock causes. */
export async function takeDueStep(
  name: ProjectStepName,
  project: ProjectRow,
  taken: Taken,
  context: Moving,
): Promise<ProjectRow> {
  projectFlow.check(name, factsOf(project), {});
  return moveProject(projectFlow.step(name), project, taken, null, context);
}

/** A step of the table of purchases, of that of their bidding, or of what belongs to a purchase. */
export type ProjectStep = Step<PurchaseStatus | 'same', Schemas['ProjectLog']['step'], EffectOf<typeof projectFlow>>;

/** Moves a locked purchase as a checked step says: sets its state, adds to its log, and runs the effects. @returns it after that */
export async function moveProject(
  step: ProjectStep,
  project: ProjectRow,
  { fields = {}, said = null }: Taken,
  actor: Actor,
  context: Moving,
): Promise<ProjectRow> {
  const { companyId, id } = project;
  const status = stateAfter(step, project.status);
  const cleared = status === 'RETURNED' ? {} : { returnCause: null };
  const changed = await context.db
    .updateTable('project')
    .set({ status, phase: null, waitingSince: context.now, ...cleared, ...fields, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const after = { ...project, ...changed };
  if (step.event !== undefined) {
    const states = { fromStatus: shownStatus(project, context.now), toStatus: shownStatus(after, context.now) };
    await addEvent({ companyId, kind: 'PROJECT', subjectId: id, step: step.event, ...states, content: said }, actor, context);
  }
  await runEffects(step.effects, projectEffects, { project: after, before: project }, context);
  return after;
}

/** Adds what happened beside a purchase to its log; the purchase stays as it is. */
export async function logProject(
  step: Schemas['ProjectLog']['step'],
  project: ProjectRow,
  content: string | null,
  actor: Actor,
  context: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  const { companyId, id: subjectId } = project;
  const status = shownStatus(project, context.now);
  await addEvent({ companyId, kind: 'PROJECT', subjectId, step, fromStatus: status, toStatus: status, content }, actor, context);
}

/** Returns a purchase as its operations answer. */
export function stepOf(row: ProjectRow, { now }: Pick<Context, 'now'>) {
  const { id, projectCode, version } = row;
  return { id, projectCode, version, status: shownStatus(row, now) };
}
