import { sql } from 'kysely';
import type { FoundCards } from './visibleCards.ts';

/** Counts the cards and sums their amounts. The sums are text, so that JSON keeps their decimals. */
export function sumsOf(found: FoundCards) {
  return found.select((eb) => [
    eb.fn.countAll<number>().as('total'),
    sql<string>`coalesce(sum(card.total_amount), 0.00)::text`.as('totalAmount'),
    sql<string>`coalesce(sum(card.frozen_amount), 0.00)::text`.as('frozenAmount'),
    sql<string>`coalesce(sum(card.available_amount), 0.00)::text`.as('availableAmount'),
  ]);
}
