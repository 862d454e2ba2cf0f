import { sql } from 'kysely';
import { containing } from '../../lists/like.ts';

/** A condition: number, name or payee of a purchase contain the keyword. */
export function hasProjectKeyword(keyword: string) {
  return sql<boolean>`lower(coalesce(project.project_code, '') || ' ' || project.project_name || ' ' || project.payee_name)
    like ${containing(keyword.toLowerCase())}`;
}
