import type { Schemas } from '@campus-procurement/sdk';
import type { Updateable } from 'kysely';
import { callerOf } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { changedBy } from '#platform/records/changed.ts';
import { completeIfDelivered, fulfilmentFields } from '#purchase/order/public.ts';
import { moveProject, type ProjectRow, projectFlow } from '#purchase/records/public.ts';
import type { DocumentRow } from './documentRows.ts';

/** Changes a locked document. @returns it as its operations answer */
export async function changeDocument(
  { companyId, id }: Pick<DocumentRow, 'companyId' | 'id'>,
  fields: Updateable<Tables['stockDocument']>,
  context: Context,
): Promise<Schemas['SavedStockDocument']> {
  return context.db
    .updateTable('stockDocument')
    .set({ ...fields, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id }))
    .returning(['id', 'docCode', 'status', 'version'])
    .executeTakeFirstOrThrow();
}

/** A document does not wait any more: its purchase goes on, and is completed if nothing else is to come. */
export async function settlePurchase(
  project: ProjectRow,
  step: 'confirmEntry' | 'cancelEntry',
  said: string,
  context: Context,
): Promise<void> {
  const fields = await fulfilmentFields(project, context);
  const after = await moveProject(projectFlow.row(step), project, { said, fields }, await callerOf(context), context);
  await completeIfDelivered(after, context);
}
