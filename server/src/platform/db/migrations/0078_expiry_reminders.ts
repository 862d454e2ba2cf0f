import { type Kysely, sql } from 'kysely';

/** Messages that a user gets once per occasion, whichever process sends them, and an index for agreements that end soon. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inbox_message add column occasion varchar(150)`.execute(db);
  await sql`create unique index inbox_message_once on inbox_message (company_id, user_id, occasion)`.execute(db);
  await sql`create index supplier_agreement_expire on supplier (company_id, agreement_expire_date)
    where agreement_expire_date is not null`.execute(db);
}
