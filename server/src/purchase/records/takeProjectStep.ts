import type { Schemas } from '@campus-procurement/sdk';
import type { Updateable } from 'kysely';
import { type Actor, addEvent, callerOf } from '#flow/addEvent.ts';
import type { Moving } from '#ledger/moves/moveFunds.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { changedBy } from '#platform/records/changed.ts';
import { type ProjectStepName, projectFlow } from './projectFlow.ts';
import { factsOf, type ProjectRow, relationsOf, shownStatus } from './projectRows.ts';

interface Taken {
  /** Columns to change beside the status. */
  fields?: Updateable<Tables['project']>;
  /** The reason or opinion that goes into the log. */
  said?: string | null;
}

/**
 * Takes a step of a locked purchase: checks it against the flow table, changes the row and adds to the log. What moves money or asks
 * somebody is done by the caller, in the same transaction.
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
  return moveProject(projectFlow.row(name), project, taken, isAutomatic ? null : await callerOf(context), context);
}

/** Takes a step that the clock causes. */
export async function takeDueStep(
  name: ProjectStepName,
  project: ProjectRow,
  taken: Taken,
  context: Moving,
): Promise<ProjectRow> {
  projectFlow.check(name, factsOf(project), {});
  return moveProject(projectFlow.row(name), project, taken, null, context);
}

/** A row of the table of purchases, or of that of their bidding. */
interface Row {
  to: string | readonly string[];
  event?: Schemas['ProjectLog']['step'] | undefined;
}

/** Moves a locked purchase as a checked row of a flow table says, and adds to its log. */
export async function moveProject(
  { to, event }: Row,
  project: ProjectRow,
  { fields = {}, said = null }: Taken,
  actor: Actor,
  context: Moving,
): Promise<ProjectRow> {
  const { companyId, id } = project;
  const status = to === 'same' ? project.status : (to as ProjectRow['status']);
  const cleared = status === 'RETURNED' ? {} : { returnCause: null };
  const changed = await context.db
    .updateTable('project')
    .set({ status, phase: null, waitingSince: context.now, ...cleared, ...fields, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const after = { ...project, ...changed };
  if (event !== undefined) {
    const states = { fromStatus: shownStatus(project, context.now), toStatus: shownStatus(after, context.now) };
    await addEvent({ companyId, kind: 'PROJECT', subjectId: id, step: event, ...states, content: said }, actor, context);
  }
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
