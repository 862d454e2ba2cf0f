import { casUsers } from '../db/seed/casUsers.ts';
import type { RowSource } from '../gateway/rowSource.ts';

/** A source for development with demo data: always the same fake users, one of them in a department that does not exist. */
export const fakeCas: RowSource = {
  isFake: true,
  async *pages(companyId) {
    const rows = casUsers.filter((user) => user.companyId === companyId);
    yield { rows, total: rows.length };
  },
};
