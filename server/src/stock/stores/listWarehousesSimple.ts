import type { Input, Output } from '@campus-procurement/sdk';
import { idsAtAndBelow } from '#platform/auth/deptReach.ts';
import type { Context } from '#platform/context/context.ts';
import { isAmong } from './isAmong.ts';
import { warehouseRows } from './warehouseRows.ts';

/** Lists the enabled stores of the caller's school, for forms that choose one. */
export async function listWarehousesSimple(
  { query = {} }: Input<'listWarehousesSimple'>,
  context: Context,
): Promise<Output<'listWarehousesSimple'>> {
  const { db, session } = context;
  let found = db
    .selectFrom('warehouse')
    .select(['warehouse.companyId', 'warehouse.id'])
    .where((eb) => eb.and({ 'warehouse.companyId': session.companyId, 'warehouse.status': 'ENABLED' }));
  if (query.deptId !== undefined) found = found.where(isAmong('warehouse.deptId', await idsAtAndBelow(db, query.deptId)));
  const rows = await warehouseRows(found.$asTuple('companyId', 'id'), context)
    .orderBy('warehouse.warehouseCode')
    .limit(500)
    .execute();
  return rows.map(({ id, warehouseName, warehouseType, deptName, keepers, locations }) => ({
    id,
    warehouseName,
    warehouseType,
    deptName,
    keeperNames: keepers.map(({ name }) => name),
    locations,
  }));
}
