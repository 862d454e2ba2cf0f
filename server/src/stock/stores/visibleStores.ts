import { deptsWithinScope } from '#platform/auth/deptReach.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Reader } from '#platform/context/context.ts';

/** Whether the caller sees the stores that they keep, and no others. */
export function isKeeper(reader: Reader): boolean {
  return reader.role.dataScope === 'SELF' && permitted(reader)('confirmStockDocument');
}

/** Selects the keys of the stores within the caller's data scope: those of the departments, or those that a keeper keeps. */
export async function visibleStores(reader: Reader) {
  const { db, session, role } = reader;
  const stores = db.selectFrom('warehouse').select(['warehouse.companyId', 'warehouse.id']);
  if (role.dataScope === 'ALL') return stores;
  const ofSchool = stores.where('warehouse.companyId', '=', session.companyId);
  const depts = await deptsWithinScope(reader);
  if (depts === null) return ofSchool;
  if (depts.size > 0) return ofSchool.where('warehouse.deptId', 'in', [...depts]);
  return ofSchool.where((eb) =>
    eb.exists(
      eb
        .selectFrom('warehouseKeeper as keeper')
        .select('keeper.userId')
        .whereRef('keeper.companyId', '=', 'warehouse.companyId')
        .whereRef('keeper.warehouseId', '=', 'warehouse.id')
        .where('keeper.userId', '=', session.userId),
    ),
  );
}
