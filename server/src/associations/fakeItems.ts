import { schoolItems } from '../db/seed/schoolItems.ts';
import type { RowSource } from '../gateway/rowSource.ts';

/** A source for development with demo data: the items that are there already, a larger one, a new one and an invalid one. */
export const fakeItems: RowSource = {
  isFake: true,
  async *pages(companyId) {
    const known = schoolItems
      .filter((item) => item.companyId === companyId)
      .map(({ companyId: _, syncTime: _time, ...item }) => item);
    const [first] = known;
    if (!first) return yield { rows: [], total: 0 };
    const rows = [
      { ...first, planAmount: '260000.00' },
      ...known.slice(1),
      { ...first, externalCode: 'XM2026-0041', externalName: '智能制造实训平台补充建设', planAmount: '180000.00' },
      { ...first, externalCode: 'XM2026-0042', planAmount: '12万' },
    ];
    yield { rows, total: rows.length };
  },
};
