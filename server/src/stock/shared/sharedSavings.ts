import { dayOf, startOfDay } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import type { Reader } from '#platform/context/context.ts';

/**
 * Returns what sharing has saved a school this year, in yuan: the worth of the shared goods that were received, at the average price of
 * their stock when they were issued. What was borrowed counts too, because it needed no purchase either.
 */
export async function sharedSavings(companyId: string, { db, now }: Pick<Reader, 'db' | 'now'>): Promise<string> {
  const { saved } = await db
    .selectFrom('sharedApply as apply')
    .innerJoin('stockDocumentItem as item', (join) =>
      join.onRef('item.companyId', '=', 'apply.companyId').onRef('item.documentId', '=', 'apply.documentId'),
    )
    .select(sql<string>`coalesce(sum(item.amount), 0.00)::text`.as('saved'))
    .where('apply.companyId', '=', companyId)
    .where('apply.receiveTime', '>=', startOfDay(`${dayOf(now).slice(0, 4)}-01-01`))
    .executeTakeFirstOrThrow();
  return saved;
}
