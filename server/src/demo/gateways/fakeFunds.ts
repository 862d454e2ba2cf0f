import type { RowSource } from '#platform/gateway/rowSource.ts';
import { budgetCards } from '../seed/budgetCards.ts';

/** A source for development with demo data: always the same fake cards, two of which are invalid. */
export const fakeFunds: RowSource = {
  isFake: true,
  async *pages(companyId) {
    const rows = budgetCards.filter((card) => card.companyId === companyId);
    yield { rows, total: rows.length };
  },
};
