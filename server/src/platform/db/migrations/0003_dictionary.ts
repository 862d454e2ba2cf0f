import { type Kysely, sql } from 'kysely';

const tracked = sql`
  create_time timestamptz(3) not null default now(),
  create_by_name varchar(50),
  update_time timestamptz(3) not null default now(),
  update_by_name varchar(50),
  version integer not null default 1 check (version > 0)`;

/** The selection lists: types of the platform, entries of the platform and of schools. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table dict_type (
    company_id varchar(10) not null references company check (company_id = '0'),
    id text not null,
    dict_type varchar(50) collate "C" not null check (dict_type ~ '^[a-z][a-z0-9_]{1,49}$'),
    dict_name varchar(50) collate "C" not null check (dict_name <> ''),
    status text not null check (status in ('ENABLED', 'DISABLED')),
    built_in boolean not null default false,
    enumeration boolean not null default false check (built_in or not enumeration),
    remark varchar(200) not null default '',
    ${tracked},
    primary key (company_id, id),
    constraint dict_type_key_unique unique (dict_type)
  )`.execute(db);
  await sql`create table dict_entry (
    company_id varchar(10) not null references company,
    id text not null,
    dict_type varchar(50) collate "C" not null,
    dict_label varchar(50) collate "C" not null check (dict_label <> ''),
    dict_label_en varchar(100),
    dict_value varchar(50) collate "C" not null check (dict_value <> ''),
    tag_color varchar(20),
    sort integer not null check (sort between 0 and 9999),
    is_default boolean not null default false,
    status text not null check (status in ('ENABLED', 'DISABLED')),
    built_in boolean not null default false,
    ${tracked},
    primary key (company_id, id),
    constraint dict_entry_value_unique unique (company_id, dict_type, dict_value),
    -- No cascade: a type with entries cannot be deleted.
    constraint dict_entry_type_fkey foreign key (dict_type) references dict_type (dict_type)
  )`.execute(db);
  await sql`create unique index dict_entry_default_unique on dict_entry (company_id, dict_type) where is_default`.execute(db);
  await sql`create index dict_entry_list on dict_entry (dict_type, company_id, sort, id)`.execute(db);
}
