import { type RawBuilder, sql } from 'kysely';

/** A column of an order, as `table.column`. */
export interface Sorting {
  column: string;
  direction: 'asc' | 'desc';
  /** Rows without a value are last when it descends, and so first when it ascends. */
  isNullable?: boolean;
}

/** What a list is sorted by. The last column tells any two rows apart, so that no row is on two pages. */
export type Order = Sorting[];

/**
 * The order of a list: by a column as the request says, rows that are alike by their id. The id goes in the same direction, so that
 * one index serves both ways.
 * @param nullable the columns that may lack a value
 */
export function orderOf(table: string, sort: `${string},${'asc' | 'desc'}`, nullable: string[] = []): Order {
  const [column, direction] = sort.split(',') as [string, 'asc' | 'desc'];
  return [
    { column: `${table}.${column}`, direction, isNullable: nullable.includes(column) },
    { column: `${table}.id`, direction },
  ];
}

/** An order for `orderBy`. @param isBackward from the last row to the first */
export function ordered(order: Order, isBackward = false): RawBuilder<unknown> {
  const terms = order.map(({ column, direction, isNullable }) => {
    const descends = (direction === 'desc') !== isBackward;
    const nulls = !isNullable ? sql`` : descends ? sql` nulls last` : sql` nulls first`;
    return sql`${sql.ref(column)} ${descends ? sql`desc` : sql`asc`}${nulls}`;
  });
  return sql.join(terms);
}
