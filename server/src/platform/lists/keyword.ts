import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { plannedAnew } from '../db/namedStatements.ts';
import { beginning, containing } from './like.ts';

/**
 * Texts that match anywhere; shorter ones match the beginning only. Two characters suffice if they are not ASCII, because most Chinese
 * given names have two.
 */
const inside = /...|[^\0-\x7f]{2}/su;

/**
 * A condition: one of the columns of a long list contains a keyword, ignoring the case of ASCII letters. Three characters or more, or two
 * that are not ASCII, may match anywhere, with an index on `grams(first || ' ' || second)`. A shorter keyword must match the beginning,
 * with indexes on `lower(column)`. Rare and frequent keywords need different plans, so the statement is planned every time.
 * @param columns as `table.column`, of collation "C"
 * @param indexed what the index of grams is made of, if that is not all columns in their order, none of which is ever null
 */
export function hasKeyword(columns: string[], keyword: string, indexed?: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const text = keyword.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const refs = columns.map((column) => sql.ref(column));
  const anyIsLike = (pattern: string, isCased: boolean) =>
    sql`(${sql.join(
      refs.map((ref) => (isCased ? sql`lower(${ref}) like ${pattern}` : sql`${ref} like ${pattern}`)),
      sql` or `,
    )})`;
  if (!inside.test(text)) return sql<SqlBool>`${plannedAnew} ${anyIsLike(beginning(text), true)}`;
  // `lower()` is left out where the text has no letters: it took a third of the time when many rows are read.
  const isLike = anyIsLike(containing(text), /[a-z]/.test(text));
  return sql<SqlBool>`${plannedAnew} (${isLike} and grams(${indexed ?? sql.join(refs, sql` || ' ' || `)}) @> ${gramsOf(text)}::text[])`;
}

/**
 * Returns grams that every text containing `text` has, like the database function `grams`, which would take half as long as the whole
 * search. Pairs are left out if there are triples, because pairs that most rows contain are slow to look up.
 */
function gramsOf(text: string): string[] {
  const characters = [...text];
  const length = Math.min(characters.length, 3);
  return characters.slice(length - 1).map((_, at) => characters.slice(at, at + length).join(''));
}
