import { type Kysely, sql } from 'kysely';
import { tracked } from '../schema/tracked.ts';

/**
 * Budget cards and their ledger, whose rows are only inserted. Checks keep cards from being overdrawn: of several writers at once, only
 * those succeed for whom the money suffices.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table expenditure (
    company_id varchar(10) not null references company,
    id text not null,
    card_no varchar(32) collate "C" not null check (card_no ~ '^[A-Za-z0-9-]{4,32}$'),
    card_name varchar(100) collate "C" not null check (card_name <> ''),
    fund_type text not null check (fund_type in ('SCIENCE', 'TEACHING', 'SPECIAL', 'DISCIPLINE', 'OPERATION', 'DONATION')),
    owner_id text not null,
    dept_id text not null,
    total_amount numeric(18,2) not null check (total_amount >= 0),
    frozen_amount numeric(18,2) not null default 0 check (frozen_amount >= 0),
    -- Stored, so that an index can serve the order by it.
    available_amount numeric(18,2) generated always as (total_amount - frozen_amount) stored,
    valid_from date,
    valid_to date,
    status text not null check (status in ('ENABLED', 'DISABLED')),
    -- Whether the ledger has more than adjustments of the total.
    is_used boolean not null default false,
    ${tracked},
    primary key (company_id, id),
    constraint expenditure_card_no_unique unique (company_id, card_no),
    constraint expenditure_balance_check check (total_amount >= frozen_amount),
    constraint expenditure_validity_check check (valid_to >= valid_from),
    constraint expenditure_owner_fkey foreign key (company_id, owner_id) references app_user,
    constraint expenditure_dept_fkey foreign key (company_id, dept_id) references dept
  )`.execute(db);
  for (const column of ['total_amount', 'available_amount', 'valid_to', 'update_time']) {
    await sql`create index ${sql.id(`expenditure_${column}`)} on expenditure (company_id, ${sql.id(column)}, id)`.execute(db);
  }
  await sql`create index expenditure_card_name on expenditure (company_id, card_name)`.execute(db);
  await sql`create index expenditure_owner on expenditure (company_id, owner_id)`.execute(db);
  await sql`create index expenditure_dept on expenditure (company_id, dept_id)`.execute(db);
  // With data scope ALL, rows are looked up by id without a school.
  await sql`create index expenditure_id on expenditure (id)`.execute(db);
  await sql`create table expenditure_user (
    company_id varchar(10) not null,
    expenditure_id text not null,
    user_id text not null,
    primary key (company_id, expenditure_id, user_id),
    constraint expenditure_user_card_fkey foreign key (company_id, expenditure_id) references expenditure on delete cascade,
    constraint expenditure_user_user_fkey foreign key (company_id, user_id) references app_user on delete cascade
  )`.execute(db);
  await sql`create index expenditure_user_user on expenditure_user (company_id, user_id)`.execute(db);
  await sql`create table expenditure_hold (
    company_id varchar(10) not null,
    expenditure_id text not null,
    biz_code varchar(40) collate "C" not null,
    amount numeric(18,2) not null,
    primary key (company_id, expenditure_id, biz_code),
    constraint expenditure_hold_amount_check check (amount >= 0),
    constraint expenditure_hold_card_fkey foreign key (company_id, expenditure_id) references expenditure on delete cascade
  )`.execute(db);
  await sql`create table expenditure_flow (
    company_id varchar(10) not null,
    id text not null,
    expenditure_id text not null,
    flow_type text not null check (flow_type in ('ADJUST', 'FREEZE', 'UNFREEZE')),
    amount numeric(18,2) not null check (amount > 0 or flow_type = 'ADJUST'),
    biz_code varchar(40) collate "C",
    balance numeric(18,2) not null check (balance >= 0),
    reason varchar(200),
    create_time timestamptz(3) not null,
    create_by_name varchar(50),
    primary key (company_id, id),
    constraint expenditure_flow_biz_code_check check ((biz_code is null) = (flow_type = 'ADJUST')),
    constraint expenditure_flow_card_fkey foreign key (company_id, expenditure_id) references expenditure on delete cascade
  )`.execute(db);
  await sql`create index expenditure_flow_list on expenditure_flow (company_id, expenditure_id, create_time desc, id desc)`.execute(
    db,
  );
  await sql`create index expenditure_flow_biz on expenditure_flow (company_id, expenditure_id, biz_code)`.execute(db);
}
