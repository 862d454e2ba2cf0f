import { type Kysely, sql } from 'kysely';

/** What happens to a record by itself, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table due_event (
    company_id varchar(10) not null references company,
    kind text not null check (kind in ('PROJECT_FUNDS', 'PROJECT_DRAFT')),
    subject_id text not null,
    due_at timestamptz(3) not null,
    -- Later than due_at if it failed and is tried again.
    try_at timestamptz(3) not null,
    primary key (company_id, kind, subject_id)
  )`.execute(db);
  await sql`create index due_event_try_at on due_event (try_at)`.execute(db);
}
