import { type Kysely, sql } from 'kysely';

/** The cover and the attachments of articles, which are uploaded files. Attachments are ordered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table article_file (
    company_id varchar(10) not null,
    article_id text not null,
    purpose text not null check (purpose in ('COVER', 'ATTACHMENT')),
    sort smallint not null check (sort between 0 and 19),
    file_company_id varchar(10) not null,
    file_id text not null,
    primary key (company_id, article_id, purpose, sort),
    constraint article_file_cover_check check (purpose = 'ATTACHMENT' or sort = 0),
    constraint article_file_article_fkey foreign key (company_id, article_id) references article on delete cascade,
    constraint article_file_file_fkey foreign key (file_company_id, file_id) references file
  )`.execute(db);
  await sql`create index article_file_file on article_file (file_company_id, file_id)`.execute(db);
}
