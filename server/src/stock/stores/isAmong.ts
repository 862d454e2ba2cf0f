import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** A condition: a column has one of some ids, which may be none. @param column as `table.column` */
export function isAmong(column: string, ids: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${ids}::text[])`;
}
