import { type Kysely, sql } from 'kysely';
import { tracked } from '../schema/tracked.ts';

/** The documents of the download centre. Each index serves one order of the list, forwards and backwards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table download_doc (
    company_id varchar(10) not null references company,
    id text not null,
    doc_name varchar(100) collate "C" not null check (doc_name <> ''),
    doc_type varchar(50) collate "C" not null,
    doc_version varchar(20),
    file_company_id varchar(10) not null,
    file_id text not null,
    target_roles text[] not null,
    sort integer not null check (sort between 0 and 9999),
    download_count integer not null default 0 check (download_count >= 0),
    status text not null check (status in ('ENABLED', 'DISABLED')),
    ${tracked},
    primary key (company_id, id),
    constraint download_doc_name_key unique (company_id, doc_name),
    constraint download_doc_file_fkey foreign key (file_company_id, file_id) references file
  )`.execute(db);
  await sql`create index download_doc_position on download_doc (company_id, sort, id)`.execute(db);
  await sql`create index download_doc_keyword on download_doc using gin (grams(doc_name))`.execute(db);
  await sql`create index download_doc_downloads on download_doc (company_id, download_count, id)`.execute(db);
  await sql`create index download_doc_updated on download_doc (company_id, update_time, id)`.execute(db);
  // With data scope ALL, rows are looked up by id without a school.
  await sql`create index download_doc_id on download_doc (id)`.execute(db);
  // For checking whether a dictionary entry is in use.
  await sql`create index download_doc_type on download_doc (doc_type)`.execute(db);
  await sql`create index download_doc_file on download_doc (file_company_id, file_id)`.execute(db);
}
