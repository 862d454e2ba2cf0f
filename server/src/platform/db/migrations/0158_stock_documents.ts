import { type Kysely, sql } from 'kysely';

/** Documents that keepers draft: other goods in, issues, what comes back, transfers, stocktakes and what is scrapped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stock_document
    drop constraint stock_document_doc_type_check,
    add constraint stock_document_doc_type_check
      check (doc_type in ('IN_ACCEPT', 'IN_OTHER', 'OUT_USE', 'TRANSFER', 'RETURN', 'CHECK', 'SCRAP')),
    drop constraint stock_document_status_check,
    add constraint stock_document_status_check check (status in ('TO_CONFIRM', 'IN_TRANSIT', 'DONE', 'CANCELLED')),
    add column target_warehouse_id text,
    add column source_document_id text,
    add column receiver_dept_id text,
    add column receiver_name varchar(50),
    add column purpose varchar(500),
    add column drafted_by_id text,
    add column sent_by_id text,
    add column sent_by_name varchar(50),
    add column sent_time timestamptz(3),
    add column loss_reason varchar(500),
    add foreign key (company_id, target_warehouse_id) references warehouse,
    add foreign key (company_id, source_document_id) references stock_document,
    add foreign key (company_id, receiver_dept_id) references dept,
    add constraint stock_document_target_check
      check ((doc_type = 'TRANSFER') = (target_warehouse_id is not null) and target_warehouse_id is distinct from warehouse_id),
    add constraint stock_document_source_check check ((doc_type = 'RETURN') = (source_document_id is not null)),
    add constraint stock_document_transit_check check (status <> 'IN_TRANSIT' or (doc_type = 'TRANSFER' and sent_by_id is not null))`.execute(
    db,
  );
  await sql`create index stock_document_target on stock_document (company_id, target_warehouse_id)`.execute(db);
  await sql`create index stock_document_source on stock_document (company_id, source_document_id)`.execute(db);
  await sql`create index stock_document_receiver on stock_document (company_id, receiver_dept_id)`.execute(db);
  await sql`alter table stock_document_item
    -- Of a stocktake: what was counted.
    drop constraint stock_document_item_quantity_check,
    add constraint stock_document_item_quantity_check check (quantity > 0 or (quantity = 0 and book_quantity is not null)),
    add column source_no integer,
    add column book_quantity numeric(15,3) check (book_quantity >= 0),
    add column diff_reason varchar(200),
    add column received_quantity numeric(15,3) check (received_quantity between 0 and quantity),
    add column target_stock_id text,
    add foreign key (company_id, target_stock_id) references stock`.execute(db);
  await sql`create index stock_document_item_target on stock_document_item (company_id, target_stock_id)`.execute(db);
}
