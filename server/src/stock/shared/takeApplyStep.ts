import type { Schemas } from '@campus-procurement/sdk';
import type { Selectable } from 'kysely';
import { type StepOf, stateAfter } from '#flow/flowTable.ts';
import { type Effects, runEffects } from '#flow/runEffects.ts';
import { reserveStock } from '#ledger/moves/reserveStock.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { ApplyRow } from './applyRows.ts';
import { planReminders } from './dueShared.ts';
import { changeApply } from './lockedApply.ts';
import type { sharedApplyFlow } from './sharedApplyFlow.ts';
import { tellOfApply } from './tellOfApply.ts';

/** Columns to change beside the status. */
type Fields = Partial<Omit<Selectable<Tables['sharedApply']>, 'status' | 'replacements'>>;

/** Takes a checked step of a locked request: sets its state, and runs the effects. @returns it as its operations answer */
export async function takeApplyStep(
  step: StepOf<typeof sharedApplyFlow>,
  apply: ApplyRow,
  fields: Fields,
  context: Context,
): Promise<Schemas['SavedSharedApply']> {
  const saved = await changeApply(apply, { ...fields, status: stateAfter(step, apply.status) }, context);
  const after = { ...apply, ...fields, status: saved.status };
  await runEffects(step.effects, effectsOf, { apply: after, before: apply }, context);
  return saved;
}

/** A step of a request, with the request after it. */
interface TakenStep {
  apply: ApplyRow;
  before: ApplyRow;
}

const effectsOf: Effects<typeof sharedApplyFlow, TakenStep, Context> = {
  reserve: ({ apply: { companyId, stockId, approvedQuantity } }, context) =>
    reserveStock({ companyId, stockId, quantity: String(approvedQuantity) }, context),

  async release({ before: { companyId, stockId, status, approvedQuantity } }, context) {
    if (status === 'APPROVED') await reserveStock({ companyId, stockId, quantity: `-${approvedQuantity}` }, context);
  },

  planReminders: ({ apply }, context) => planReminders(apply, apply.expectReturnDate, context),

  tellApplicant: ({ apply }, context) => tellOfApply(apply, 'TAKEN_OVER', context),

  tell: ({ apply }, context) => tellOfApply(apply, apply.status as 'APPROVED' | 'REJECTED' | 'ISSUED', context),
};
