import { type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../context/context.ts';
import type { Tables } from '../db/tables.ts';
import { type Order, ordered } from './order.ts';

/** The primary key of a row. */
export interface Key {
  companyId: string;
  id: string;
}

/** Some keys as a list for `in`. */
export type KeyList = Expression<[string, string]>;

/** A condition: the primary key of a row is one of some keys. @param table what the query calls the table */
export function hasKey(table: string, keys: KeyList): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${table}.companyId`)}, ${sql.ref(`${table}.id`)}) in ${keys}`;
}

/** Makes the query that reads the rows for some keys, with all columns to show. */
export type RowsOf<Row> = (
  keys: KeyList,
  db: Kysely<Tables>,
) => { orderBy(order: RawBuilder<unknown>): { execute(): Promise<Row[]> } };

type Keys<DB, TB extends keyof DB> = SelectQueryBuilder<DB, TB, Key>;

/**
 * Reads one page of a list, which may have 100,000 rows. A first statement finds the keys of the page with an index, a second one reads
 * their rows: its joins take longer to plan than to run, and its plan is the same for every page. A page in the second half of the list is
 * counted from the end, so that fewer keys are skipped. A total above a thousand may be ten seconds old if another server, or an operation
 * of another group, has changed the list.
 * @param keys the keys of all matching rows, unsorted
 * @param rowsOf reads the rows of keys; the columns of the order must have the same names in both queries
 */
export async function readPage<DB, TB extends keyof DB, Row, Item>(
  { current = 1, size = 10 }: { current?: number; size?: number },
  keys: Keys<DB, TB>,
  order: Order,
  rowsOf: RowsOf<Row>,
  toItem: (row: Row) => Item,
  context: Context,
): Promise<{ records: Item[]; total: number; current: number; size: number }> {
  const total = await totalOf(keys, context);
  const offset = (current - 1) * size;
  const limit = Math.min(size, total - offset);
  if (limit <= 0) return { records: [], total, current, size };
  const isLate = offset > total / 2;
  const skipped = isLate ? total - offset - limit : offset;
  const found = await keys.orderBy(ordered(order, isLate)).limit(sql.lit(limit)).offset(skipped).execute();
  const rows = await rowsOf(listOf(found), context.db).orderBy(ordered(order)).execute();
  return { records: rows.map(toItem), total, current, size };
}

/** A key for what is counted or summed up of a query. */
export function keyOf(query: { compile(): { sql: string; parameters: readonly unknown[] } }): string {
  const { sql: text, parameters } = query.compile();
  return JSON.stringify([text, parameters]);
}

async function totalOf<DB, TB extends keyof DB>(keys: Keys<DB, TB>, { db, totals }: Context): Promise<number> {
  const key = keyOf(keys);
  const counting = async () => (await count(keys).execute(db)).rows[0]?.total ?? 0;
  return totals.read(key, counting, (total) => total);
}

function count<DB, TB extends keyof DB>(keys: Keys<DB, TB>): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`select count(*) as total from (${keys}) as found`;
}

/** Returns keys as a list for `in`. The `select` hides their number from the planner, so that it keeps one plan for any number. */
function listOf(keys: Key[]): KeyList {
  const [companyIds, ids] = [keys.map(({ companyId }) => companyId), keys.map(({ id }) => id)];
  return sql`(select * from unnest((select ${companyIds}::text[]), (select ${ids}::text[])))`;
}
