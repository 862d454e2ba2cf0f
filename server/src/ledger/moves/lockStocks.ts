import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';

/** A stock that nobody else changes until the end of the transaction. */
export type LockedStock = Selectable<Tables['stock']>;

/** Locks stocks in the order of their ids, so that two transactions never wait for each other. @returns what they hold, by id */
export async function lockStocks(
  companyId: string,
  ids: readonly string[],
  { db }: Pick<Context, 'db'>,
): Promise<Map<string, LockedStock>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('stock')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
