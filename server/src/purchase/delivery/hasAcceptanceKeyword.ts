import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasKeyword } from '#platform/lists/keyword.ts';
import { hasProjectKeyword } from '../records/public.ts';

/** What is indexed of an acceptance. A draft has no number. */
const indexed = sql`coalesce(acceptance.acceptance_code, '')`;

/**
 * A condition: the number of an acceptance, or number, name or supplier of its purchase have a keyword, as in `hasKeyword`. A union finds
 * both by their indexes, where a condition with `or` would look at all acceptances.
 */
export const hasAcceptanceKeyword = (keyword: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(acceptance.company_id, acceptance.id) in (
    select acceptance.company_id, acceptance.id from acceptance where ${hasKeyword(['acceptance.acceptanceCode'], keyword, indexed)}
    union
    select acceptance.company_id, acceptance.id from project
    join acceptance on acceptance.company_id = project.company_id and acceptance.project_id = project.id
    where ${hasProjectKeyword(keyword)})`;
