import { type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { countedAlways } from '../totals.ts';
import { type Order, ordered } from './order.ts';

/** The primary key of a row. */
export interface Key {
  companyId: string;
  id: string;
}

export interface Sortable<Row> {
  orderBy(order: RawBuilder<unknown>): { execute(): Promise<Row[]> };
}

/**
 * Reads one page of a list that may have very many rows: the keys of the page are found first, by an index, and only its rows are
 * joined and read whole; a page behind the middle is looked for from the end.
 * @param keys the keys of all rows that are found, unsorted
 * @param rowsOf the rows with the keys that it gets, with all that is shown of them
 */
export async function readLongPage<DB, TB extends keyof DB, Row, Item>(
  { current = 1, size = 10 }: { current?: number; size?: number },
  keys: SelectQueryBuilder<DB, TB, Key>,
  order: Order,
  rowsOf: (keys: Expression<[string, string]>) => Sortable<Row>,
  toItem: (row: Row) => Item,
  context: Context,
): Promise<{ records: Item[]; total: number; current: number; size: number }> {
  const total = await totalOf(keys, context);
  const offset = (current - 1) * size;
  const isBackward = total > countedAlways && offset > total / 2;
  const limit = Math.min(size, total - offset);
  if (limit <= 0) return { records: [], total, current, size };
  const skipped = isBackward ? total - offset - limit : offset;
  const page = keys
    .orderBy(ordered(order, isBackward))
    .limit(sql.lit(limit))
    .$if(skipped > 0, (some) => some.offset(skipped));
  const rows = await rowsOf(page.$asTuple('companyId', 'id')).orderBy(ordered(order)).execute();
  return { records: rows.map(toItem), total, current, size };
}

/** How many rows there are. A total above a thousand may be ten seconds old, if another server has changed the list. */
async function totalOf<DB, TB extends keyof DB>(keys: SelectQueryBuilder<DB, TB, Key>, { db, now, totals }: Context) {
  const some = count(keys.limit(sql.lit(countedAlways + 1))).compile(db);
  // Lists of what is published ask for the time, which is another one at every request; the memory itself ends soon enough.
  const key = JSON.stringify([some.sql, some.parameters.map((value) => (value === now ? 'now' : value))]);
  const known = totals.recall(key);
  if (known !== null) return known;
  const counted = await totalIn(db, some);
  if (counted <= countedAlways) return counted;
  const all = await totalIn(db, count(keys).compile(db));
  totals.remember(key, all);
  return all;
}

function count<DB, TB extends keyof DB>(keys: SelectQueryBuilder<DB, TB, Key>) {
  return sql<{ total: number }>`select count(*) as total from (${keys}) as found`;
}

async function totalIn(db: Kysely<Tables>, query: Parameters<typeof db.executeQuery<{ total: number }>>[0]): Promise<number> {
  const { rows } = await db.executeQuery<{ total: number }>(query);
  const [row] = rows;
  if (!row) throw new Error('A count answered nothing');
  return row.total;
}
