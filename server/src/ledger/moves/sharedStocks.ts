import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '#platform/context/context.ts';

/** Of a `stock`: what is approved for others and not issued yet. */
export const promised = sql<string>`(select coalesce(sum(waiting.approved_quantity), 0)::numeric(15,3) from shared_apply as waiting
  where waiting.company_id = stock.company_id and waiting.stock_id = stock.id and waiting.status = 'APPROVED')`;

/** Of a `stock`: what other departments may ask for. What is lent has left both figures already. */
export const offered = sql<string>`greatest(0, least(stock.shared_quantity - ${promised}, stock.quantity - stock.locked_quantity))::numeric(15,3)`;

/** A condition: a `stock` is of the caller's own department, or in a store that they keep. They need not ask for it. */
export function isOwnStock({ session: { userId }, role: { deptId } }: Reader): RawBuilder<SqlBool> {
  return sql<SqlBool>`(stock.owner_dept_id = ${deptId} or exists (select from warehouse_keeper as kept
    where kept.company_id = stock.company_id and kept.warehouse_id = stock.warehouse_id and kept.user_id = ${userId}))`;
}

/** A condition: a `stock` has not expired by a day. @param day `YYYY-MM-DD` */
export const isFresh = (day: string) => sql<SqlBool>`coalesce(stock.expire_date >= ${day}::date, true)`;
