import type { Input, Output } from '@campus-procurement/sdk';
import { idsAtAndBelow } from '#platform/auth/deptReach.ts';
import type { Context } from '#platform/context/context.ts';
import { containing } from '#platform/lists/like.ts';
import { orderOf } from '#platform/lists/order.ts';
import { readPage } from '#platform/lists/page.ts';
import { isAmong } from './isAmong.ts';
import { visibleStores } from './visibleStores.ts';
import { toWarehouse, warehouseRows } from './warehouseRows.ts';

/** Returns one page of stores, by code. */
export async function queryWarehousePage(
  { query = {} }: Input<'queryWarehousePage'>,
  context: Context,
): Promise<Output<'queryWarehousePage'>> {
  const { keyword, warehouseType, status, deptId } = query;
  let found = await visibleStores(context);
  if (warehouseType !== undefined) found = found.where('warehouse.warehouseType', '=', warehouseType);
  if (status !== undefined) found = found.where('warehouse.status', '=', status);
  if (deptId !== undefined) found = found.where(isAmong('warehouse.deptId', await idsAtAndBelow(context.db, deptId)));
  if (keyword !== undefined) {
    const pattern = containing(keyword);
    found = found.where((eb) =>
      eb.or([eb('warehouse.warehouseCode', 'ilike', pattern), eb('warehouse.warehouseName', 'ilike', pattern)]),
    );
  }
  return readPage(
    query,
    found,
    orderOf('warehouse', 'warehouseCode,asc'),
    (keys) => warehouseRows(keys, context),
    (row) => toWarehouse(row, context),
    context,
  );
}
