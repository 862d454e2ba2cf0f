import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { staleBy } from '#platform/failure/staleBy.ts';
import { changedBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { storeDept } from './storeDept.ts';
import { storeConstraints, storeKeepers, storeLocations } from './storeParts.ts';
import { isKeeper, visibleStores } from './visibleStores.ts';

/** Changes the fields that are sent. Keepers change neither keepers nor kind nor department of their stores. */
export async function updateWarehouse(
  { path: { id }, body }: Input<'updateWarehouse'>,
  context: Context,
): Promise<Output<'updateWarehouse'>> {
  const { version, keeperIds, locations, ...fields } = body;
  const store = await lockedStore(id, context);
  const { companyId } = store;
  if (store.version !== version) throw staleBy(store.updateByName, store.updateTime, context.now);
  const settled = keeperIds ?? fields.warehouseType ?? fields.deptId;
  if (settled !== undefined && isKeeper(context)) throw new Failure('forbidden');
  if (fields.deptId !== undefined && (await storeDept(fields.deptId, context)).companyId !== companyId) {
    throw invalid({ field: 'deptId', rule: 'exists' });
  }
  const change = context.db
    .updateTable('warehouse')
    .set({ ...fields, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id }))
    .execute();
  await refusedBy(storeConstraints, change);
  if (keeperIds !== undefined || fields.warehouseType !== undefined) {
    const kept = keeperIds ?? (await keepersOf(store, context));
    await storeKeepers(store, fields.warehouseType ?? store.warehouseType, kept, context);
  }
  if (locations !== undefined) await storeLocations(store, locations, context);
  return true;
}

async function lockedStore(id: string, context: Context) {
  const seen = await visibleStores(context);
  const known = await seen.where('warehouse.id', '=', id).executeTakeFirst();
  if (!known) throw new Failure('missing');
  const store = await context.db
    .selectFrom('warehouse')
    .select(['companyId', 'id', 'warehouseType', 'version', 'updateTime', 'updateByName'])
    .where((eb) => eb.and(known))
    .forUpdate()
    .executeTakeFirst();
  if (!store) throw new Failure('missing');
  return store;
}

async function keepersOf({ companyId, id }: { companyId: string; id: string }, { db }: Context): Promise<string[]> {
  const rows = await db
    .selectFrom('warehouseKeeper')
    .select('userId')
    .where((eb) => eb.and({ companyId, warehouseId: id }))
    .execute();
  return rows.map(({ userId }) => userId);
}
