import { type Kysely, sql } from 'kysely';
import { tracked } from '../schema/tracked.ts';

/** What departments share of their stock, and the requests of other departments for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stock
    add column shared_quantity numeric(15,3) not null default 0,
    add constraint stock_shared_check check (shared_quantity between 0 and quantity)`.execute(db);
  await sql`create index stock_shared on stock (company_id, item_name, id) where shared_quantity > 0`.execute(db);
  await sql`alter table stock_document
    drop constraint stock_document_doc_type_check,
    add constraint stock_document_doc_type_check
      check (doc_type in ('IN_ACCEPT', 'IN_OTHER', 'OUT_USE', 'OUT_SHARED', 'TRANSFER', 'RETURN', 'CHECK', 'SCRAP'))`.execute(db);
  await sql`create table shared_apply (
    company_id varchar(10) not null,
    id text not null,
    apply_code varchar(24) not null,
    stock_id text not null,
    apply_dept_id text not null,
    applicant_id text not null,
    applicant_name varchar(50) not null,
    quantity numeric(15,3) not null check (quantity > 0),
    purpose varchar(500) not null,
    -- Null of what is used up.
    expect_return_date date,
    status varchar(10) not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'ISSUED', 'RECEIVED', 'RETURNED', 'CANCELLED')),
    approved_quantity numeric(15,3) check (approved_quantity > 0 and approved_quantity <= quantity),
    opinion varchar(500),
    decide_by_name varchar(50),
    decide_time timestamptz(3),
    document_id text,
    issue_remark varchar(500),
    issue_by_name varchar(50),
    issue_time timestamptz(3),
    receive_time timestamptz(3),
    cancel_reason varchar(500),
    ${tracked},
    primary key (company_id, id),
    constraint shared_apply_code_unique unique (company_id, apply_code),
    foreign key (company_id, stock_id) references stock,
    foreign key (company_id, apply_dept_id) references dept,
    foreign key (company_id, document_id) references stock_document,
    constraint shared_apply_approved_check
      check (status not in ('APPROVED', 'ISSUED', 'RECEIVED', 'RETURNED') or approved_quantity is not null),
    constraint shared_apply_issued_check check ((status in ('ISSUED', 'RECEIVED', 'RETURNED')) = (document_id is not null)),
    constraint shared_apply_returned_check check (status <> 'RETURNED' or expect_return_date is not null)
  )`.execute(db);
  await sql`create index shared_apply_stock on shared_apply (company_id, stock_id)`.execute(db);
  await sql`create index shared_apply_applicant on shared_apply (company_id, applicant_id, create_time)`.execute(db);
  await sql`create index shared_apply_dept on shared_apply (company_id, apply_dept_id)`.execute(db);
  await sql`create index shared_apply_document on shared_apply (company_id, document_id)`.execute(db);
  await sql`create table shared_return (
    company_id varchar(10) not null,
    apply_id text not null,
    no integer not null check (no > 0),
    quantity numeric(15,3) not null check (quantity > 0),
    -- What it was worth when it was issued.
    amount numeric(18,2) not null check (amount >= 0),
    condition varchar(10) not null check (condition in ('GOOD', 'DAMAGED', 'LOST')),
    reason varchar(500),
    document_id text,
    return_by_name varchar(50),
    return_time timestamptz(3) not null,
    primary key (company_id, apply_id, no),
    foreign key (company_id, apply_id) references shared_apply,
    foreign key (company_id, document_id) references stock_document,
    constraint shared_return_reason_check check (condition = 'GOOD' or reason is not null),
    constraint shared_return_document_check check ((condition = 'LOST') = (document_id is null))
  )`.execute(db);
  await sql`create index shared_return_document on shared_return (company_id, document_id)`.execute(db);
}
