import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { permitted } from '#platform/auth/permitted.ts';
import type { Reader } from '#platform/context/context.ts';

/** A condition: a line of the `document` is of a hazardous category. */
export const hasHazardousLine = sql<boolean>`exists (select from stock_document_item as line
  join goods_category as category on category.company_id = line.category_company_id and category.id = line.category_id
  where line.company_id = document.company_id and line.document_id = document.id and category.hazardous)`;

/** A condition: the reader keeps the store in that column of the `document`. */
export function isKeptBy({ session: { companyId, userId } }: Reader, column: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from warehouse_keeper as kept
    where kept.company_id = document.company_id and kept.warehouse_id = ${sql.ref(column)}
      and kept.company_id = ${companyId} and kept.user_id = ${userId})`;
}

/**
 * A condition about a `document` that the reader sees: its next step is that of the reader. It says what `stockDocumentFlow` says of one
 * that was read.
 */
export function waitsFor(reader: Reader): RawBuilder<SqlBool> {
  if (!permitted(reader)('confirmStockDocument')) return sql<SqlBool>`false`;
  const { userId } = reader.session;
  const isAbove = sql.lit(reader.role.dataScope !== 'SELF');
  // Said first, because those that are open have an index.
  return sql<SqlBool>`document.status in ('TO_CONFIRM', 'IN_TRANSIT') and case
    when document.status = 'TO_CONFIRM' and document.doc_type in ('SCRAP', 'CHECK')
      then document.drafted_by_id is distinct from ${userId} and (${isAbove} or ${isKeptBy(reader, 'document.warehouse_id')})
    when document.status = 'TO_CONFIRM'
      then document.first_confirm_user_id is distinct from ${userId} and ${isKeptBy(reader, 'document.warehouse_id')}
    when document.status = 'IN_TRANSIT'
      then ${userId} is distinct from case when ${hasHazardousLine} then document.first_confirm_user_id else document.sent_by_id end
        and ${isKeptBy(reader, 'document.target_warehouse_id')}
    else false end`;
}
