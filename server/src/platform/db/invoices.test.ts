import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { testDatabase } from '#test/database.ts';
import { up } from './migrations/0242_invoices.ts';

test('each invoice of before becomes one with one part, with its seller and its file', async () => {
  const { db, close } = await testDatabase();
  const before = await db
    .selectFrom('invoice')
    .innerJoin('invoicePart as part', 'part.invoiceId', 'invoice.id')
    .select(['invoice.companyId', 'invoice.id', 'part.projectId', 'invoice.number', 'invoice.amount', 'invoice.sellerName'])
    .orderBy('invoice.id')
    .execute();
  await sql`create table project_invoice as select invoice.company_id, invoice.id, part.project_id, number, part.amount,
    invoice_date, create_time, create_by_name from invoice join invoice_part as part on part.invoice_id = invoice.id`.execute(db);
  await sql`update file_use set entity = 'projectInvoice', row_id = ${seedId('invoice', 9601)}
    where ctid = (select min(ctid) from file_use)`.execute(db);
  await sql`drop table invoice_correction, invoice_part, payment_reversal, invoice`.execute(db);
  await up(db as Kysely<unknown>);
  const after = await db
    .selectFrom('invoice')
    .innerJoin('invoicePart as part', 'part.invoiceId', 'invoice.id')
    .select(['invoice.companyId', 'invoice.id', 'part.projectId', 'invoice.number', 'invoice.amount', 'invoice.sellerName'])
    .where('invoice.voided', '=', false)
    .orderBy('invoice.id')
    .execute();
  const files = await db.selectFrom('fileUse').select('rowId').where('entity', '=', 'invoice').execute();
  await close();
  expect(after.length).toBeGreaterThan(5);
  expect(after).toEqual(before);
  expect(files).toEqual([{ rowId: seedId('invoice', 9601) }]);
});
