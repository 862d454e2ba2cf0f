import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import type { Quoting } from './biddingRound.ts';

/** Returns the last hash of each bidder's own log, by the id of the bidder. */
export async function chainHeads(
  bidders: readonly Pick<Quoting, 'companyId' | 'id'>[],
  { db }: { db: Kysely<Tables> },
): Promise<Map<string, string>> {
  const [first] = bidders;
  if (!first) return new Map();
  const rows = await db
    .selectFrom('flowEvent')
    .select(['subjectId', 'hash'])
    .distinctOn('subjectId')
    .where((eb) => eb.and({ companyId: first.companyId, kind: 'BIDDER' }))
    .where(
      'subjectId',
      'in',
      bidders.map(({ id }) => id),
    )
    .orderBy('subjectId')
    .orderBy('no', 'desc')
    .execute();
  return new Map(rows.map(({ subjectId, hash }) => [subjectId, hash]));
}
