import { type Kysely, sql } from 'kysely';

/**
 * Menu entries that vanish while a switch of the school is on. To request purchases is a code of its own, held by the pages that begin
 * one; who has a draft goes on with it whatever the switches say.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table menu add column off_flag_keys text[] not null default '{}'`.execute(db);
  await sql`create or replace function menus_off(school varchar) returns table (id text) language sql stable rows 10 as $$
    with recursive off as (
      (select menu_id as id from menu_switch where company_id = school and menu_company_id = '0' and not enabled
      union
      select menu.id from menu
        left join character_parameter as parameter on parameter.param_key = menu.flag_key and parameter.status = 'ENABLED'
        left join character_value as own on own.param_key = parameter.param_key and own.company_id = school
      where menu.company_id = '0' and menu.flag_key is not null
        -- The platform has all of it, for those who manage menus and roles.
        and school <> '0' and coalesce(own.param_value, parameter.param_value, 'N') <> 'Y'
      union
      select menu.id from menu
        join character_parameter as parameter on parameter.param_key = any(menu.off_flag_keys) and parameter.status = 'ENABLED'
        left join character_value as own on own.param_key = parameter.param_key and own.company_id = school
      where menu.company_id = '0' and menu.off_flag_keys <> '{}'
        and school <> '0' and coalesce(own.param_value, parameter.param_value) = 'Y')
      union
      select menu.id from menu join off on menu.company_id = '0' and menu.parent_id = off.id
    )
    select off.id from off
  $$`.execute(db);
  await sql`update menu set permission = 'purchase:project:create',
      off_flag_keys = '{whetherHideEntryNewlyCreatedProject,QLGYUniversityCharacter}'
    where company_id = '0' and route_name = 'purchase-management-sponsor'`.execute(db);
  await sql`update menu set permission = 'purchase:project:apply'
    where company_id = '0' and route_name = 'purchase-management-draft-ave'`.execute(db);
  await sql`insert into role_menu (company_id, role_id, menu_company_id, menu_id)
    select held.company_id, held.role_id, drafts.company_id, drafts.id from role_menu as held
      join menu as form on form.company_id = held.menu_company_id and form.id = held.menu_id
        and form.route_name = 'purchase-management-sponsor'
      join menu as drafts on drafts.company_id = form.company_id and drafts.route_name = 'purchase-management-draft-ave'
    on conflict do nothing`.execute(db);
}
