import type { Schemas } from '@campus-procurement/sdk';
import type { Updateable } from 'kysely';
import { callerOf } from '#flow/addEvent.ts';
import { type StepOf, type StepOfPurchase, stateAfter } from '#flow/flowTable.ts';
import { type Effects, runEffects } from '#flow/runEffects.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { changedBy } from '#platform/records/changed.ts';
import { completeIfDelivered, fulfilmentFields } from '#purchase/order/public.ts';
import { moveProject, type ProjectRow } from '#purchase/records/public.ts';
import type { DocumentRow } from './documentRows.ts';
import { postDocument, releaseReserved } from './postDocument.ts';
import type { stockDocumentFlow } from './stockDocumentFlow.ts';
import { tellConfirmers } from './tellConfirmers.ts';

/** A document with the purchase whose goods come in, both locked. */
interface Locked {
  document: DocumentRow;
  project: ProjectRow | null;
}

interface Taken {
  /** Columns to change beside the status. */
  fields: Omit<Updateable<Tables['stockDocument']>, 'status'>;
  /** What goes into the log of the purchase. */
  said: string;
}

/** Takes a checked step of a document: sets its state, lets its purchase follow, and runs the effects. @returns it as its operations answer */
export async function takeDocumentStep(
  step: StepOf<typeof stockDocumentFlow>,
  { document, project }: Locked,
  { fields, said }: Taken,
  context: Context,
): Promise<Schemas['SavedStockDocument']> {
  const { companyId, id, status } = document;
  const saved = await context.db
    .updateTable('stockDocument')
    .set({ ...fields, status: stateAfter(step, status), ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id }))
    .returning(['id', 'docCode', 'status', 'version'])
    .executeTakeFirstOrThrow();
  const after = step.purchase && project ? await follow(step.purchase, project, said, context) : project;
  await runEffects(step.effects, effectsOf, { document, project: after }, context);
  return saved;
}

async function follow(step: StepOfPurchase, project: ProjectRow, said: string, context: Context): Promise<ProjectRow> {
  const taken = { said, fields: await fulfilmentFields(project, context) };
  return moveProject(step, project, taken, await callerOf(context), context);
}

/** The effects know a document as it was before the step. */
const effectsOf: Effects<typeof stockDocumentFlow, Locked, Context> = {
  moveStock: ({ document, project }, context) => postDocument(document, project?.deptId ?? document.deptId, context),

  release: ({ document }, context) => releaseReserved(document, context),

  tellKeepers: ({ document }, context) => tellConfirmers(document, context),

  async completePurchase({ project }, context) {
    if (project !== null) await completeIfDelivered(project, context);
  },
};
