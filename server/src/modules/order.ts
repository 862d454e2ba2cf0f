import { type RawBuilder, sql } from 'kysely';

/**
 * The order of a list: by a column as the request says, rows that are alike by their id. The id goes in the same direction, so that
 * one index serves both.
 */
export function orderOf(table: string, sort: `${string},${'asc' | 'desc'}`): RawBuilder<unknown> {
  const [column, direction] = sort.split(',');
  const way = direction === 'desc' ? sql`desc` : sql`asc`;
  return sql`${sql.ref(`${table}.${column}`)} ${way}, ${sql.ref(`${table}.id`)} ${way}`;
}
