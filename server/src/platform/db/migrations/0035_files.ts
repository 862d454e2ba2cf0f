import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Uploaded files (their contents are in the file store), the rows that use them, and the key that signs their addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table file (
    company_id varchar(10) not null references company,
    id text not null,
    file_name varchar(200) not null check (file_name <> ''),
    file_size integer not null check (file_size between 1 and 52428800),
    content_type varchar(100) not null,
    sha256 varchar(64) not null check (sha256 ~ '^[0-9a-f]{64}$'),
    biz_type varchar(20) not null,
    storage_key varchar(32) collate "C" not null unique,
    create_time timestamptz(3) not null,
    create_by text not null,
    create_by_name varchar(50) not null,
    primary key (company_id, id)
  )`.execute(db);
  await sql`create index file_id on file (id)`.execute(db);
  await sql`create index file_time on file (create_time)`.execute(db);
  await sql`create table file_use (
    file_company_id varchar(10) not null,
    file_id text not null,
    entity varchar(30) not null,
    company_id varchar(10) not null,
    row_id text not null,
    primary key (file_company_id, file_id, entity, company_id, row_id),
    constraint file_use_file_fkey foreign key (file_company_id, file_id) references file
  )`.execute(db);
  await sql`create index file_use_row on file_use (entity, company_id, row_id)`.execute(db);
  await sql`create table signing_key (
    purpose varchar(30) primary key,
    key varchar(64) not null
  )`.execute(db);
  await sql`alter table login_throttle drop constraint login_throttle_kind_check`.execute(db);
  await sql`alter table login_throttle add constraint login_throttle_kind_check
    check (kind in ('account', 'address', 'sms', 'user'))`.execute(db);
  const key = randomBytes(32).toString('base64url');
  await sql`insert into signing_key (purpose, key) values ('fileAddress', ${key})`.execute(db);
}
