import { type Kysely, sql } from 'kysely';

/** The pictures that stand in the text of an article are files of it, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table article_file
    drop constraint article_file_purpose_check,
    drop constraint article_file_sort_check,
    drop constraint article_file_cover_check,
    add constraint article_file_purpose_check check (purpose in ('COVER', 'ATTACHMENT', 'PICTURE')),
    add constraint article_file_sort_check
      check (sort between 0 and case purpose when 'COVER' then 0 when 'ATTACHMENT' then 19 else 99 end)`.execute(db);
}
