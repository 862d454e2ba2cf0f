import { sql } from 'kysely';

/** What the record of a turn is called: the purchase, the supplier, or the first of the goods. SQL for turns that are called `first`. */
export const turnTitleSql = sql`case first.owner_kind
  when 'SUPPLIER' then supplier.company_name
  when 'APPLY' then stock.item_name
  else coalesce(case first.step when 'CONTRACT_SIGN' then contract.contract_name end, project.project_name,
    (select item.item_name from stock_document_item as item
      where item.company_id = first.company_id and item.document_id = first.record_id order by item.no limit 1),
    document.doc_code) end`;

/** Joins what names the record of a `first` turn. */
export const turnJoinsSql = sql`left join project on project.company_id = first.company_id and project.id = first.project_id
  left join app_user as applicant on applicant.company_id = project.company_id and applicant.id = project.applicant_id
  left join app_user as officer on officer.company_id = project.company_id and officer.id = project.officer_id
  left join contract on first.step in ('CONTRACT_DRAFT', 'CONTRACT_SIGN') and contract.company_id = first.company_id
    and contract.id = first.record_id
  left join stock_document as document on first.owner_kind = 'DOCUMENT' and document.company_id = first.company_id
    and document.id = first.record_id
  left join shared_apply as apply on first.owner_kind = 'APPLY' and apply.company_id = first.company_id and apply.id = first.record_id
  left join stock on stock.company_id = apply.company_id and stock.id = apply.stock_id
  left join warehouse on warehouse.company_id = first.company_id and warehouse.id = coalesce(document.warehouse_id, stock.warehouse_id)
  left join supplier on first.owner_kind = 'SUPPLIER' and supplier.company_id = first.company_id and supplier.id = first.record_id`;

/** The id of what is opened instead of the purchase of a `first` turn; a case has a place of its own. */
export const turnRecordSql = sql`case when first.step in ('APPROVE', 'WITNESS', 'CONTRACT_DRAFT', 'CONTRACT_SIGN') or first.record_id = first.project_id
  then null else first.record_id end`;
