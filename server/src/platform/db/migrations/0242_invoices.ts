import { type Kysely, sql } from 'kysely';
import { allowAlso } from '../schema/allowAlso.ts';

/**
 * An invoice is a record of its own, with a part for each purchase that it covers. What is wrong in it is corrected by entries beside it,
 * and so is a payment that the bank has returned. Each invoice of before becomes one with one part.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table invoice (
    company_id varchar(10) not null,
    id text not null,
    seller_id text,
    seller_name varchar(100) collate "C" not null,
    number varchar(20) collate "C" not null,
    amount numeric(18,2) not null check (amount <> 0),
    invoice_date date not null,
    reverses_id text,
    voided boolean not null default false,
    create_time timestamptz(3) not null,
    create_by_name varchar(50),
    primary key (company_id, id),
    constraint invoice_red_check check ((amount < 0) = (reverses_id is not null)),
    constraint invoice_reverses_fkey foreign key (company_id, reverses_id) references invoice
  )`.execute(db);
  await sql`create unique index invoice_number_unique on invoice (company_id, coalesce(seller_id, seller_name), number)
    where not voided`.execute(db);
  await sql`create index invoice_reverses on invoice (company_id, reverses_id)`.execute(db);
  await sql`create table invoice_part (
    company_id varchar(10) not null,
    invoice_id text not null,
    project_id text not null,
    amount numeric(18,2) not null check (amount <> 0),
    primary key (company_id, project_id, invoice_id),
    foreign key (company_id, invoice_id) references invoice on delete cascade,
    foreign key (company_id, project_id) references project on delete cascade
  )`.execute(db);
  await sql`create index invoice_part_invoice on invoice_part (company_id, invoice_id)`.execute(db);
  await sql`create table invoice_correction (
    company_id varchar(10) not null,
    id text not null,
    invoice_id text not null,
    kind text not null check (kind in ('CHANGE', 'VOID')),
    number varchar(20) collate "C" not null,
    invoice_date date not null,
    reason varchar(300) not null,
    create_time timestamptz(3) not null,
    create_by_name varchar(50),
    primary key (company_id, id),
    foreign key (company_id, invoice_id) references invoice on delete cascade
  )`.execute(db);
  await sql`create index invoice_correction_invoice on invoice_correction (company_id, invoice_id)`.execute(db);
  await sql`insert into invoice (company_id, id, seller_id, seller_name, number, amount, invoice_date, create_time, create_by_name)
    select old.company_id, old.id, project.payee_supplier_id, project.payee_name, old.number, old.amount, old.invoice_date,
      old.create_time, old.create_by_name
    from project_invoice as old
    join project on project.company_id = old.company_id and project.id = old.project_id`.execute(db);
  await sql`insert into invoice_part (company_id, invoice_id, project_id, amount)
    select company_id, id, project_id, amount from project_invoice`.execute(db);
  await sql`update file_use set entity = 'invoice' where entity = 'projectInvoice'`.execute(db);
  await sql`drop table project_invoice`.execute(db);
  await sql`create table payment_reversal (
    company_id varchar(10) not null,
    payment_id text not null,
    reversal_date date not null,
    reason varchar(300) not null,
    create_time timestamptz(3) not null,
    create_by_name varchar(50),
    primary key (company_id, payment_id),
    foreign key (company_id, payment_id) references project_payment on delete cascade
  )`.execute(db);
  await allowAlso(db, 'expenditure_flow', 'expenditure_flow_flow_type_check', 'REVERSE');
}
