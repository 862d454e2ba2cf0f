import type { Schemas } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import { ifUnused, refuseUsed } from '#flow/refuseUsed.ts';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';

interface Store {
  companyId: string;
  id: string;
}

/** The role of those who keep stores. */
const keeperRole = 'warehouse_keeper';
/** Hazardous goods need two keepers. */
const hazardousKeepers = 2;

/** The refusals for constraints that creating or changing a store can violate. */
export const storeConstraints = {
  warehouse_code_unique: () => invalid({ field: 'warehouseCode', rule: 'unique' }),
  warehouse_name_unique: () => invalid({ field: 'warehouseName', rule: 'unique' }),
  // Somebody has deleted it since it was read.
  warehouse_dept_fkey: () => invalid({ field: 'deptId', rule: 'exists' }),
};

/**
 * Sets the keepers of a store.
 * @throws Failure `invalid` with rule `keeper` unless they are enabled users of the school with that role, or `minItems`
 */
export async function storeKeepers(
  { companyId, id }: Store,
  warehouseType: Schemas['WarehouseType'],
  keeperIds: readonly string[],
  { db }: Context,
): Promise<void> {
  if (warehouseType === 'HAZARDOUS' && keeperIds.length < hazardousKeepers) {
    throw invalid({ field: 'keeperIds', rule: 'minItems', params: { limit: hazardousKeepers } });
  }
  const keepers = await db
    .selectFrom('userRoleDept as held')
    .innerJoin('role', (join) => join.onRef('role.companyId', '=', 'held.roleCompanyId').onRef('role.id', '=', 'held.roleId'))
    .innerJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'held.companyId').onRef('user.id', '=', 'held.userId'),
    )
    .select('held.userId')
    .distinct()
    .where((eb) => eb.and({ 'held.companyId': companyId, 'role.roleCode': keeperRole, 'role.status': 'ENABLED' }))
    .where('held.userId', 'in', [...keeperIds])
    .where('user.status', '<>', 'DISABLED')
    .execute();
  const strangers = keeperIds.flatMap((keeper, index) => (keepers.some(({ userId }) => userId === keeper) ? [] : [index]));
  if (strangers.length > 0) throw invalid(...strangers.map((index) => ({ field: `keeperIds.${index}`, rule: 'keeper' })));
  await db
    .deleteFrom('warehouseKeeper')
    .where((eb) => eb.and({ companyId, warehouseId: id }))
    .execute();
  await db
    .insertInto('warehouseKeeper')
    .values(keeperIds.map((userId) => ({ companyId, warehouseId: id, userId })))
    .execute();
}

type Place = Schemas['WarehouseLocationInput'];

/**
 * Sets the places of a store: those with an id stay, those without are new, all others are removed.
 * @throws Failure `referencedBy` if one that is removed holds something, or `invalid` with rule `exists` or `unique`
 */
export async function storeLocations(
  { companyId, id: warehouseId }: Store,
  places: readonly Place[],
  context: Context,
): Promise<void> {
  const { db } = context;
  const before = await db
    .selectFrom('warehouseLocation')
    .select('id')
    .where((eb) => eb.and({ companyId, warehouseId }))
    .execute();
  const errors = places.flatMap(({ id, locationCode }, index) => {
    if (id !== undefined && !before.some((known) => known.id === id)) return [{ field: `locations.${index}.id`, rule: 'exists' }];
    const isTaken = places.findIndex((other) => other.locationCode.toLowerCase() === locationCode.toLowerCase()) !== index;
    return isTaken ? [{ field: `locations.${index}.locationCode`, rule: 'unique' }] : [];
  });
  if (errors.length > 0) throw invalid(...errors);
  const gone = before.filter((known) => !places.some(({ id }) => id === known.id)).map(({ id }) => id);
  for (const id of gone) await refuseUsed({ table: 'warehouse_location', key: { company_id: companyId, id } }, context);
  if (gone.length > 0) {
    const removal = db.deleteFrom('warehouseLocation').where('companyId', '=', companyId).where('id', 'in', gone).execute();
    await ifUnused(removal);
  }
  // Codes may be swapped, so all give way before the new ones come.
  const kept = places.flatMap(({ id, ...place }, index) => (id === undefined ? [] : [{ id, place, gap: `~${index}` }]));
  for (const { id, gap } of kept) await setPlace({ companyId, id }, { locationCode: gap });
  for (const { id, place } of kept) await setPlace({ companyId, id }, place);
  const added = places.filter(({ id }) => id === undefined);
  if (added.length === 0) return;
  await db
    .insertInto('warehouseLocation')
    .values(added.map(({ locationCode, locationName }) => ({ companyId, id: newId(), warehouseId, locationCode, locationName })))
    .execute();

  async function setPlace(key: Store, fields: Partial<Omit<Place, 'id'>>): Promise<void> {
    await db
      .updateTable('warehouseLocation')
      .set(fields)
      .where((eb) => eb.and({ ...key }))
      .execute();
  }
}
