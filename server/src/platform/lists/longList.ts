import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Context, Reader } from '../context/context.ts';
import { type Order, ordered } from './order.ts';
import { type Key, type RowsOf, readPage } from './page.ts';

interface Page<Item> {
  records: Item[];
  total: number;
  current: number;
  size: number;
}

/** A list that may have very many rows, as one reader sees it. It can be read page by page, or from the first row to the last. */
export interface LongList<Item> {
  page(query: { current?: number; size?: number }, order: Order, context: Context): Promise<Page<Item>>;
  /** Counts the rows, but stops just above `most`. */
  count(most: number): Promise<number>;
  /**
   * Reads the rows after a key in the order of the primary key. The key of a row never changes, so a reader who goes on sees no row twice
   * and misses none while others write. @returns the rows and the key to continue with, or null after the last row
   */
  next(after: Key | null, limit: number): Promise<{ items: Item[]; last: Key | null }>;
}

/**
 * Makes a long list.
 * @param table the table of the keys
 * @param keys the keys of all matching rows, unsorted
 */
export function longList<DB, TB extends keyof DB, Row extends Key, Item>(
  table: string,
  keys: SelectQueryBuilder<DB, TB, Key>,
  rowsOf: RowsOf<Row>,
  toItems: (rows: Row[]) => Item[] | Promise<Item[]>,
  { db }: Pick<Reader, 'db'>,
): LongList<Item> {
  const key = sql`(${sql.ref(`${table}.companyId`)}, ${sql.ref(`${table}.id`)})`;
  const byKey: RawBuilder<unknown> = ordered([
    { column: `${table}.companyId`, direction: 'asc' },
    { column: `${table}.id`, direction: 'asc' },
  ]);
  return {
    async page(query, order, context) {
      const { records, ...page } = await readPage(query, keys, order, rowsOf, (row) => row, context);
      return { ...page, records: await toItems(records) };
    },
    async count(most) {
      const some = keys.limit(sql.lit(most + 1));
      const { rows } = await sql<{ total: number }>`select count(*) as total from (${some}) as found`.execute(db);
      return rows[0]?.total ?? 0;
    },
    async next(after, limit) {
      const rest = after === null ? keys : keys.where(sql<SqlBool>`${key} > (${after.companyId}, ${after.id})`);
      const some = rest.orderBy(byKey).limit(sql.lit(limit));
      const rows = await rowsOf(some.$asTuple('companyId', 'id'), db).orderBy(byKey).execute();
      const last = rows.length < limit ? undefined : rows.at(-1);
      return { items: await toItems(rows), last: last ? { companyId: last.companyId, id: last.id } : null };
    },
  };
}
