import type { RowSource } from '#platform/gateway/rowSource.ts';
import { laterItems, schoolItems } from '../seed/schoolItems.ts';

/** A source for development with demo data: the items that are there already, a larger one, a new one and an invalid one. */
export const fakeItems: RowSource = {
  isFake: true,
  async *pages(companyId) {
    const known = schoolItems
      .filter((item) => item.companyId === companyId)
      .map(({ companyId: _, syncTime: _time, ...item }) => item);
    const [first] = known;
    if (!first) return yield { rows: [], total: 0 };
    const rows = [{ ...first, planAmount: '260000.00' }, ...known.slice(1), ...laterItems.map((item) => ({ ...first, ...item }))];
    yield { rows, total: rows.length };
  },
};
