import { type Expression, type SqlBool, sql } from 'kysely';

/** A condition for queries on the table `menu`: the entry and all entries above it are switched on for a school. */
export function isSwitchedOn(companyId: string | Expression<string>) {
  return sql<SqlBool>`not exists (select from menus_off(${companyId}) as off where off.id = ${sql.ref('menu.id')})`;
}
