import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ownRecords } from '#approval/ownTurns.ts';
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

/** A condition about a `document`: its next step is that of the reader. */
export async function waitsFor(reader: Reader): Promise<RawBuilder<SqlBool>> {
  return sql`(document.company_id, document.id) in (${await ownRecords(reader)})`;
}
