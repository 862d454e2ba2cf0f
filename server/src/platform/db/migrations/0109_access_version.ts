import { type Kysely, sql } from 'kysely';

/**
 * A version that is raised when menus, their switches, roles or their grants change. Servers remember facts about them for one version
 * only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table access_version (id smallint primary key check (id = 1), version bigint not null)`.execute(db);
  await sql`insert into access_version values (1, 1)`.execute(db);
}
