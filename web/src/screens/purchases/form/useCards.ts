import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import type { Check } from './useCheck.ts';

/** A card to choose. */
export interface Card {
  id: string;
  cardName: string;
  cardNo: string;
  ownerName: string;
  /** With what this purchase holds on it. */
  available: string;
  validTo: string | null;
  isUsable: boolean;
}

/**
 * The cards that may pay, those used last first. What the purchase has frozen on a card counts as available; cards that were chosen and
 * cannot be used any more are among them.
 */
export function useCards(check: Check | undefined, project: Schemas['ProjectDetail'] | null) {
  const { data, error, refetch } = useApiQuery('listExpendituresSimple');
  const chosen = [...(check?.funds ?? []), ...(project?.funds ?? [])];
  const usable = (data ?? []).map(({ id, cardName, cardNo, ownerName, availableAmount, validTo }): Card => {
    const available = chosen.find(({ expenditureId }) => expenditureId === id)?.availableAmount ?? availableAmount;
    return { id, cardName, cardNo, ownerName, available, validTo, isUsable: true };
  });
  const others = (project?.funds ?? []).flatMap(
    ({ expenditureId, cardName, cardNo, ownerName, availableAmount, validTo }): Card[] => {
      if (!data || expenditureId === null || cardName === null || usable.some(({ id }) => id === expenditureId)) return [];
      const facts = { cardName, cardNo: cardNo ?? '', ownerName: ownerName ?? '', available: availableAmount ?? '0.00' };
      return [{ id: expenditureId, ...facts, validTo, isUsable: false }];
    },
  );
  return { cards: data && [...others, ...usable], error, refetch };
}
