import type { Input, Output } from '@campus-procurement/sdk';
import { ifUnused, refuseUsed } from '#flow/refuseUsed.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { deleted } from '#platform/records/deleted.ts';
import { visibleStores } from './visibleStores.ts';

/** Deletes a store with its places. Refused if it holds something, or something was to be put there or sent there. */
export async function deleteWarehouse(
  { path: { id } }: Input<'deleteWarehouse'>,
  context: Context,
): Promise<Output<'deleteWarehouse'>> {
  const seen = await visibleStores(context);
  const key = await seen.where('warehouse.id', '=', id).executeTakeFirst();
  if (!key) throw new Failure('missing');
  const deletion = context.db.deleteFrom('warehouse').where((eb) => eb.and(key));
  await refuseUsed({ table: 'warehouse', key: { company_id: key.companyId, id } }, context);
  return deleted(await ifUnused(deletion.executeTakeFirst()));
}
