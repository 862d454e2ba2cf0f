import { type Kysely, sql } from 'kysely';
import { tracked } from '../schema/tracked.ts';

/** What follows from an award: order, contract, acceptances, stores with what they hold, and when what is due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendProjects(db);
  await extendKinds(db);
  await createOrders(db);
  await createContracts(db);
  await createStores(db);
  await createAcceptances(db);
  await createStock(db);
}

async function extendProjects(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project
    -- Of an order of which nothing has come.
    drop constraint project_actual_amount_check,
    add constraint project_actual_amount_check check (actual_amount >= 0),
    drop constraint project_lane_check,
    add constraint project_lane_check check (lane in ('SMALL', 'BIDDING', 'OTHER')),
    drop constraint project_phase_check,
    add constraint project_phase_check check (phase in ('ACCEPTING', 'AWARD_APPROVING', 'CONTRACTING', 'WAREHOUSING')),
    drop constraint project_phase_status_check,
    add constraint project_phase_status_check check (
      phase is null or (phase in ('ACCEPTING', 'WAREHOUSING') and status = 'EXECUTING')
      or (phase = 'CONTRACTING' and status = 'AWARDED')
      or (phase = 'AWARD_APPROVING' and status in ('DECIDING', 'NOTICE', 'AWARDED'))),
    add column execution_code text,
    add column other_reason varchar(2000),
    -- Of the award; null before it and for small purchases.
    add column order_amount numeric(18,2) check (order_amount > 0),
    add column accepted_amount numeric(18,2) not null default 0 check (accepted_amount >= 0),
    -- What may be paid by now, whatever is invoiced.
    add column due_amount numeric(18,2) not null default 0 check (due_amount >= 0),
    add column missing_asset_numbers integer not null default 0 check (missing_asset_numbers >= 0),
    add column waived_amount numeric(18,2) check (waived_amount >= 0),
    add column waive_reason varchar(500),
    add column archive_no varchar(40),
    drop constraint project_paid_check,
    add constraint project_paid_check check (paid_amount <= coalesce(actual_amount, order_amount, 0)),
    add constraint project_accepted_check check (accepted_amount <= coalesce(order_amount, 0)),
    add constraint project_due_check check (due_amount <= coalesce(actual_amount, order_amount, 0)),
    add constraint project_archive_no_unique unique (company_id, archive_no)`.execute(db);
  await sql`update project set due_amount = actual_amount where status in ('COMPLETED', 'ARCHIVED') and actual_amount is not null`.execute(
    db,
  );
  await sql`alter table project_participant drop constraint project_participant_kind_check,
    add constraint project_participant_kind_check
      check (kind in ('APPROVER', 'WITNESS', 'FOLLOWER', 'COPIED', 'OFFICER', 'ACCEPTOR', 'KEEPER'))`.execute(db);
  await sql`create table project_outcome (
    company_id varchar(10) not null,
    project_id text not null,
    supplier_id text not null,
    deal_amount numeric(18,2) not null check (deal_amount > 0),
    reason varchar(1000) not null,
    result_public boolean not null,
    registered_by_name varchar(50) not null,
    register_time timestamptz(3) not null,
    primary key (company_id, project_id),
    foreign key (company_id, project_id) references project on delete cascade,
    foreign key (company_id, supplier_id) references supplier
  )`.execute(db);
}

async function extendKinds(db: Kysely<unknown>): Promise<void> {
  await sql`alter table approval_instance drop constraint approval_instance_biz_type_check,
    add constraint approval_instance_biz_type_check
      check (biz_type in ('PURCHASE', 'RECEIPT', 'AWARD', 'AWARD_CANCEL', 'CONTRACT'))`.execute(db);
  await sql`alter table approval_flow drop constraint approval_flow_biz_type_check,
    add constraint approval_flow_biz_type_check check (biz_type in ('PURCHASE', 'AWARD', 'AWARD_CANCEL', 'CONTRACT'))`.execute(
    db,
  );
  await sql`alter table announcement drop constraint announcement_type_check,
    add constraint announcement_type_check
      check (type in ('BID', 'EXTENSION', 'RESULT', 'AWARD', 'FAILED', 'AWARD_CANCELLED', 'CONTRACT', 'OUTCOME'))`.execute(db);
  await sql`alter table due_event drop constraint due_event_kind_check,
    add constraint due_event_kind_check check (kind in ('PROJECT_FUNDS', 'PROJECT_DRAFT', 'PROJECT_RETENTION', 'BIDDING_PUBLISH',
      'BIDDING_CLOSE', 'BIDDING_REMINDER', 'BIDDING_DECISION', 'BIDDING_OVERDUE', 'BIDDING_NOTICE'))`.execute(db);
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await sql`create table order_line (
    company_id varchar(10) not null,
    project_id text not null,
    -- That of the line of the request.
    no integer not null,
    item_name varchar(100) not null,
    spec varchar(200),
    brand varchar(100),
    model varchar(100),
    category_company_id varchar(10),
    category_id text,
    quantity numeric(12,3) not null check (quantity > 0),
    unit varchar(20) not null,
    unit_price numeric(18,2) not null check (unit_price >= 0),
    amount numeric(18,2) not null check (amount > 0),
    accepted_quantity numeric(12,3) not null default 0 check (accepted_quantity >= 0),
    -- In acceptances that are submitted and not concluded.
    inspected_quantity numeric(12,3) not null default 0 check (inspected_quantity >= 0),
    closed_quantity numeric(12,3) not null default 0 check (closed_quantity >= 0),
    close_reason varchar(500),
    primary key (company_id, project_id, no),
    foreign key (company_id, project_id) references project on delete cascade,
    constraint order_line_category_fkey foreign key (category_company_id, category_id) references goods_category,
    constraint order_line_parts_check check (accepted_quantity + inspected_quantity + closed_quantity <= quantity)
  )`.execute(db);
  await sql`create index order_line_category on order_line (category_company_id, category_id)`.execute(db);
  // Awards that are final already.
  await sql`insert into order_line (company_id, project_id, no, item_name, spec, brand, model, category_company_id, category_id,
      quantity, unit, unit_price, amount)
    select item.company_id, item.project_id, item.no, coalesce(item.item_name, ''), item.spec, term.value ->> 'brand',
      term.value ->> 'model', item.category_company_id, item.category_id, item.quantity, coalesce(item.unit, ''),
      (price.value ->> 'unitPrice')::numeric, (price.value ->> 'lineTotal')::numeric
    from project join bid_award as award on award.company_id = project.company_id and award.project_id = project.id
      and award.status = 'CONFIRMED'
    join bid_quote as quote on quote.company_id = award.company_id and quote.id = award.quote_id
    join project_item as item on item.company_id = project.company_id and item.project_id = project.id
    join jsonb_array_elements(quote.prices) as price on (price.value ->> 'no')::integer = item.no
    left join jsonb_array_elements(quote.terms -> 'lines') as term on (term.value ->> 'no')::integer = item.no
    where project.status in ('AWARDED', 'EXECUTING')`.execute(db);
  await sql`update project set order_amount = award.amount from bid_award as award
    where award.company_id = project.company_id and award.project_id = project.id and award.status = 'CONFIRMED'`.execute(db);
}

async function createContracts(db: Kysely<unknown>): Promise<void> {
  await sql`create table contract (
    company_id varchar(10) not null,
    id text not null,
    contract_code varchar(20) collate "C",
    contract_name varchar(100) collate "C" not null,
    project_id text not null,
    supplier_id text not null,
    party_b varchar(100) collate "C" not null,
    party_a_contact varchar(50),
    party_a_phone varchar(20),
    party_b_contact varchar(50),
    party_b_phone varchar(20),
    amount numeric(18,2) not null check (amount > 0),
    delivery_date date,
    warranty_months integer check (warranty_months between 0 and 120),
    terms varchar(5000),
    status text not null check (status in ('DRAFT', 'APPROVING', 'REJECTED', 'TO_SIGN', 'EXECUTING', 'COMPLETED', 'CANCELLED')),
    instance_id text,
    sign_date date,
    signed_by_name varchar(50),
    reject_reason varchar(500),
    void_reason varchar(500),
    ${tracked},
    primary key (company_id, id),
    constraint contract_code_unique unique (company_id, contract_code),
    foreign key (company_id, project_id) references project on delete cascade,
    foreign key (company_id, supplier_id) references supplier
  )`.execute(db);
  await sql`create unique index contract_open_unique on contract (company_id, project_id) where status <> 'CANCELLED'`.execute(
    db,
  );
  await sql`create index contract_create_time on contract (company_id, create_time, id)`.execute(db);
  await sql`create index contract_supplier on contract (company_id, supplier_id)`.execute(db);
  await sql`create table contract_payment_plan (
    company_id varchar(10) not null,
    contract_id text not null,
    phase integer not null check (phase > 0),
    condition text not null check (condition in ('SIGNED', 'DELIVERED', 'ACCEPTED', 'RETENTION')),
    amount numeric(18,2) not null check (amount > 0),
    plan_date date,
    primary key (company_id, contract_id, phase),
    foreign key (company_id, contract_id) references contract on delete cascade
  )`.execute(db);
}

async function createStores(db: Kysely<unknown>): Promise<void> {
  await sql`create table warehouse (
    company_id varchar(10) not null references company,
    id text not null,
    warehouse_code varchar(20) collate "C" not null,
    warehouse_name varchar(50) collate "C" not null,
    warehouse_type text not null check (warehouse_type in ('CENTRAL', 'COLLEGE', 'LAB', 'HAZARDOUS')),
    dept_id text not null,
    address varchar(100) not null,
    status text not null check (status in ('ENABLED', 'DISABLED')),
    ${tracked},
    primary key (company_id, id),
    constraint warehouse_code_unique unique (company_id, warehouse_code),
    constraint warehouse_name_unique unique (company_id, warehouse_name),
    constraint warehouse_dept_fkey foreign key (company_id, dept_id) references dept
  )`.execute(db);
  await sql`create index warehouse_dept on warehouse (company_id, dept_id)`.execute(db);
  await sql`create table warehouse_keeper (
    company_id varchar(10) not null,
    warehouse_id text not null,
    user_id text not null,
    primary key (company_id, warehouse_id, user_id),
    foreign key (company_id, warehouse_id) references warehouse on delete cascade,
    constraint warehouse_keeper_user_fkey foreign key (company_id, user_id) references app_user
  )`.execute(db);
  await sql`create index warehouse_keeper_user on warehouse_keeper (company_id, user_id)`.execute(db);
  await sql`create table warehouse_location (
    company_id varchar(10) not null,
    id text not null,
    warehouse_id text not null,
    location_code varchar(20) collate "C" not null,
    location_name varchar(50) not null,
    primary key (company_id, id),
    constraint warehouse_location_code_unique unique (company_id, warehouse_id, location_code),
    foreign key (company_id, warehouse_id) references warehouse on delete cascade
  )`.execute(db);
}

async function createAcceptances(db: Kysely<unknown>): Promise<void> {
  await sql`create table acceptance (
    company_id varchar(10) not null,
    id text not null,
    acceptance_code varchar(20) collate "C",
    project_id text not null,
    batch_no integer not null check (batch_no > 0),
    arrive_date date,
    accept_place varchar(100),
    remark varchar(500),
    accept_type text not null check (accept_type in ('SELF', 'GROUP', 'CROSS')),
    status text not null check (status in ('DRAFT', 'ASSIGNING', 'INSPECTING', 'PASSED', 'PARTIAL', 'FAILED', 'CANCELLED')),
    draw_seed varchar(64),
    conclusion text check (conclusion in ('PASS', 'PARTIAL', 'FAIL')),
    opinion varchar(1000),
    rating jsonb,
    accept_time timestamptz(3),
    cancel_reason varchar(500),
    ${tracked},
    primary key (company_id, id),
    constraint acceptance_code_unique unique (company_id, acceptance_code),
    constraint acceptance_batch_unique unique (company_id, project_id, batch_no),
    foreign key (company_id, project_id) references project on delete cascade
  )`.execute(db);
  await sql`create index acceptance_create_time on acceptance (company_id, create_time, id)`.execute(db);
  await sql`create table acceptance_item (
    company_id varchar(10) not null,
    acceptance_id text not null,
    -- That of the line of the order.
    no integer not null,
    arrive_quantity numeric(12,3) not null check (arrive_quantity >= 0),
    pass_quantity numeric(12,3) not null check (pass_quantity >= 0),
    problem varchar(500),
    serial_nos jsonb not null default '[]',
    warehouse_id text,
    primary key (company_id, acceptance_id, no),
    foreign key (company_id, acceptance_id) references acceptance on delete cascade,
    foreign key (company_id, warehouse_id) references warehouse,
    constraint acceptance_item_pass_check check (pass_quantity <= arrive_quantity)
  )`.execute(db);
  await sql`create index acceptance_item_warehouse on acceptance_item (company_id, warehouse_id)`.execute(db);
  await sql`create table acceptance_member (
    company_id varchar(10) not null,
    acceptance_id text not null,
    user_id text not null,
    no integer not null check (no > 0),
    member_role text not null check (member_role in ('LEADER', 'MEMBER', 'EXPERT')),
    drawn boolean not null,
    outside boolean not null,
    agree boolean,
    opinion varchar(1000),
    sign_time timestamptz(3),
    primary key (company_id, acceptance_id, user_id),
    foreign key (company_id, acceptance_id) references acceptance on delete cascade,
    foreign key (company_id, user_id) references app_user
  )`.execute(db);
  await sql`create index acceptance_member_user on acceptance_member (company_id, user_id)`.execute(db);
  await sql`create table asset_number (
    company_id varchar(10) not null,
    asset_no varchar(40) collate "C" not null,
    acceptance_id text not null,
    no integer not null,
    primary key (company_id, asset_no),
    foreign key (company_id, acceptance_id, no) references acceptance_item on delete cascade
  )`.execute(db);
  await sql`create index asset_number_item on asset_number (company_id, acceptance_id, no)`.execute(db);
}

async function createStock(db: Kysely<unknown>): Promise<void> {
  await sql`create table stock (
    company_id varchar(10) not null,
    id text not null,
    warehouse_id text not null,
    location_id text,
    item_name varchar(100) collate "C" not null,
    category_company_id varchar(10),
    category_id text,
    brand varchar(100) not null default '',
    model varchar(200) not null default '',
    batch_no varchar(50) not null default '',
    expire_date date,
    unit varchar(20) not null,
    quantity numeric(15,3) not null default 0 check (quantity >= 0),
    locked_quantity numeric(15,3) not null default 0 check (locked_quantity >= 0),
    -- The average price is worth by quantity, so that cents are never lost.
    total_cost numeric(18,2) not null default 0 check (total_cost >= 0),
    min_quantity numeric(15,3) check (min_quantity >= 0),
    owner_dept_id text not null,
    source_project_id text,
    last_in_time timestamptz(3) not null,
    primary key (company_id, id),
    foreign key (company_id, warehouse_id) references warehouse,
    foreign key (company_id, location_id) references warehouse_location,
    foreign key (company_id, owner_dept_id) references dept,
    constraint stock_category_fkey foreign key (category_company_id, category_id) references goods_category,
    constraint stock_locked_check check (locked_quantity <= quantity),
    constraint stock_worth_check check (quantity > 0 or total_cost = 0)
  )`.execute(db);
  await sql`create unique index stock_unique on stock (company_id, warehouse_id, coalesce(location_id, ''), owner_dept_id, item_name,
    brand, model, unit, batch_no, coalesce(expire_date, '9999-12-31'))`.execute(db);
  await sql`create index stock_last_in on stock (company_id, last_in_time, id)`.execute(db);
  await sql`create index stock_warehouse on stock (company_id, warehouse_id)`.execute(db);
  await sql`create index stock_owner on stock (company_id, owner_dept_id)`.execute(db);
  await sql`create index stock_category on stock (category_company_id, category_id)`.execute(db);
  await sql`create table stock_document (
    company_id varchar(10) not null,
    id text not null,
    doc_code varchar(24) collate "C" not null,
    doc_type text not null check (doc_type in ('IN_ACCEPT')),
    status text not null check (status in ('TO_CONFIRM', 'DONE', 'CANCELLED')),
    warehouse_id text not null,
    acceptance_id text,
    project_id text,
    -- Of two keepers, the one who has confirmed.
    first_confirm_user_id text,
    first_confirm_user_name varchar(50),
    confirm_user_name varchar(50),
    confirm_time timestamptz(3),
    cancel_reason varchar(500),
    ${tracked},
    primary key (company_id, id),
    constraint stock_document_code_unique unique (company_id, doc_code),
    foreign key (company_id, warehouse_id) references warehouse,
    foreign key (company_id, acceptance_id) references acceptance,
    foreign key (company_id, project_id) references project on delete cascade
  )`.execute(db);
  await sql`create index stock_document_create_time on stock_document (company_id, create_time, id)`.execute(db);
  await sql`create index stock_document_warehouse on stock_document (company_id, warehouse_id)`.execute(db);
  await sql`create index stock_document_project on stock_document (company_id, project_id)`.execute(db);
  await sql`create index stock_document_acceptance on stock_document (company_id, acceptance_id)`.execute(db);
  await sql`create table stock_document_item (
    company_id varchar(10) not null,
    document_id text not null,
    no integer not null check (no > 0),
    item_name varchar(100) not null,
    category_company_id varchar(10),
    category_id text,
    brand varchar(100),
    model varchar(200),
    unit varchar(20) not null,
    quantity numeric(15,3) not null check (quantity > 0),
    unit_cost numeric(18,2) not null check (unit_cost >= 0),
    amount numeric(18,2) not null check (amount >= 0),
    location_id text,
    batch_no varchar(50),
    expire_date date,
    serial_nos jsonb not null default '[]',
    stock_id text,
    primary key (company_id, document_id, no),
    foreign key (company_id, document_id) references stock_document on delete cascade,
    foreign key (company_id, location_id) references warehouse_location,
    foreign key (company_id, stock_id) references stock,
    constraint stock_document_item_category_fkey foreign key (category_company_id, category_id) references goods_category
  )`.execute(db);
  await sql`create index stock_document_item_category on stock_document_item (category_company_id, category_id)`.execute(db);
  await sql`create index stock_document_item_stock on stock_document_item (company_id, stock_id)`.execute(db);
  // Rows are only added; the last balance of a stock is its quantity.
  await sql`create table stock_flow (
    company_id varchar(10) not null,
    id text not null,
    stock_id text not null,
    document_id text not null,
    direction text not null check (direction in ('IN', 'OUT')),
    quantity numeric(15,3) not null check (quantity > 0),
    balance numeric(15,3) not null check (balance >= 0),
    amount numeric(18,2) not null check (amount >= 0),
    worth numeric(18,2) not null check (worth >= 0),
    operator_id text,
    operator_name varchar(50),
    time timestamptz(3) not null,
    primary key (company_id, id),
    foreign key (company_id, stock_id) references stock,
    foreign key (company_id, document_id) references stock_document
  )`.execute(db);
  await sql`create index stock_flow_stock on stock_flow (company_id, stock_id, time)`.execute(db);
}
