import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Purchasing categories, executions and progress nodes. The code checks that amount ranges do not overlap, with a lock on the school's row:
 * an exclusion constraint would work on PostgreSQL only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...executions, ...categories, ...links]) await statement.execute(db);
}

const tracked = sql`
  create_time timestamptz(3) not null default now(),
  create_by_name varchar(50),
  update_time timestamptz(3) not null default now(),
  update_by_name varchar(50),
  version integer not null default 1 check (version > 0)`;

const executions: RawBuilder<unknown>[] = [
  sql`create table purchasing_execution (
    company_id varchar(10) not null references company check (company_id <> '0'),
    id text not null,
    execution_name varchar(30) collate "C" not null check (execution_name <> ''),
    execution_code text not null check (execution_code in ('ONLINE_BID', 'DIRECT', 'SINGLE_SOURCE', 'MALL', 'FRAMEWORK',
      'NEGOTIATION', 'CONSULTATION', 'INQUIRY', 'OPEN_TENDER', 'EMERGENCY')),
    bid_config jsonb,
    need_contract boolean not null,
    contract_threshold numeric(18,2) check (contract_threshold >= 0),
    publicity_days smallint not null check (publicity_days between 0 and 10),
    status text not null default 'ENABLED' check (status in ('ENABLED', 'DISABLED')),
    ${tracked},
    primary key (company_id, id),
    constraint purchasing_execution_name_unique unique (company_id, execution_name),
    constraint purchasing_execution_bid_check check ((execution_code = 'ONLINE_BID') = (bid_config is not null))
  )`,
  sql`create table purchasing_progress (
    company_id varchar(10) not null,
    id text not null,
    execution_id text not null,
    node_code varchar(30) not null check (node_code ~ '^[A-Z][A-Z0-9_]{1,29}$'),
    node_name varchar(20) not null check (node_name <> ''),
    node_name_en varchar(60),
    enabled boolean not null,
    required boolean not null,
    limit_days smallint check (limit_days between 1 and 365),
    sort smallint not null check (sort between 1 and 50),
    primary key (company_id, id),
    constraint purchasing_progress_execution_fkey foreign key (company_id, execution_id)
      references purchasing_execution on delete cascade,
    constraint purchasing_progress_code_unique unique (company_id, execution_id, node_code),
    constraint purchasing_progress_sort_unique unique (company_id, execution_id, sort),
    constraint purchasing_progress_required_check check (enabled or not required)
  )`,
];

const categories: RawBuilder<unknown>[] = [
  sql`create table purchasing_category (
    company_id varchar(10) not null references company check (company_id <> '0'),
    id text not null,
    category_name varchar(50) collate "C" not null check (category_name <> ''),
    category_code varchar(30) collate "C" not null check (category_code ~ '^[A-Za-z0-9_-]{1,30}$'),
    purchase_type text not null check (purchase_type in ('GOODS', 'SERVICE', 'ENGINEERING')),
    amount_min numeric(18,2) not null check (amount_min >= 0),
    amount_max numeric(18,2),
    need_argument_report boolean not null default false,
    sort integer not null default 0 check (sort between 0 and 9999),
    status text not null default 'ENABLED' check (status in ('ENABLED', 'DISABLED')),
    ${tracked},
    primary key (company_id, id),
    constraint purchasing_category_name_unique unique (company_id, category_name),
    constraint purchasing_category_code_unique unique (company_id, category_code),
    constraint purchasing_category_amount_check check (amount_max > amount_min)
  )`,
  sql`create index purchasing_category_list on purchasing_category (company_id, sort, id)`,
  sql`create index purchasing_category_band on purchasing_category (company_id, purchase_type, amount_min)`,
];

const links: RawBuilder<unknown>[] = [
  sql`create table purchasing_category_goods (
    company_id varchar(10) not null,
    category_id text not null,
    goods_company_id varchar(10) not null check (goods_company_id in ('0', company_id)),
    goods_category_id text not null,
    primary key (company_id, category_id, goods_category_id),
    constraint purchasing_category_goods_category_fkey foreign key (company_id, category_id)
      references purchasing_category on delete cascade,
    -- No cascade: a goods category that is in use cannot be deleted.
    constraint purchasing_category_goods_goods_fkey foreign key (goods_company_id, goods_category_id) references goods_category
  )`,
  sql`create index purchasing_category_goods_goods on purchasing_category_goods (goods_company_id, goods_category_id)`,
  sql`create table purchasing_category_dept (
    company_id varchar(10) not null,
    category_id text not null,
    dept_id text not null,
    primary key (company_id, category_id, dept_id),
    constraint purchasing_category_dept_category_fkey foreign key (company_id, category_id)
      references purchasing_category on delete cascade,
    constraint purchasing_category_dept_dept_fkey foreign key (company_id, dept_id) references dept
  )`,
  sql`create index purchasing_category_dept_dept on purchasing_category_dept (company_id, dept_id)`,
  sql`create table purchasing_category_execution (
    company_id varchar(10) not null,
    category_id text not null,
    execution_id text not null,
    primary key (company_id, category_id, execution_id),
    constraint purchasing_category_execution_category_fkey foreign key (company_id, category_id)
      references purchasing_category on delete cascade,
    -- No cascade: an execution that is in use cannot be deleted.
    constraint purchasing_category_execution_execution_fkey foreign key (company_id, execution_id) references purchasing_execution
  )`,
  sql`create index purchasing_category_execution_execution on purchasing_category_execution (company_id, execution_id)`,
];
