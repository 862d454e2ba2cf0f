import { sql } from 'kysely';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { visibleDocuments, waitsFor } from '../documents/public.ts';
import { applySight } from './sharedApplies.ts';

/** What waits for the caller in stores: documents to confirm, and requests for shared stock to decide, to issue or to take back, and own ones whose goods are to be received. */
export async function storeTodo(context: Context) {
  const { companyId } = context.session;
  const documents = (await visibleDocuments(context)).where(waitsFor(context)).select('document.id');
  const { isOwn, waits, isSeen } = await applySight(context);
  return sql`
    select case document.doc_type when 'IN_ACCEPT' then 'CONFIRM_ENTRY' else 'CONFIRM_DOCUMENT' end, document.project_id, null::text,
      coalesce(project.project_name, (select item.item_name from stock_document_item as item
        where item.company_id = document.company_id and item.document_id = document.id order by item.no limit 1), document.doc_code),
      document.doc_code, warehouse.warehouse_name, null::text,
      (select coalesce(sum(item.amount), 0.00) from stock_document_item as item
        where item.company_id = document.company_id and item.document_id = document.id),
      document.create_time, null::timestamptz, document.id
    from stock_document as document
    join warehouse on warehouse.company_id = document.company_id and warehouse.id = document.warehouse_id
    left join project on project.company_id = document.company_id and project.id = document.project_id
    where document.company_id = ${companyId} and document.id in (${documents})
    union all
    select 'SHARED_APPLY', null::text, null::text, stock.item_name, apply.apply_code, apply.applicant_name, null::text,
      null::numeric, apply.update_time, case when apply.status in ('ISSUED', 'RECEIVED') then apply.expect_return_date::timestamptz end, apply.id
    from shared_apply as apply
    join stock on stock.company_id = apply.company_id and stock.id = apply.stock_id
    where apply.company_id = ${companyId} and ${isSeen} and ${waits}
    union all
    select 'SHARED_RECEIPT', null::text, null::text, stock.item_name, apply.apply_code, warehouse.warehouse_name, null::text,
      null::numeric, apply.issue_time, null::timestamptz, apply.id
    from shared_apply as apply
    join stock on stock.company_id = apply.company_id and stock.id = apply.stock_id
    join warehouse on warehouse.company_id = stock.company_id and warehouse.id = stock.warehouse_id
    where ${permitted(context)('receiveSharedApply')}::boolean and ${isOwn} and apply.status = 'ISSUED'`;
}
