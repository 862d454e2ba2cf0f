import type { Updateable } from 'kysely';
import { callerOf } from '#flow/addEvent.ts';
import { type StepOf, type StepOfPurchase, stateAfter } from '#flow/flowTable.ts';
import { type Effects, runEffects } from '#flow/runEffects.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { changedBy } from '#platform/records/changed.ts';
import { completeIfDelivered, fulfilmentFields } from '../order/public.ts';
import { moveProject, type ProjectRow } from '../records/public.ts';
import type { acceptanceFlow } from './acceptanceFlow.ts';
import type { AcceptanceRow } from './acceptanceRows.ts';
import { acceptanceRow } from './lockedAcceptance.ts';
import { assignersOf, tellBuyers, tellOf } from './tellOfAcceptance.ts';

/** An acceptance with its purchase. */
interface Found {
  row: AcceptanceRow;
  project: ProjectRow;
}

interface Taken {
  /** Columns of the acceptance to change beside the status. */
  fields?: Omit<Updateable<Tables['acceptance']>, 'status' | 'version'>;
  /** What goes into the log of the purchase. */
  said: string;
}

/**
 * Takes a checked step of a locked acceptance, whose lines are written already: sets its state, lets its purchase follow, and runs the
 * effects.
 * @returns the acceptance after it
 */
export async function takeAcceptanceStep(
  step: StepOf<typeof acceptanceFlow>,
  { row: { companyId, id, status }, project }: Found,
  { fields, said }: Taken,
  context: Context,
): Promise<AcceptanceRow> {
  await context.db
    .updateTable('acceptance')
    .set({ ...fields, status: stateAfter(step, status), ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id }))
    .execute();
  const row = await acceptanceRow({ companyId, id }, context);
  const after = step.purchase ? await follow(step.purchase, project, said, context) : project;
  await runEffects(step.effects, effectsOf, { row, project: after }, context);
  return row;
}

async function follow(step: StepOfPurchase, project: ProjectRow, said: string, context: Context): Promise<ProjectRow> {
  const taken = { said: said.slice(0, 500), fields: await fulfilmentFields(project, context) };
  return moveProject(step, project, taken, await callerOf(context), context);
}

/** The effects know both as they are after the step. */
const effectsOf: Effects<typeof acceptanceFlow, Found, Context> = {
  tellAssigners: async ({ row }, context) => tellOf(row, await assignersOf(row, context), 'ASSIGN', context),

  tellMembers: ({ row }, context) =>
    tellOf(
      row,
      row.members.map(({ userId }) => userId),
      'SIGN',
      context,
    ),

  /** Of what has passed as a whole nothing is to be replaced. */
  async tellBuyers({ row }, context) {
    if (row.status !== 'PASSED') await tellBuyers(row, context);
  },

  completePurchase: ({ project }, context) => completeIfDelivered(project, context),
};
