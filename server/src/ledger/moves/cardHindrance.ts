import type { Selectable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

/** Why a card cannot be used on a day: the reason of a refusal, and what its sentence names. */
export interface CardHindrance {
  reason: 'cardEnded' | 'cardNotBegun' | 'cardDisabled';
  params: Record<string, string>;
}

type Card = Pick<Selectable<Tables['expenditure']>, 'cardNo' | 'cardName' | 'status' | 'validFrom' | 'validTo'>;

/** The columns that tell. */
export const hindranceColumns = ['cardNo', 'cardName', 'status', 'validFrom', 'validTo'] as const;

/** Tells why a card cannot be used on a day (`YYYY-MM-DD`); null if it can. */
export function cardHindrance(
  { cardNo: no, cardName: card, status, validFrom, validTo }: Card,
  today: string,
): CardHindrance | null {
  if (validTo !== null && validTo < today) return { reason: 'cardEnded', params: { card, no, day: validTo } };
  if (validFrom !== null && validFrom > today) return { reason: 'cardNotBegun', params: { card, no, day: validFrom } };
  return status === 'ENABLED' ? null : { reason: 'cardDisabled', params: { card, no } };
}
