import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { plannedAnew } from '../db/namedStatements.ts';
import { beginning, containing } from './like.ts';

/** Less than this is a beginning: three characters, or two that are not ASCII, as most given names are. */
const inside = /...|[^\0-\x7f]{2}/su;

/**
 * Whether one of the columns of a long list has a keyword, upper and lower case ASCII alike. Three characters or more, or two that are
 * not ASCII, may stand anywhere: an index on `grams(first || ' ' || second)` finds them. Less must be the beginning: indexes on
 * `lower(column)` find it. One keyword is rare and the next one is not, so each is planned for.
 * @param columns as `table.column`, of collation "C" and never null
 */
export function hasKeyword(columns: string[], keyword: string): RawBuilder<SqlBool> {
  const text = keyword.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const refs = columns.map((column) => sql.ref(column));
  const anyIsLike = (pattern: string, isCased: boolean) =>
    sql`(${sql.join(
      refs.map((ref) => (isCased ? sql`lower(${ref}) like ${pattern}` : sql`${ref} like ${pattern}`)),
      sql` or `,
    )})`;
  if (!inside.test(text)) return sql<SqlBool>`${plannedAnew} ${anyIsLike(beginning(text), true)}`;
  // Where many rows are looked at, a third of the time went into lower().
  const isLike = anyIsLike(containing(text), /[a-z]/.test(text));
  return sql<SqlBool>`${plannedAnew} (${isLike} and grams(${sql.join(refs, sql` || ' ' || `)}) @> ${gramsOf(text)}::text[])`;
}

/**
 * Grams that whatever contains the text has, by the database's function of that name, which would take half as long as the whole search.
 * Pairs are left out where threes tell more: those that most rows have are dear to look up.
 */
function gramsOf(text: string): string[] {
  const characters = [...text];
  const length = Math.min(characters.length, 3);
  return characters.slice(length - 1).map((_, at) => characters.slice(at, at + length).join(''));
}
