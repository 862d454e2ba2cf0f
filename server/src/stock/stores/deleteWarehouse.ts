import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { deleted } from '#platform/records/deleted.ts';
import { visibleStores } from './visibleStores.ts';

/** Deletes a store with its places. The foreign keys refuse it if it holds something, or something was to be put there. */
export async function deleteWarehouse(
  { path: { id } }: Input<'deleteWarehouse'>,
  context: Context,
): Promise<Output<'deleteWarehouse'>> {
  const seen = await visibleStores(context);
  const key = await seen.where('warehouse.id', '=', id).executeTakeFirst();
  if (!key) throw new Failure('missing');
  const deletion = context.db.deleteFrom('warehouse').where((eb) => eb.and(key));
  return deleted(await refusedBy(refusals, deletion.executeTakeFirst()));
}

const refusals = Object.fromEntries(
  [
    'stock_company_id_warehouse_id_fkey',
    'stock_document_company_id_warehouse_id_fkey',
    'acceptance_item_company_id_warehouse_id_fkey',
  ].map((constraint) => [constraint, () => new Failure('referenced')]),
);
