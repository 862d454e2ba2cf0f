import { type Kysely, sql } from 'kysely';

/**
 * Menu entries that are switched off for a school. An entry below one that is off is off too, so every query would have to walk up the
 * menu; this function does it in one place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table menu_switch (
    company_id varchar(10) not null,
    menu_company_id varchar(10) not null check (menu_company_id = '0'),
    menu_id text not null,
    enabled boolean not null,
    by_platform boolean not null,
    reason varchar(200),
    update_time timestamptz(3) not null,
    update_by_name varchar(50),
    primary key (company_id, menu_company_id, menu_id),
    constraint menu_switch_company_fkey foreign key (company_id) references company,
    constraint menu_switch_menu_fkey foreign key (menu_company_id, menu_id) references menu on delete cascade
  )`.execute(db);
  await sql`create index menu_switch_menu on menu_switch (menu_company_id, menu_id)`.execute(db);
  await sql`create index menu_parent on menu (company_id, parent_id)`.execute(db);
  await sql`create function menu_is_on(school varchar, entry text) returns boolean language sql stable as $$
    with recursive above as (
      select id, parent_id from menu where company_id = '0' and id = entry
      union
      select menu.id, menu.parent_id from menu join above on menu.company_id = '0' and menu.id = above.parent_id
    )
    select not exists (
      select from menu_switch
      where company_id = school and menu_company_id = '0' and not enabled and menu_id in (select id from above)
    )
  $$`.execute(db);
}
