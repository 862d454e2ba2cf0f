import { type Kysely, sql } from 'kysely';
import { tracked } from '../schema/tracked.ts';

/** Holidays and worked days of a school, on top of those of the state. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table school_calendar (
    company_id varchar(10) not null references company,
    year integer not null,
    days jsonb not null check (jsonb_typeof(days) = 'array'),
    ${tracked},
    primary key (company_id, year)
  )`.execute(db);
}
