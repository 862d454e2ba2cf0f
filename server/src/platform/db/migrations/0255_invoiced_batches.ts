import { type Kysely, sql } from 'kysely';

/** A part of an invoice may be for one batch of its purchase. An invoice has each batch once, and the purchase as a whole once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoice_part
    add column acceptance_id text,
    drop constraint invoice_part_pkey,
    add constraint invoice_part_unique unique nulls not distinct (company_id, project_id, invoice_id, acceptance_id),
    add constraint invoice_part_acceptance_fkey foreign key (company_id, acceptance_id) references acceptance`.execute(db);
  await sql`create index invoice_part_acceptance on invoice_part (company_id, acceptance_id)`.execute(db);
}
