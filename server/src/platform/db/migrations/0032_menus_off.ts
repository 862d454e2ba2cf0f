import { type Kysely, sql } from 'kysely';

/**
 * Finds the menu entries that are off once per query, walking down from the few that were switched off, instead of walking up from every
 * entry: that alone took 0.8 ms for the codes of a school administrator (measured).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function menus_off(school varchar) returns table (id text) language sql stable rows 10 as $$
    with recursive off as (
      select menu_id as id from menu_switch where company_id = school and menu_company_id = '0' and not enabled
      union
      select menu.id from menu join off on menu.company_id = '0' and menu.parent_id = off.id
    )
    select off.id from off
  $$`.execute(db);
  await sql`drop function menu_is_on(varchar, text)`.execute(db);
}
