import type { Schemas } from '@campus-procurement/sdk';
import { jsonRows, type Panel, panel, panelFor } from '#platform/panels/panel.ts';
import { sumsOf } from './sumsOf.ts';
import { visibleCards } from './visibleCards.ts';

/** The sums of the budget cards that the caller sees. */
export const fundsOverview: Panel<Schemas['FundsOverview'] | null> = panelFor(
  'queryExpenditurePage',
  panel(
    async (context) =>
      jsonRows(sumsOf(await visibleCards(context, true)), ['total', 'totalAmount', 'frozenAmount', 'availableAmount']),
    ([row]) => {
      if (!row) throw new Error('A sum answered nothing');
      const { total: cardCount, ...amounts } = row;
      return { cardCount, ...amounts };
    },
  ),
);
