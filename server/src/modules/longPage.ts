import { type CompiledQuery, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import { isPlannedAnew } from '../db/namedStatements.ts';
import { type Order, ordered } from './order.ts';
import { type FoundKeys, type RowsOf, readRows } from './pageRows.ts';
import { isFrom, Places, type Sorted, sortedBy } from './places.ts';

/** The primary key of a row. */
export interface Key {
  companyId: string;
  id: string;
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
 * joined and read whole.
 * @param keys the keys of all rows that are found, unsorted
 * @param rowsOf the rows of keys; what they are sorted by has the same name in both
 */
export async function readLongPage<DB, TB extends keyof DB, Row extends Key, Item>(
  { current = 1, size = 10 }: { current?: number; size?: number },
  keys: Keys<DB, TB>,
  order: Order,
  rowsOf: RowsOf<Row>,
  toItem: (row: Row) => Item,
  context: Context,
): Promise<{ records: Item[]; total: number; current: number; size: number }> {
  const { found, total } = await findPage({ keys, order, offset: (current - 1) * size, size }, context);
  const rows = found ? await readRows(rowsOf, found, order, context.db) : [];
  return { records: rows.map(toItem), total, current, size };
}

/** Null where a page has none. */
type Found = FoundKeys | null;

interface FoundPage {
  found: Found;
  total: number;
}

/** What is remembered of a long list. */
interface Known {
  total: number;
  places: Places;
}

/** The keys of a page, and how many rows there are. A total above a thousand may be ten seconds old, if another server has changed the list. */
async function findPage<DB, TB extends keyof DB>(wanted: Wanted<DB, TB>, { db, now, totals }: Context): Promise<FoundPage> {
  const all = wanted.keys.compile();
  // Lists of what is published ask for the time, which is another one at every request; the memory itself ends soon enough.
  const key = JSON.stringify([all.sql, all.parameters.map((value) => (value === now ? 'now' : value))]);
  let known = totals.recall<Known>(key);
  if (known === null) {
    const few = await amongFew(wanted, totals.countedAlways, db);
    if (few.total <= totals.countedAlways) return few;
    const { rows } = await count(wanted.keys).execute(db);
    known = { total: rows[0]?.total ?? 0, places: new Places() };
    totals.remember(key, known);
  }
  return { found: await inOrder(wanted, known, all, db), total: known.total };
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
  if (first || offset === 0) return { found: tuplesOf(rows), total: first?.total ?? 0 };
  const counted = await count(few).execute(db);
  return { found: null, total: counted.rows[0]?.total ?? 0 };
}

/**
 * Where there are many, an index has them in order; a page behind the middle is looked for from the end, any page from where one before
 * it is known to begin. Keys at either end are left to the statement that reads their rows. All others are found before, because
 * PostgreSQL would plan it for each page anew, and the joins of rows take five times as long to plan as to read.
 */
async function inOrder<DB, TB extends keyof DB>(
  { keys, order, offset, size }: Wanted<DB, TB>,
  { total, places }: Known,
  all: CompiledQuery,
  db: Context['db'],
): Promise<Found> {
  const limit = Math.min(size, total - offset);
  if (limit <= 0) return null;
  const isLate = offset > total / 2;
  const toEnd = isLate ? total - offset - limit : offset;
  if (toEnd === 0 && !isPlannedAnew(all.sql)) {
    const page = keys.orderBy(ordered(order, isLate)).limit(sql.lit(limit));
    return { keys: page.$asTuple('companyId', 'id'), text: `${all.sql} ${limit} ${isLate}`, parameters: all.parameters };
  }
  const place = places.before(order, offset);
  const start = place && offset - place.offset <= toEnd ? place : null;
  const isBackward = isLate && start === null;
  const skipped = start ? offset - start.offset : toEnd;
  const page = (start ? keys.where(isFrom(start, order)) : keys)
    .select(order.map(({ column }, at) => sql.ref(column).as(`by${at}`)))
    .orderBy(ordered(order, isBackward))
    .limit(sql.lit(limit))
    .$if(skipped > 0, (some) => some.offset(skipped));
  // Outside, so that nothing is written as text that is skipped.
  const { rows: found } = await sql<Key & Sorted>`select company_id, id, ${sortedBy(order)} from (${page}) as page`.execute(db);
  const first = found.at(isBackward ? -1 : 0);
  if (first && found.length === limit) places.add(order, offset, first);
  return tuplesOf(found);
}

function count<DB, TB extends keyof DB, Row>(keys: SelectQueryBuilder<DB, TB, Row>): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`select count(*) as total from (${keys}) as found`;
}

/** The keys as a list for `in`. Behind `select`, the planner does not see how many there are, so that it keeps one plan for any number. */
function tuplesOf(found: Key[]): Found {
  if (found.length === 0) return null;
  const parameters = [found.map(({ companyId }) => companyId), found.map(({ id }) => id)];
  const [companyIds, ids] = parameters;
  return { keys: sql`(select * from unnest((select ${companyIds}::text[]), (select ${ids}::text[])))`, text: 'keys', parameters };
}
