import { type Kysely, sql } from 'kysely';
import { tracked } from '../schema/tracked.ts';

/** Saved approval comments: personal ones and those of the whole school. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table apply_comment (
    company_id varchar(10) not null,
    id text not null,
    owner_id text not null,
    scope text not null check (scope in ('PERSONAL', 'SCHOOL')),
    comment_type text not null check (comment_type in ('APPROVE', 'REJECT', 'COMMON')),
    content varchar(200) collate "C" not null check (content <> ''),
    sort integer not null check (sort between 0 and 9999),
    ${tracked},
    primary key (company_id, id),
    -- No cascade: a comment of the school outlives nobody by accident.
    constraint apply_comment_owner_fkey foreign key (company_id, owner_id) references app_user
  )`.execute(db);
  // Several users may save the same text, and the school may have it as well.
  await sql`create unique index apply_comment_personal_unique on apply_comment (company_id, owner_id, comment_type, content)
    where scope = 'PERSONAL'`.execute(db);
  await sql`create unique index apply_comment_school_unique on apply_comment (company_id, comment_type, content)
    where scope = 'SCHOOL'`.execute(db);
}
