import { type Kysely, sql } from 'kysely';
import { tracked } from '../schema/tracked.ts';

/** Purchases from the draft to the archive, their approval, and the money that they move on budget cards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendLedger(db);
  await sql`create table purchase_policy (
    company_id varchar(10) primary key references company,
    small_limit numeric(18,2) not null check (small_limit >= 0),
    own_card_limit numeric(18,2) not null check (own_card_limit >= 0),
    similar_days integer not null check (similar_days between 1 and 365),
    ${tracked},
    constraint purchase_policy_order_check check (own_card_limit <= small_limit)
  )`.execute(db);
  await sql`create table document_number (
    company_id varchar(10) not null references company,
    kind text not null,
    year integer not null,
    last integer not null check (last > 0),
    primary key (company_id, kind, year)
  )`.execute(db);
  await createProjects(db);
  await createApproval(db);
  await sql`create table flow_event (
    company_id varchar(10) not null,
    kind text not null check (kind in ('PROJECT')),
    subject_id text not null,
    no integer not null check (no > 0),
    step text not null,
    from_status text,
    to_status text not null,
    actor_id text,
    actor_name varchar(50),
    role_name varchar(50),
    content varchar(500),
    salt text not null,
    time timestamptz(3) not null,
    hash char(64) not null,
    primary key (company_id, kind, subject_id, no)
  )`.execute(db);
}

async function extendLedger(db: Kysely<unknown>): Promise<void> {
  await sql`alter table expenditure
    drop column available_amount,
    add column occupied_amount numeric(18,2) not null default 0 check (occupied_amount >= 0),
    add column paid_amount numeric(18,2) not null default 0 check (paid_amount >= 0),
    drop constraint expenditure_balance_check,
    add constraint expenditure_balance_check check (total_amount >= frozen_amount + occupied_amount + paid_amount)`.execute(db);
  await sql`alter table expenditure add column available_amount numeric(18,2)
    generated always as (total_amount - frozen_amount - occupied_amount - paid_amount) stored`.execute(db);
  await sql`create index expenditure_available_amount on expenditure (company_id, available_amount, id)`.execute(db);
  await sql`alter table expenditure_flow drop constraint expenditure_flow_flow_type_check,
    add constraint expenditure_flow_flow_type_check
      check (flow_type in ('ADJUST', 'FREEZE', 'UNFREEZE', 'OCCUPY', 'RELEASE', 'PAY'))`.execute(db);
}

async function createProjects(db: Kysely<unknown>): Promise<void> {
  await sql`create table project (
    company_id varchar(10) not null references company,
    id text not null,
    project_code varchar(20) collate "C",
    project_name varchar(100) collate "C" not null,
    status text not null check (status in ('DRAFT', 'APPROVING', 'RETURNED', 'EXECUTING', 'COMPLETED', 'ARCHIVED', 'TERMINATED')),
    phase text check (phase in ('ACCEPTING')),
    return_cause text check (return_cause in ('REJECTED', 'RETURNED', 'WITHDRAWN')),
    applicant_id text not null,
    dept_id text not null,
    description varchar(2000),
    payee_supplier_id text,
    payee_name varchar(100) collate "C" not null default '',
    payee_bank varchar(100),
    payee_account varchar(64),
    amount numeric(18,2) not null check (amount >= 0),
    actual_amount numeric(18,2) check (actual_amount > 0),
    paid_amount numeric(18,2) not null default 0 check (paid_amount >= 0),
    instance_id text,
    submit_time timestamptz(3),
    waiting_since timestamptz(3),
    end_reason varchar(500),
    archive_time timestamptz(3),
    ${tracked},
    primary key (company_id, id),
    constraint project_code_unique unique (company_id, project_code),
    constraint project_actual_check check (actual_amount <= amount),
    constraint project_paid_check check (paid_amount <= coalesce(actual_amount, 0)),
    constraint project_return_cause_status_check check ((status = 'RETURNED') = (return_cause is not null)),
    constraint project_phase_status_check check (phase is null or status = 'EXECUTING'),
    constraint project_applicant_fkey foreign key (company_id, applicant_id) references app_user,
    constraint project_dept_fkey foreign key (company_id, dept_id) references dept
  )`.execute(db);
  await sql`create index project_create_time on project (company_id, create_time, id)`.execute(db);
  await sql`create index project_applicant on project (company_id, applicant_id, create_time)`.execute(db);
  await sql`create index project_dept on project (company_id, dept_id)`.execute(db);
  await sql`create index project_status on project (company_id, status)`.execute(db);
  await sql`create index project_id on project (id)`.execute(db);
  const ofProject = sql`foreign key (company_id, project_id) references project on delete cascade`;
  await sql`create table project_item (
    company_id varchar(10) not null,
    project_id text not null,
    no integer not null,
    item_name varchar(100),
    spec varchar(200),
    category_company_id varchar(10),
    category_id text,
    quantity numeric(12,3) check (quantity > 0),
    unit varchar(20),
    amount numeric(18,2) check (amount > 0),
    primary key (company_id, project_id, no),
    ${ofProject},
    constraint project_item_category_fkey foreign key (category_company_id, category_id) references goods_category
  )`.execute(db);
  await sql`create index project_item_category on project_item (category_company_id, category_id)`.execute(db);
  await sql`create table project_fund (
    company_id varchar(10) not null,
    project_id text not null,
    no integer not null,
    expenditure_id text,
    amount numeric(18,2) check (amount > 0),
    frozen numeric(18,2) not null default 0 check (frozen >= 0),
    occupied numeric(18,2) not null default 0 check (occupied >= 0),
    paid numeric(18,2) not null default 0 check (paid >= 0),
    primary key (company_id, project_id, no),
    ${ofProject},
    constraint project_fund_card_fkey foreign key (company_id, expenditure_id) references expenditure
  )`.execute(db);
  await sql`create index project_fund_card on project_fund (company_id, expenditure_id)`.execute(db);
  await sql`create table project_participant (
    company_id varchar(10) not null,
    project_id text not null,
    user_id text not null,
    kind text not null check (kind in ('APPROVER', 'WITNESS')),
    primary key (company_id, project_id, user_id, kind),
    ${ofProject},
    foreign key (company_id, user_id) references app_user
  )`.execute(db);
  await sql`create index project_participant_user on project_participant (company_id, user_id, project_id)`.execute(db);
  await sql`create table project_receipt (
    company_id varchar(10) not null,
    id text not null,
    project_id text not null,
    instance_id text not null,
    actual_amount numeric(18,2) not null check (actual_amount > 0),
    witness_id text not null,
    status text not null check (status in ('PENDING', 'CONFIRMED', 'REFUSED')),
    opinion varchar(500),
    create_time timestamptz(3) not null,
    witness_time timestamptz(3),
    primary key (company_id, id),
    ${ofProject},
    foreign key (company_id, witness_id) references app_user
  )`.execute(db);
  await sql`create index project_receipt_project on project_receipt (company_id, project_id)`.execute(db);
  await sql`create table project_invoice (
    company_id varchar(10) not null,
    id text not null,
    project_id text not null,
    number varchar(20) collate "C" not null,
    amount numeric(18,2) not null check (amount > 0),
    invoice_date date not null,
    create_time timestamptz(3) not null,
    create_by_name varchar(50),
    primary key (company_id, id),
    ${ofProject},
    constraint project_invoice_number_unique unique (company_id, number)
  )`.execute(db);
  await sql`create index project_invoice_project on project_invoice (company_id, project_id)`.execute(db);
  await sql`create table project_payment (
    company_id varchar(10) not null,
    id text not null,
    project_id text not null,
    amount numeric(18,2) not null check (amount > 0),
    paid_date date not null,
    voucher_no varchar(40) not null,
    create_time timestamptz(3) not null,
    create_by_name varchar(50),
    primary key (company_id, id),
    ${ofProject}
  )`.execute(db);
  await sql`create index project_payment_project on project_payment (company_id, project_id)`.execute(db);
}

async function createApproval(db: Kysely<unknown>): Promise<void> {
  await sql`create table approval_instance (
    company_id varchar(10) not null,
    id text not null,
    biz_type text not null check (biz_type in ('PURCHASE', 'RECEIPT')),
    project_id text not null,
    applicant_id text not null,
    amount numeric(18,2) not null,
    material_hash text not null,
    status text not null check (status in ('RUNNING', 'APPROVED', 'REJECTED', 'RETURNED', 'WITHDRAWN')),
    create_time timestamptz(3) not null,
    end_time timestamptz(3),
    version integer not null default 1,
    primary key (company_id, id),
    foreign key (company_id, project_id) references project on delete cascade
  )`.execute(db);
  await sql`create index approval_instance_applicant on approval_instance (company_id, applicant_id, create_time)`.execute(db);
  await sql`create index approval_instance_project on approval_instance (company_id, project_id)`.execute(db);
  await sql`create table approval_task (
    company_id varchar(10) not null,
    id text not null,
    instance_id text not null,
    step integer not null,
    kind text not null check (kind in ('CARD_OWNER', 'DEPT_APPROVER', 'SCHOOL_ADMIN', 'WITNESS')),
    user_id text not null,
    state text not null check (state in ('WAITING', 'PENDING', 'APPROVED', 'REJECTED', 'RETURNED', 'CANCELLED')),
    opinion varchar(500),
    since timestamptz(3),
    decide_time timestamptz(3),
    primary key (company_id, id),
    foreign key (company_id, instance_id) references approval_instance on delete cascade,
    foreign key (company_id, user_id) references app_user
  )`.execute(db);
  await sql`create index approval_task_instance on approval_task (company_id, instance_id, step)`.execute(db);
  await sql`create index approval_task_user on approval_task (company_id, user_id, state, since)`.execute(db);
}
