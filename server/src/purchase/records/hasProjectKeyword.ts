import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing } from '#platform/lists/like.ts';

/** A condition: number, name or payee of a purchase contain a keyword, ignoring the case of letters. */
export function hasProjectKeyword(keyword: string): RawBuilder<SqlBool> {
  const text = sql`lower(coalesce(project.project_code, '') || ' ' || project.project_name || ' ' || project.payee_name)`;
  return sql<SqlBool>`${text} like ${containing(keyword.toLowerCase())}`;
}
