import { type Kysely, sql } from 'kysely';

/** Menu entries that come and go with a switch of the school: while it is off, they are off with all below them, and so are their codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table menu add column flag_key varchar(100)`.execute(db);
  await sql`create index menu_flag on menu (flag_key) where flag_key is not null`.execute(db);
  await sql`create or replace function menus_off(school varchar) returns table (id text) language sql stable rows 10 as $$
    with recursive off as (
      (select menu_id as id from menu_switch where company_id = school and menu_company_id = '0' and not enabled
      union
      select menu.id from menu
        left join character_parameter as parameter on parameter.param_key = menu.flag_key and parameter.status = 'ENABLED'
        left join character_value as own on own.param_key = parameter.param_key and own.company_id = school
      where menu.company_id = '0' and menu.flag_key is not null
        -- The platform has all of it, for those who manage menus and roles.
        and school <> '0' and coalesce(own.param_value, parameter.param_value, 'N') <> 'Y')
      union
      select menu.id from menu join off on menu.company_id = '0' and menu.parent_id = off.id
    )
    select off.id from off
  $$`.execute(db);
}
