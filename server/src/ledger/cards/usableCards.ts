import { dayOf } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { cardHindrance, hindranceColumns } from '../moves/cardHindrance.ts';
import { isUsable } from './visibleCards.ts';

/** Returns the cards among some that the caller is in charge of or may use, and why they cannot be used today; null if they can. */
export async function usableCards(ids: string[], context: Context) {
  if (ids.length === 0) return [];
  const rows = await context.db
    .selectFrom('expenditure as card')
    .select(['card.id', 'card.availableAmount', ...hindranceColumns])
    .where('card.companyId', '=', context.session.companyId)
    .where('card.id', 'in', ids)
    .where(isUsable(context))
    .execute();
  const today = dayOf(context.now);
  return rows.map(({ id, availableAmount, ...card }) => ({
    id,
    availableAmount,
    hindrance: cardHindrance(card, today),
  }));
}
