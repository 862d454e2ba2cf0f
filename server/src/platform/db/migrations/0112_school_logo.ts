import { type Kysely, sql } from 'kysely';

/** The emblem of a school is an uploaded file. It belongs to the platform if one of its users has uploaded it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company add column logo_company_id varchar(10), add column logo_id text,
    add constraint company_logo_fkey foreign key (logo_company_id, logo_id) references file,
    add constraint company_logo_check check ((logo_id is null) = (logo_company_id is null))`.execute(db);
  await sql`create index company_logo on company (logo_company_id, logo_id) where logo_id is not null`.execute(db);
}
