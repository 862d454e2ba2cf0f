import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { plannedAnew } from '../db/namedStatements.ts';
import { beginning, containing } from './like.ts';

/**
 * Whether one of the columns of a long list has a keyword, upper and lower case ASCII alike. Three characters or more, or two that are
 * not ASCII, as most given names are, may stand anywhere: an index on `grams(first || ' ' || second)` finds them. Less must be the
 * beginning: indexes on `lower(column)` find it. One keyword is rare and the next one is not, so each is planned for.
 * @param columns as `table.column`, of collation "C" and never null
 */
export function hasKeyword(columns: string[], keyword: string): RawBuilder<SqlBool> {
  const text = keyword.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const refs = columns.map((column) => sql.ref(column));
  const anyIsLike = (pattern: string) =>
    sql`(${sql.join(
      refs.map((ref) => sql`lower(${ref}) like ${pattern}`),
      sql` or `,
    )})`;
  if (!/...|[^\0-\x7f]{2}/su.test(text)) return sql<SqlBool>`${plannedAnew} ${anyIsLike(beginning(text))}`;
  return sql<SqlBool>`${plannedAnew} (${anyIsLike(containing(text))} and grams(${sql.join(refs, sql` || ' ' || `)}) @> grams(${text}))`;
}
