import { type Kysely, sql } from 'kysely';

/**
 * The identity of this database, so that no other database claims its folder of uploaded files, and a list of every content that it has
 * written there, because only those may be deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table installation (id smallint primary key check (id = 1), identity uuid not null)`.execute(db);
  await sql`insert into installation values (1, gen_random_uuid())`.execute(db);
  await sql`create table stored_content (
    storage_key varchar(32) collate "C" primary key,
    create_time timestamptz(3) not null default now()
  )`.execute(db);
  await sql`insert into stored_content select storage_key, create_time from file`.execute(db);
}
