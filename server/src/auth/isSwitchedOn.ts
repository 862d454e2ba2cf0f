import { type Expression, type SqlBool, sql } from 'kysely';

/** In a query about the table `menu`: whether the entry, and every one above it, is switched on for a school. */
export function isSwitchedOn(companyId: string | Expression<string>) {
  return sql<SqlBool>`menu_is_on(${companyId}, ${sql.ref('menu.id')})`;
}
