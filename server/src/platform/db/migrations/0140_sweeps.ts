import { type Kysely, sql } from 'kysely';

/** When a server of this installation last looked for what is due, and since when to when none did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sweep_beat (
    is_only boolean primary key default true check (is_only),
    time timestamptz(3) not null
  )`.execute(db);
  await sql`create table sweep_gap (
    start_time timestamptz(3) primary key,
    end_time timestamptz(3) not null check (end_time > start_time)
  )`.execute(db);
}
