import { type RawBuilder, sql } from 'kysely';

/** What a list is sorted by: a column, as `table.column`, or an expression. */
export interface Sorting {
  column: string | RawBuilder<unknown>;
  direction: 'asc' | 'desc';
  /** Rows without a value come last in descending and first in ascending order. */
  isNullable?: boolean;
}

/** Names whose tables keep a key in the order of pinyin, in a column of its own. */
const keyed: ReadonlySet<string> = new Set(['name', 'companyName', 'productName', 'itemName', 'contactName', 'docName']);

/** The column that rows are sorted by: of a name its key, of anything else itself. */
export const sortedColumn = (column: string) => (keyed.has(column) ? `${column}Key` : column);

/** The order of a list. The last column is unique, so that no row is on two pages. */
export type Order = Sorting[];

/**
 * Returns the order of a list: by the column in the request, then by id. The id has the same direction, so that one index serves both ways.
 * @param nullable the columns that may have no value
 */
export function orderOf(table: string, sort: `${string},${'asc' | 'desc'}`, nullable: string[] = []): Order {
  const [column, direction] = sort.split(',') as [string, 'asc' | 'desc'];
  return [
    { column: `${table}.${sortedColumn(column)}`, direction, isNullable: nullable.includes(column) },
    { column: `${table}.id`, direction },
  ];
}

/** Returns an order for `orderBy`. @param isBackward from the last row to the first */
export function ordered(order: Order, isBackward = false): RawBuilder<unknown> {
  const terms = order.map(({ column, direction, isNullable }) => {
    const descends = (direction === 'desc') !== isBackward;
    const nulls = !isNullable ? sql`` : descends ? sql` nulls last` : sql` nulls first`;
    return sql`${typeof column === 'string' ? sql.ref(column) : column} ${descends ? sql`desc` : sql`asc`}${nulls}`;
  });
  return sql.join(terms);
}
