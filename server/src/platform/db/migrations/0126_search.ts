import { type Kysely, sql } from 'kysely';

/**
 * Indexes for the search of all kinds of records, and for the keywords of the lists of budget cards and documents. With data scope ALL
 * a beginning is looked for in all schools, so the company comes last.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index expenditure_keyword on expenditure using gin (grams(card_no || ' ' || card_name))`.execute(db);
  await sql`create index expenditure_card_no_start on expenditure (lower(card_no), company_id)`.execute(db);
  await sql`create index expenditure_card_name_start on expenditure (lower(card_name), company_id)`.execute(db);
  await sql`create index download_doc_name_start on download_doc (lower(doc_name), company_id)`.execute(db);
  await sql`create index supplier_credit_code_start on supplier (credit_code, company_id)`.execute(db);
  // Of a supplier that is called exactly so.
  await sql`create index supplier_credit_code_lower on supplier (lower(credit_code), company_id)`.execute(db);
}
