import type { OperationId, Schemas } from '@campus-procurement/sdk';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { permitted } from '../auth/permitted.ts';
import type { Context } from '../context/context.ts';
import { type Panel, panel } from './panel.ts';

/** The most hits of a kind. */
const shown = 5;
/** So many records of a kind are ranked beside those that are called exactly so. This bounds the work for a keyword that most records have. */
const ranked = 200;

/** A record that was found. Its school is added later. */
type FoundRecord = Omit<Schemas['RecordHit'], 'schoolName'>;

/**
 * What a module brings to the search: the records of one kind that the caller may list and that have the keyword, unsorted; null if the
 * caller may list none.
 */
export type RecordSource = (
  keyword: string,
  context: Context,
) => Expression<FoundRecord> | null | Promise<Expression<FoundRecord> | null>;

/** The source for those who may call an operation. @param id of the list; not one of the group `base`, which everybody may call */
export function sourceFor(id: OperationId, source: RecordSource): RecordSource {
  return (keyword, context) => (permitted(context)(id) ? source(keyword, context) : null);
}

/** For a column that a kind of record does not have. */
export const absent = sql<null>`null::text`;

/** The hits of a source: those that are called so, then those that begin with the keyword, then all others, each by name. */
export function recordPanel(source: RecordSource, keyword: string): Panel<Pick<Schemas['RecordGroup'], 'hits' | 'more'>> {
  return panel(
    async (context) => {
      const found = await source(keyword, context);
      return found ? hitsOf(found, keyword) : sql<Schemas['RecordHit'][]>`'[]'::json`;
    },
    (hits) => ({ hits: hits.slice(0, shown), more: hits.length > shown }),
  );
}

/** One more than is shown. Upper and lower case ASCII are alike: names and codes have the collation "C". */
function hitsOf(found: Expression<FoundRecord>, keyword: string): RawBuilder<Schemas['RecordHit'][]> {
  const isSo = sql`(lower(title) = lower(${keyword}::text collate "C") or lower(code) = lower(${keyword}::text collate "C"))`;
  const begins = sql`(starts_with(lower(title), lower(${keyword}::text collate "C")) or starts_with(lower(code), lower(${keyword}::text collate "C")))`;
  return sql`(
    select coalesce(json_agg(json_build_object('id', hit.id, 'title', hit.title, 'code', hit.code, 'detail', hit.detail,
      'channel', hit.channel, 'companyId', hit.company_id, 'schoolName', school.company_name)
      order by hit.distance, hit.title, hit.id), '[]')
    from (
      select *, case when ${isSo} then 0 when ${begins} then 1 else 2 end as distance
      from (
        (select * from ${found} as named where ${isSo} limit ${sql.lit(shown + 1)})
        union (select * from ${found} as other limit ${sql.lit(ranked)})
      ) as candidate
      order by distance, title, id limit ${sql.lit(shown + 1)}
    ) as hit
    join company as school on school.id = hit.company_id)`;
}
