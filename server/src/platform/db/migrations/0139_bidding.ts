import { type Kysely, sql } from 'kysely';

/** Sealed bidding: rounds, bidders with their sealed quotes, judgements, awards, and the notices about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendProjects(db);
  await createRounds(db);
  await createQuotes(db);
  await createDecisions(db);
  await sql`create table announcement (
    company_id varchar(10) not null references company,
    id text not null,
    announcement_code varchar(20) collate "C" not null,
    type text not null check (type in ('BID', 'EXTENSION', 'RESULT', 'AWARD', 'FAILED', 'AWARD_CANCELLED')),
    title varchar(150) collate "C" not null,
    project_id text not null,
    publish_scope text not null check (publish_scope in ('PUBLIC', 'SUPPLIER')),
    sections jsonb not null,
    bid_end_time timestamptz(3),
    publish_time timestamptz(3) not null,
    fingerprint char(64) not null,
    primary key (company_id, id),
    constraint announcement_code_unique unique (company_id, announcement_code),
    foreign key (company_id, project_id) references project on delete cascade
  )`.execute(db);
  await sql`create index announcement_project on announcement (company_id, project_id)`.execute(db);
  await sql`create index announcement_publish_time on announcement (company_id, publish_time, id)`.execute(db);
  await sql`create index announcement_public on announcement (publish_time, id) where publish_scope = 'PUBLIC'`.execute(db);
}

async function extendProjects(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project
    drop constraint project_status_check,
    add constraint project_status_check check (status in ('DRAFT', 'APPROVING', 'RETURNED', 'APPROVED', 'PUBLISHED', 'OPENING',
      'DECIDING', 'NOTICE', 'AWARDED', 'FAILED', 'EXECUTING', 'COMPLETED', 'ARCHIVED', 'TERMINATED')),
    drop constraint project_phase_check,
    add constraint project_phase_check check (phase in ('ACCEPTING', 'AWARD_APPROVING')),
    drop constraint project_phase_status_check,
    add constraint project_phase_status_check check (
      phase is null or (phase = 'ACCEPTING' and status = 'EXECUTING')
      or (phase = 'AWARD_APPROVING' and status in ('DECIDING', 'NOTICE', 'AWARDED'))),
    add column bid_start_time timestamptz(3),
    add column bid_end_time timestamptz(3),
    add column next_time timestamptz(3)`.execute(db);
  await sql`alter table flow_event drop constraint flow_event_kind_check,
    add constraint flow_event_kind_check check (kind in ('PROJECT', 'BIDDER'))`.execute(db);
  await sql`alter table due_event drop constraint due_event_kind_check,
    add constraint due_event_kind_check check (kind in ('PROJECT_FUNDS', 'PROJECT_DRAFT', 'BIDDING_PUBLISH', 'BIDDING_CLOSE', 'BIDDING_REMINDER',
      'BIDDING_DECISION', 'BIDDING_OVERDUE', 'BIDDING_NOTICE'))`.execute(db);
  await sql`alter table approval_instance drop constraint approval_instance_biz_type_check,
    add constraint approval_instance_biz_type_check check (biz_type in ('PURCHASE', 'RECEIPT', 'AWARD', 'AWARD_CANCEL'))`.execute(
    db,
  );
  await sql`alter table approval_flow drop constraint approval_flow_biz_type_check,
    add constraint approval_flow_biz_type_check check (biz_type in ('PURCHASE', 'AWARD', 'AWARD_CANCEL'))`.execute(db);
}

async function createRounds(db: Kysely<unknown>): Promise<void> {
  await sql`create table bid_round (
    company_id varchar(10) not null,
    id text not null,
    project_id text not null,
    round_no integer not null check (round_no > 0),
    supplier_scope text not null check (supplier_scope in ('PUBLIC', 'LIBRARY', 'INVITED')),
    award_rule text not null check (award_rule in ('LOWEST_PRICE', 'LOWEST_COMPLIANT')),
    min_bidders integer not null check (min_bidders between 1 and 10),
    max_quote_times integer not null check (max_quote_times between 0 and 100),
    price_ceiling numeric(18,2) not null check (price_ceiling > 0),
    -- Below the limit for orders, the platform publishes and opens by itself.
    automatic boolean not null,
    witness_needed boolean not null,
    start_time timestamptz(3) not null,
    join_end_time timestamptz(3) not null,
    end_time timestamptz(3) not null,
    original_end_time timestamptz(3) not null,
    -- Which key seals, and what the key of the round is derived with.
    key_id varchar(40) not null,
    key_salt char(64) not null,
    close_time timestamptz(3),
    closing_hash char(64),
    documents_open_time timestamptz(3),
    prices_open_time timestamptz(3),
    opened_by_name varchar(50),
    decision_deadline timestamptz(3),
    decision_delay_times integer not null default 0 check (decision_delay_times >= 0),
    decision_overdue boolean not null default false,
    fail_reason text check (fail_reason in ('TOO_FEW_BIDDERS', 'NO_COMPLIANT_QUOTE', 'ALL_ABOVE_CEILING', 'KEY_LOST', 'ALL_DECLINED')),
    fail_remark varchar(500),
    fail_time timestamptz(3),
    primary key (company_id, id),
    foreign key (company_id, project_id) references project on delete cascade,
    constraint bid_round_no_unique unique (company_id, project_id, round_no),
    constraint bid_round_window_check check (start_time < end_time and join_end_time <= end_time),
    constraint bid_round_order_check check (
      (documents_open_time is null or close_time is not null) and (prices_open_time is null or documents_open_time is not null))
  )`.execute(db);
  await sql`create table bid_invitation (
    company_id varchar(10) not null,
    round_id text not null,
    supplier_id text not null,
    drawn boolean not null,
    reason varchar(500),
    primary key (company_id, round_id, supplier_id),
    foreign key (company_id, round_id) references bid_round on delete cascade,
    foreign key (company_id, supplier_id) references supplier
  )`.execute(db);
  await sql`create table bid_witness (
    company_id varchar(10) not null,
    round_id text not null,
    stage text not null check (stage in ('DOCUMENTS', 'PRICES')),
    user_id text not null,
    user_name varchar(50) not null,
    time timestamptz(3) not null,
    primary key (company_id, round_id, stage),
    foreign key (company_id, round_id) references bid_round on delete cascade
  )`.execute(db);
}

async function createQuotes(db: Kysely<unknown>): Promise<void> {
  await sql`create table bid_participant (
    company_id varchar(10) not null,
    id text not null,
    round_id text not null,
    supplier_id text not null,
    -- Given at the closing, in an order that says nothing.
    no integer check (no > 0),
    join_time timestamptz(3) not null,
    -- Contact, phone, address and licences, sealed until the prices are opened.
    sealed bytea not null,
    contact_name varchar(50),
    contact_phone varchar(20),
    join_ip varchar(45),
    qualification_ids jsonb,
    -- Warnings about this bidder, found at the opening.
    risks jsonb not null default '[]',
    primary key (company_id, id),
    constraint bid_participant_supplier_unique unique (company_id, round_id, supplier_id),
    foreign key (company_id, round_id) references bid_round on delete cascade,
    foreign key (company_id, supplier_id) references supplier
  )`.execute(db);
  await sql`create index bid_participant_supplier on bid_participant (company_id, supplier_id)`.execute(db);
  await sql`create table bid_quote (
    company_id varchar(10) not null,
    id text not null,
    participant_id text not null,
    quote_no integer not null check (quote_no > 0),
    arrival_time timestamptz(3) not null,
    commitment char(64) not null,
    -- The technical part, and the prices with the nonce, each sealed with the key of the round.
    sealed_terms bytea not null,
    sealed_prices bytea not null,
    -- From here on: filled by the openings.
    terms jsonb,
    prices jsonb,
    nonce char(32),
    total numeric(18,2) check (total > 0),
    commitment_holds boolean,
    -- Null: not judged, or not the last quote of its bidder.
    compliant boolean,
    void_reason varchar(500),
    abnormally_low boolean not null default false,
    rank integer check (rank > 0),
    explanation varchar(2000),
    explanation_time timestamptz(3),
    primary key (company_id, id),
    constraint bid_quote_no_unique unique (company_id, participant_id, quote_no),
    foreign key (company_id, participant_id) references bid_participant on delete cascade
  )`.execute(db);
  await sql`create table bid_judgement (
    company_id varchar(10) not null,
    quote_id text not null,
    stage text not null check (stage in ('COMPLIANCE', 'EXCLUSION')),
    judge_id text not null,
    judge_name varchar(50) not null,
    result text not null check (result in ('PASS', 'FAIL')),
    reason varchar(500),
    time timestamptz(3) not null,
    primary key (company_id, quote_id, stage, judge_id),
    foreign key (company_id, quote_id) references bid_quote on delete cascade
  )`.execute(db);
}

async function createDecisions(db: Kysely<unknown>): Promise<void> {
  await sql`create table bid_award (
    company_id varchar(10) not null,
    id text not null,
    project_id text not null,
    quote_id text not null,
    supplier_id text not null,
    amount numeric(18,2) not null check (amount > 0),
    rank integer not null check (rank > 0),
    opinion varchar(1000) not null,
    not_lowest_reason varchar(1000),
    risk_answers jsonb not null default '[]',
    decided_by text,
    decided_by_name varchar(50),
    decide_time timestamptz(3) not null,
    status text not null check (status in ('APPROVING', 'NOTICE', 'CONFIRMED', 'CANCELLED', 'REJECTED')),
    notice_end_time timestamptz(3),
    cancel_reason varchar(500),
    primary key (company_id, id),
    foreign key (company_id, project_id) references project on delete cascade,
    foreign key (company_id, quote_id) references bid_quote on delete cascade
  )`.execute(db);
  await sql`create index bid_award_project on bid_award (company_id, project_id, decide_time)`.execute(db);
  await sql`create unique index bid_award_open_unique on bid_award (company_id, project_id)
    where status in ('APPROVING', 'NOTICE', 'CONFIRMED')`.execute(db);
}
