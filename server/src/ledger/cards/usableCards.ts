import { dayOf } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { isUsable } from './visibleCards.ts';

/** Returns the cards among some that the caller is in charge of or may use, and whether they can be used today. */
export async function usableCards(ids: string[], context: Context) {
  if (ids.length === 0) return [];
  const rows = await context.db
    .selectFrom('expenditure as card')
    .select(['card.id', 'card.availableAmount', 'card.status', 'card.validFrom', 'card.validTo'])
    .where('card.companyId', '=', context.session.companyId)
    .where('card.id', 'in', ids)
    .where(isUsable(context))
    .execute();
  const today = dayOf(context.now);
  return rows.map(({ id, availableAmount, status, validFrom, validTo }) => ({
    id,
    availableAmount,
    isUsable: status === 'ENABLED' && (validFrom === null || validFrom <= today) && (validTo === null || validTo >= today),
  }));
}
