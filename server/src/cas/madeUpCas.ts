import { casUsers } from '../db/seed/casUsers.ts';
import type { RowSource } from '../gateway/rowSource.ts';

/** For development, on demo data: the same made-up users at every time, one of them with a department that does not exist. */
export const madeUpCas: RowSource = {
  isMadeUp: true,
  async *pages(companyId) {
    const rows = casUsers.filter((user) => user.companyId === companyId);
    yield { rows, total: rows.length };
  },
};
