import { dayOf } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';

/**
 * Locks cards in the order of their ids, so that two transactions never wait for each other.
 * @returns those that are enabled and valid today, with what is available on them
 */
export async function lockUsableCards(
  companyId: string,
  ids: string[],
  { db, now }: Context,
): Promise<Map<string, { availableAmount: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('expenditure')
    .select(['id', 'availableAmount', 'status', 'validFrom', 'validTo'])
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const today = dayOf(now);
  const usable = rows.filter(
    ({ status, validFrom, validTo }) =>
      status === 'ENABLED' && (validFrom === null || validFrom <= today) && (validTo === null || validTo >= today),
  );
  return new Map(usable.map(({ id, availableAmount }) => [id, { availableAmount }]));
}
