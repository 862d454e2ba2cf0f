import { type Kysely, sql } from 'kysely';
import { allowAlso } from '../schema/allowAlso.ts';

/** Shared stock is found by the name of what is to be bought, what was received adds up, and requests remind of themselves; few documents are open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index stock_shared_name on stock (company_id, lower(item_name)) where shared_quantity > 0`.execute(db);
  await sql`create index shared_apply_received on shared_apply (company_id, receive_time) where receive_time is not null`.execute(
    db,
  );
  await sql`create index stock_document_open on stock_document (company_id, create_time, id)
    where status in ('TO_CONFIRM', 'IN_TRANSIT')`.execute(db);
  for (const kind of ['SHARED_RECEIPT', 'SHARED_RETURN']) await allowAlso(db, 'due_event', 'due_event_kind_check', kind);
}
