import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing } from '#platform/lists/like.ts';

/** A condition: number or title of a notice, or number or name of its purchase, contain a keyword, ignoring the case of letters. */
export function hasNoticeKeyword(keyword: string): RawBuilder<SqlBool> {
  const pattern = containing(keyword.toLowerCase());
  return sql<SqlBool>`(lower(announcement.announcement_code || ' ' || announcement.title) like ${pattern}
    or exists (select 1 from project as about
      where about.company_id = announcement.company_id and about.id = announcement.project_id
        and lower(about.project_code || ' ' || about.project_name) like ${pattern}))`;
}
