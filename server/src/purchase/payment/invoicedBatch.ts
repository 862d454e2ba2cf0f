import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { passedWorthSql } from '../order/public.ts';
import type { ProjectRow } from '../records/public.ts';

const invoicedOfBatchSql: RawBuilder<string> = sql`(select coalesce(sum(part.amount), 0.00) from invoice_part as part
  join invoice on invoice.company_id = part.company_id and invoice.id = part.invoice_id
  where part.company_id = acceptance.company_id and part.acceptance_id = acceptance.id and not invoice.voided)`;

/** Returns what a concluded batch of a locked purchase is worth, and what valid invoices say of it; undefined if there is no such batch. */
export function invoicedBatch({ companyId, id: projectId }: ProjectRow, id: string, { db }: Context) {
  return db
    .selectFrom('acceptance')
    .select(['acceptanceCode', passedWorthSql.as('worth'), invoicedOfBatchSql.as('invoiced')])
    .where((eb) => eb.and({ companyId, projectId, id }))
    .where('status', 'in', ['PASSED', 'PARTIAL', 'FAILED'])
    .executeTakeFirst();
}
