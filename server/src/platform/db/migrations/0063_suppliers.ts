import { type Kysely, sql } from 'kysely';
import { tracked } from '../schema/tracked.ts';

/** Suppliers of a school with their reviews, their credit score and their data from the business registry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...suppliers, ...parts, ...registry]) await statement.execute(db);
}

const suppliers = [
  sql`create table supplier (
    company_id varchar(10) not null references company,
    id text not null,
    company_name varchar(100) collate "C" not null check (char_length(company_name) >= 2),
    credit_code varchar(18) collate "C" not null check (credit_code ~ '^[0-9A-HJ-NPQRTUWXY]{2}[0-9]{6}[0-9A-HJ-NPQRTUWXY]{10}$'),
    company_type varchar(50),
    supplier_kind text check (supplier_kind in ('MANUFACTURER', 'AGENT', 'DEALER', 'SERVICE')),
    legal_person varchar(50),
    registered_capital numeric(15,2) check (registered_capital >= 0),
    establish_date date,
    registered_address varchar(200),
    province varchar(20),
    city varchar(20),
    business_scope varchar(2000),
    contact_name varchar(50) not null check (contact_name <> ''),
    contact_phone varchar(20) not null check (contact_phone <> ''),
    contact_email varchar(100),
    bank_name varchar(100),
    bank_account varchar(40),
    invoice jsonb,
    status text not null check (
      status in ('REGISTERED', 'PENDING', 'APPROVED', 'REJECTED', 'FROZEN', 'BLACKLISTED', 'CANCELLED')),
    account_source text not null check (account_source in ('SELF', 'IMPORTED', 'PLATFORM')),
    signed_agreement boolean not null default false,
    agreement_expire_date date,
    credit_score integer not null check (credit_score between 0 and 100),
    credit_level text not null generated always as (
      case when credit_score >= 90 then 'A' when credit_score >= 75 then 'B' when credit_score >= 60 then 'C' else 'D' end) stored,
    -- The first day on which one of its qualifications ends; kept by whoever writes those.
    qualification_expire_date date,
    audit_time timestamptz(3),
    audit_user_name varchar(50),
    audit_opinion varchar(500),
    remark varchar(500),
    user_id text,
    ${tracked},
    primary key (company_id, id),
    constraint supplier_name_unique unique (company_id, company_name),
    constraint supplier_credit_code_unique unique (company_id, credit_code),
    constraint supplier_user_fkey foreign key (company_id, user_id) references app_user,
    constraint supplier_agreement_check check (signed_agreement or agreement_expire_date is null)
  )`,
  sql`create index supplier_user on supplier (company_id, user_id)`,
  sql`create index supplier_create_time on supplier (company_id, create_time, id)`,
  sql`create index supplier_status on supplier (company_id, status, create_time, id)`,
  sql`create index supplier_score on supplier (company_id, credit_score, id)`,
  sql`create index supplier_level on supplier (company_id, credit_level, create_time, id)`,
  sql`create index supplier_qualification_expire on supplier (company_id, qualification_expire_date)`,
  // For data scope ALL, which lists the suppliers of every school.
  sql`create index supplier_all_create_time on supplier (create_time, id)`,
  sql`create index supplier_all_name on supplier (company_name, id)`,
  sql`create index supplier_all_score on supplier (credit_score, id)`,
  sql`create index supplier_keyword on supplier using gin (grams(company_name))`,
  sql`create index supplier_name_start on supplier (company_id, lower(company_name))`,
  // For finding suppliers that share a legal person, a phone number and the like.
  sql`create index supplier_legal_person on supplier (company_id, legal_person)`,
  sql`create index supplier_contact_phone on supplier (company_id, contact_phone)`,
  sql`create index supplier_address on supplier (company_id, registered_address)`,
];

const ofSupplier = sql`foreign key (company_id, supplier_id) references supplier on delete cascade`;

const parts = [
  sql`create table supplier_category (
    company_id varchar(10) not null,
    supplier_id text not null,
    category_company_id varchar(10) not null check (category_company_id in ('0', company_id)),
    category_id text not null,
    primary key (company_id, supplier_id, category_id),
    constraint supplier_category_supplier_fkey ${ofSupplier},
    constraint supplier_category_category_fkey foreign key (category_company_id, category_id) references goods_category
  )`,
  sql`create index supplier_category_category on supplier_category (category_company_id, category_id)`,
  sql`create table supplier_qualification (
    company_id varchar(10) not null,
    id text not null,
    supplier_id text not null,
    qual_type varchar(50) not null,
    qual_name varchar(100) not null,
    qual_no varchar(60),
    issue_date date,
    expire_date date,
    primary key (company_id, id),
    constraint supplier_qualification_supplier_fkey ${ofSupplier}
  )`,
  sql`create index supplier_qualification_supplier on supplier_qualification (company_id, supplier_id, id)`,
  // Rows are only inserted. The user has no foreign key, because a record outlives its author.
  sql`create table supplier_review_record (
    company_id varchar(10) not null,
    id text not null,
    supplier_id text not null,
    event text not null check (event in ('SUBMITTED', 'FIRST_APPROVED', 'APPROVED', 'REJECTED', 'FROZEN', 'UNFROZEN',
      'BLACKLISTED', 'CANCELLED')),
    opinion varchar(500),
    user_id text,
    user_name varchar(50),
    time timestamptz(3) not null,
    primary key (company_id, id),
    constraint supplier_review_record_supplier_fkey ${ofSupplier}
  )`,
  sql`create index supplier_review_record_supplier on supplier_review_record (company_id, supplier_id, time desc, id desc)`,
  sql`create table supplier_score_entry (
    company_id varchar(10) not null,
    id text not null,
    supplier_id text not null,
    change integer not null check (change between -100 and 100),
    score integer not null check (score between 0 and 100),
    reason text not null check (reason = 'INITIAL'),
    time timestamptz(3) not null,
    primary key (company_id, id),
    constraint supplier_score_entry_supplier_fkey ${ofSupplier}
  )`,
  sql`create index supplier_score_entry_supplier on supplier_score_entry (company_id, supplier_id, time desc, id desc)`,
];

const registry = [
  sql`create table supplier_registry (
    company_id varchar(10) not null,
    supplier_id text not null,
    operating_status text not null,
    info jsonb not null,
    data_source varchar(50) not null,
    sync_time timestamptz(3) not null,
    primary key (company_id, supplier_id),
    constraint supplier_registry_supplier_fkey ${ofSupplier}
  )`,
  sql`create table supplier_shareholder (
    company_id varchar(10) not null,
    supplier_id text not null,
    name varchar(100) collate "C" not null,
    primary key (company_id, supplier_id, name),
    constraint supplier_shareholder_supplier_fkey ${ofSupplier}
  )`,
  sql`create index supplier_shareholder_name on supplier_shareholder (company_id, name)`,
];
