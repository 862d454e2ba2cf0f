import type { SelectQueryBuilder } from 'kysely';

/** A sorted query that can be limited. */
interface Sorted<Row> {
  limit(count: number): Sorted<Row>;
  offset(count: number): Sorted<Row>;
  execute(): Promise<Row[]>;
}

/**
 * Reads one page of a list and counts all its rows. Columns are computed for skipped rows, too: a list that is long needs `readPage`.
 * @param found the rows of the list, with nothing selected
 * @param sorted the same rows with the columns to show, in an order with a unique last column, so that no row is on two pages
 */
export async function readPageAtOnce<DB, TB extends keyof DB, Row, Item>(
  { current = 1, size = 10 }: { current?: number; size?: number },
  found: SelectQueryBuilder<DB, TB, object>,
  sorted: Sorted<Row>,
  toItem: (row: Row) => Item,
): Promise<{ records: Item[]; total: number; current: number; size: number }> {
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  const rows = await sorted
    .limit(size)
    .offset((current - 1) * size)
    .execute();
  return { records: rows.map(toItem), total, current, size };
}
