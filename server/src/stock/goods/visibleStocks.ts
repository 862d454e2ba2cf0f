import { dayOf } from '@campus-procurement/sdk/time';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { deptsWithinScope } from '#platform/auth/deptReach.ts';
import type { Reader } from '#platform/context/context.ts';
import { isKeeper, visibleStores } from '../stores/public.ts';

/** Goods that expire within so many days are shown as expiring. */
const expiringDays = 90;

/** Selects the stocks within the caller's data scope: those in the stores that the caller sees, and those of the departments. */
export async function visibleStocks(reader: Reader) {
  const { db, session, role } = reader;
  const stocks = db.selectFrom('stock');
  if (role.dataScope === 'ALL') return stocks;
  const ofSchool = stocks.where('stock.companyId', '=', session.companyId);
  const depts = await deptsWithinScope(reader);
  if (depts === null) return ofSchool;
  const stores = (await visibleStores(reader)).clearSelect().select('warehouse.id');
  if (isKeeper(reader)) return ofSchool.where('stock.warehouseId', 'in', stores);
  const owners = depts.size > 0 ? [...depts] : [role.deptId];
  return ofSchool.where((eb) => eb.or([eb('stock.warehouseId', 'in', stores), eb('stock.ownerDeptId', 'in', owners)]));
}

export type FoundStocks = Awaited<ReturnType<typeof visibleStocks>>;

/** A condition: there is less than there should be. */
export const isLow = sql<SqlBool>`coalesce(stock.quantity < stock.min_quantity, false)`;

/** A condition: what is there expires soon, or has expired. */
export function isExpiring(now: Date): RawBuilder<SqlBool> {
  const last = dayOf(new Date(now.getTime() + expiringDays * 24 * 3600_000));
  return sql<SqlBool>`coalesce(stock.quantity > 0 and stock.expire_date <= ${last}::date, false)`;
}
