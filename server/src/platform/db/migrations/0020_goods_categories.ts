import { type Kysely, sql } from 'kysely';

/** Goods categories. Constraints alone cannot guard a tree, so writers lock the rows of their companies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table goods_category (
    company_id varchar(10) not null references company,
    id text not null,
    parent_company_id varchar(10),
    parent_id text,
    level smallint not null check (level between 1 and 4),
    category_code varchar(12) collate "C" not null check (category_code ~ '^[0-9]{1,12}$'),
    category_name varchar(50) collate "C" not null check (category_name <> ''),
    purchase_type text not null check (purchase_type in ('GOODS', 'SERVICE', 'ENGINEERING')),
    unit varchar(20),
    manager_dept_id text,
    need_argument_report boolean not null default false,
    argument_threshold numeric(18,2) check (argument_threshold >= 0),
    hazardous boolean not null default false,
    shareable boolean not null default true,
    consumable boolean not null,
    sort integer not null default 0 check (sort between 0 and 9999),
    status text not null default 'ENABLED' check (status in ('ENABLED', 'DISABLED')),
    create_time timestamptz(3) not null default now(),
    create_by_name varchar(50),
    update_time timestamptz(3) not null default now(),
    update_by_name varchar(50),
    version integer not null default 1 check (version > 0),
    primary key (company_id, id),
    constraint goods_category_parent_fkey foreign key (parent_company_id, parent_id) references goods_category,
    constraint goods_category_parent_check check (
      (parent_id is null) = (parent_company_id is null) and (parent_id is null) = (level = 1)
      and parent_id <> id and parent_company_id in ('0', company_id)),
    constraint goods_category_dept_fkey foreign key (company_id, manager_dept_id) references dept,
    constraint goods_category_code_unique unique (company_id, category_code),
    constraint goods_category_name_unique unique nulls not distinct (company_id, parent_id, category_name)
  )`.execute(db);
  await sql`create index goods_category_parent on goods_category (parent_company_id, parent_id)`.execute(db);
  await sql`create index goods_category_dept on goods_category (company_id, manager_dept_id)`.execute(db);
  await sql`create index goods_category_list on goods_category (company_id, sort, category_code)`.execute(db);
  // For checking that the code of a platform-wide category is unused in every school.
  await sql`create index goods_category_code on goods_category (category_code)`.execute(db);
}
