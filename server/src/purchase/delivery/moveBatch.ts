import type { Updateable } from 'kysely';
import { type Actor, callerOf } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { changedBy } from '#platform/records/changed.ts';
import { fulfilmentFields } from '../order/public.ts';
import { logProject, moveProject, type ProjectRow, projectFlow } from '../records/public.ts';
import { acceptanceRow, type Key } from './lockedAcceptance.ts';

/** Changes an acceptance. @returns it after the change */
export async function changeAcceptance(
  { companyId, id }: Key,
  changes: Omit<Updateable<Tables['acceptance']>, 'version'>,
  context: Context,
) {
  await context.db
    .updateTable('acceptance')
    .set({ ...changes, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id }))
    .execute();
  return acceptanceRow({ companyId, id }, context);
}

type Step =
  | 'submitAcceptance'
  | 'assignAcceptance'
  | 'signAcceptance'
  | 'concludeAcceptance'
  | 'cancelAcceptance'
  | 'recordAssets';

/** Lets a purchase follow a step of one of its acceptances, which is written already. @returns the purchase after it */
export async function followBatch(step: Step, project: ProjectRow, said: string, context: Context): Promise<ProjectRow> {
  const fields = await fulfilmentFields(project, context);
  const content = { said: said.slice(0, 500), fields };
  return moveProject(projectFlow.row(step), project, content, await callerOf(context), context);
}

/** Adds what happened to an acceptance to the log of its purchase, which stays as it is otherwise. */
export async function logBatch(step: Step, project: ProjectRow, said: string, actor: Actor, context: Context): Promise<void> {
  await logProject(step, project, said.slice(0, 500), actor, context);
}
