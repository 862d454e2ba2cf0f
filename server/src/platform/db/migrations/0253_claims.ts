import { type Kysely, sql } from 'kysely';
import { allowAlso } from '../schema/allowAlso.ts';

/** Orders that are terminated for default of the supplier, what it has to refund, and what it has refunded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project
    add column claim_amount numeric(18,2) not null default 0,
    add column refunded_amount numeric(18,2) not null default 0 check (refunded_amount >= 0),
    add column written_off_amount numeric(18,2) not null default 0 check (written_off_amount >= 0),
    -- An approval decides whether the rest of the claim is written off.
    add column writing_off boolean not null default false,
    add constraint project_claim_check
      check (claim_amount <= paid_amount and refunded_amount + written_off_amount <= claim_amount),
    drop constraint project_paid_check,
    -- What is claimed back was paid for nothing.
    add constraint project_paid_check check (paid_amount - claim_amount <= coalesce(actual_amount, order_amount, 0))`.execute(db);
  await sql`create table supplier_default (
    company_id varchar(10) not null,
    id text not null,
    project_id text not null,
    supplier_id text,
    supplier_name varchar(100) not null,
    reason varchar(500) not null,
    status text not null check (status in ('ASKED', 'ENDED', 'REJECTED', 'WITHDRAWN')),
    paid_amount numeric(18,2) not null,
    accepted_amount numeric(18,2) not null,
    claim_amount numeric(18,2) not null,
    requested_by_name varchar(50) not null,
    request_time timestamptz(3) not null,
    end_time timestamptz(3),
    primary key (company_id, id),
    foreign key (company_id, project_id) references project on delete cascade,
    foreign key (company_id, supplier_id) references supplier,
    constraint supplier_default_end_check check ((status = 'ENDED') = (end_time is not null))
  )`.execute(db);
  await sql`create unique index supplier_default_project on supplier_default (company_id, project_id)
    where status in ('ASKED', 'ENDED')`.execute(db);
  await sql`create index supplier_default_supplier on supplier_default (company_id, supplier_id) where status = 'ENDED'`.execute(
    db,
  );
  await sql`create table claim_refund (
    company_id varchar(10) not null,
    id text not null,
    project_id text not null,
    amount numeric(18,2) not null check (amount > 0),
    refund_date date not null,
    voucher_no varchar(40) not null,
    create_time timestamptz(3) not null,
    create_by_name varchar(50),
    primary key (company_id, id),
    foreign key (company_id, project_id) references project on delete cascade
  )`.execute(db);
  await sql`create index claim_refund_project on claim_refund (company_id, project_id)`.execute(db);
  await allowAlso(db, 'contract', 'contract_status_check', 'TERMINATED');
  await allowAlso(db, 'expenditure_flow', 'expenditure_flow_flow_type_check', 'REFUND');
  await allowAlso(db, 'approval_instance', 'approval_instance_biz_type_check', 'WRITE_OFF');
  await allowAlso(db, 'approval_flow', 'approval_flow_biz_type_check', 'WRITE_OFF');
}
