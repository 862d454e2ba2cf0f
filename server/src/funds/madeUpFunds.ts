import { fundCards } from '../db/seed/fundCards.ts';
import type { RowSource } from '../gateway/rowSource.ts';

/** For development, on demo data: the same made-up cards at every time, two of which cannot be used. */
export const madeUpFunds: RowSource = {
  isMadeUp: true,
  async *pages(companyId) {
    const rows = fundCards.filter((card) => card.companyId === companyId);
    yield { rows, total: rows.length };
  },
};
