import { sql, type Updateable } from 'kysely';
import type { Context } from '../../context/context.ts';
import type { Tables } from '../../db/tables.ts';
import { addEvent } from '../../flow/addEvent.ts';
import { type ProjectStepName, projectFlow } from './projectFlow.ts';
import { factsOf, type ProjectRow, relationsOf, shownStatus } from './projectRows.ts';

interface Taken {
  /** Columns to change beside the status. */
  fields?: Updateable<Tables['project']>;
  /** The reason or opinion that goes into the log. */
  said?: string | null;
  /** True for a step that follows by itself. */
  isAutomatic?: boolean;
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
  { fields = {}, said = null, isAutomatic = false }: Taken,
  context: Context,
): Promise<ProjectRow> {
  projectFlow.check(name, factsOf(project), relationsOf(project, context));
  const { to, event } = projectFlow.row(name);
  const { companyId, id } = project;
  const status = to === 'same' ? project.status : (to as ProjectRow['status']);
  const cleared = status === 'RETURNED' ? {} : { returnCause: null };
  const changed = await context.db
    .updateTable('project')
    .set({
      ...{ status, phase: null, waitingSince: context.now, ...cleared, ...fields },
      ...{ version: sql<number>`version + 1`, updateTime: context.now, updateByName: context.session.userName },
    })
    .where((eb) => eb.and({ companyId, id }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const after = { ...project, ...changed };
  if (event !== undefined) {
    const states = { fromStatus: shownStatus(project), toStatus: shownStatus(after) };
    await addEvent({ companyId, kind: 'PROJECT', subjectId: id, step: event, ...states, content: said }, context, !isAutomatic);
  }
  return after;
}

/** Returns a purchase as its operations answer. */
export function stepOf(row: ProjectRow) {
  const { id, projectCode, version } = row;
  return { id, projectCode, version, status: shownStatus(row) };
}
