import { type Expression, type SqlBool, sql } from 'kysely';

/** In a query about the table `menu`: whether the entry, and every one above it, is switched on for a school. */
export function isSwitchedOn(companyId: string | Expression<string>) {
  return sql<SqlBool>`not exists (select from menus_off(${companyId}) as off where off.id = ${sql.ref('menu.id')})`;
}
