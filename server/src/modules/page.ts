/** A sorted query, of which a part can be read. */
interface Sorted<Row> {
  limit(count: number): Sorted<Row>;
  offset(count: number): Sorted<Row>;
  execute(): Promise<Row[]>;
}

/** A query that counts. */
interface Counted {
  executeTakeFirstOrThrow(): Promise<{ total: number }>;
}

/**
 * Reads one page of a list.
 * @param counted how many rows there are
 * @param sorted all of them, in an order that tells any two apart, so that no row is on two pages
 */
export async function readPage<Row, Item>(
  { current = 1, size = 10 }: { current?: number; size?: number },
  counted: Counted,
  sorted: Sorted<Row>,
  toItem: (row: Row) => Item,
): Promise<{ records: Item[]; total: number; current: number; size: number }> {
  const { total } = await counted.executeTakeFirstOrThrow();
  const rows = await sorted
    .limit(size)
    .offset((current - 1) * size)
    .execute();
  return { records: rows.map(toItem), total, current, size };
}
