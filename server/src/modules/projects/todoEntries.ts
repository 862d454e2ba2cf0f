import { sql } from 'kysely';
import { permitted } from '../../auth/permitted.ts';
import type { Context } from '../../context/context.ts';

/** Documents of the stores that the caller keeps. One that the caller has confirmed waits for another keeper. */
export function entriesToConfirm(context: Context) {
  const { companyId, userId } = context.session;
  return sql`
    select 'CONFIRM_ENTRY', project.id, null::text, project.project_name, document.doc_code, warehouse.warehouse_name, null::text,
      (select sum(item.amount) from stock_document_item as item
        where item.company_id = document.company_id and item.document_id = document.id),
      document.create_time, null::timestamptz, document.id
    from stock_document as document
    join warehouse_keeper as keeper on keeper.company_id = document.company_id and keeper.warehouse_id = document.warehouse_id
    join warehouse on warehouse.company_id = document.company_id and warehouse.id = document.warehouse_id
    join project on project.company_id = document.company_id and project.id = document.project_id
    where ${permitted(context)('confirmStockDocument')} and keeper.company_id = ${companyId} and keeper.user_id = ${userId}
      and document.status = 'TO_CONFIRM' and document.first_confirm_user_id is distinct from ${userId}`;
}
