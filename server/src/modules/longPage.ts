import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import { type Order, ordered } from './order.ts';

/** The primary key of a row. */
export interface Key {
  companyId: string;
  id: string;
}

/** A query for rows, in any order. */
export interface Rows<Row> {
  execute(): Promise<Row[]>;
}

type Keys<DB, TB extends keyof DB> = SelectQueryBuilder<DB, TB, Key>;

/** Which page of which list is wanted. */
interface Wanted<DB, TB extends keyof DB> {
  /** Of all rows, unsorted. */
  keys: Keys<DB, TB>;
  order: Order;
  offset: number;
  size: number;
}

/**
 * Reads one page of a list that may have very many rows: the keys of the page are found first, by an index, and only its rows are
 * joined and read whole. In statements of their own, because the first are planned for what they look for, in no time since they
 * touch one table, and the second, whose joins take long to plan, have one plan for every page.
 * @param keys the keys of all rows that are found, unsorted
 * @param rowsOf the rows with the keys that it gets, with all that is shown of them
 */
export async function readLongPage<DB, TB extends keyof DB, Row extends Key, Item>(
  { current = 1, size = 10 }: { current?: number; size?: number },
  keys: Keys<DB, TB>,
  order: Order,
  rowsOf: (keys: Expression<[string, string]>) => Rows<Row>,
  toItem: (row: Row) => Item,
  context: Context,
): Promise<{ records: Item[]; total: number; current: number; size: number }> {
  const { found, total } = await findPage({ keys, order, offset: (current - 1) * size, size }, context);
  const rows = found.length === 0 ? [] : await rowsOf(tuplesOf(found)).execute();
  const places = new Map(found.map((key, place) => [textOf(key), place]));
  const placeOf = (row: Row) => places.get(textOf(row)) ?? 0;
  const records = rows.sort((one, other) => placeOf(one) - placeOf(other)).map(toItem);
  return { records, total, current, size };
}

interface FoundPage {
  found: Key[];
  total: number;
}

/** The keys of a page, and how many rows there are. A total above a thousand may be ten seconds old, if another server has changed the list. */
async function findPage<DB, TB extends keyof DB>(wanted: Wanted<DB, TB>, { db, now, totals }: Context): Promise<FoundPage> {
  const all = wanted.keys.compile();
  // Lists of what is published ask for the time, which is another one at every request; the memory itself ends soon enough.
  const key = JSON.stringify([all.sql, all.parameters.map((value) => (value === now ? 'now' : value))]);
  let total = totals.recall(key);
  if (total === null) {
    const few = await amongFew(wanted, totals.countedAlways, db);
    if (few.total <= totals.countedAlways) return few;
    const { rows } = await count(wanted.keys).execute(db);
    total = rows[0]?.total ?? 0;
    totals.remember(key, total);
  }
  return { found: await inOrder(wanted, total), total };
}

/** One statement where there are few: it finds and counts them all, no further than one more than `most`, and sorts what it has found. */
async function amongFew<DB, TB extends keyof DB>(
  { keys, order, offset, size }: Wanted<DB, TB>,
  most: number,
  db: Context['db'],
): Promise<FoundPage> {
  const columns = order.map(({ column }, place) => sql.ref(column).as(`by${place}`));
  const few = keys.select(columns).limit(sql.lit(most + 1));
  const sorting = order.map((by, place) => ({ ...by, column: `by${place}` }));
  const { rows } = await sql<Key & { total: number }>`select company_id, id, count(*) over () as total from (${few}) as found
    order by ${ordered(sorting)} limit ${sql.lit(size)} offset ${offset}`.execute(db);
  const [first] = rows;
  if (first || offset === 0) return { found: rows, total: first?.total ?? 0 };
  const counted = await count(few).execute(db);
  return { found: [], total: counted.rows[0]?.total ?? 0 };
}

/** Where there are many, an index has them in order; a page behind the middle is looked for from the end. */
async function inOrder<DB, TB extends keyof DB>({ keys, order, offset, size }: Wanted<DB, TB>, total: number): Promise<Key[]> {
  const isBackward = offset > total / 2;
  const limit = Math.min(size, total - offset);
  if (limit <= 0) return [];
  const skipped = isBackward ? total - offset - limit : offset;
  const page = keys
    .orderBy(ordered(order, isBackward))
    .limit(sql.lit(limit))
    .$if(skipped > 0, (some) => some.offset(skipped));
  const found = await page.execute();
  return isBackward ? found.reverse() : found;
}

function count<DB, TB extends keyof DB, Row>(keys: SelectQueryBuilder<DB, TB, Row>): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`select count(*) as total from (${keys}) as found`;
}

/** The keys as a list for `in`. Behind `select`, the planner does not see how many there are, so that it keeps one plan for any number. */
function tuplesOf(keys: Key[]): Expression<[string, string]> {
  const companyIds = keys.map(({ companyId }) => companyId);
  const ids = keys.map(({ id }) => id);
  return sql`(select * from unnest((select ${companyIds}::text[]), (select ${ids}::text[])))`;
}

function textOf({ companyId, id }: Key): string {
  return `${companyId} ${id}`;
}
