import { type Kysely, sql } from 'kysely';

/** How often menus, their switches, or roles and what they hold have changed: what a server remembers of them is tied to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table access_version (id smallint primary key check (id = 1), version bigint not null)`.execute(db);
  await sql`insert into access_version values (1, 1)`.execute(db);
}
