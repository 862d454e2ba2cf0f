import type { RowSource } from '#platform/gateway/rowSource.ts';
import { casUsers } from '../seed/casUsers.ts';

/** A source for development with demo data: always the same fake users, one of them in a department that does not exist. */
export const fakeCas: RowSource = {
  isFake: true,
  async *pages(companyId) {
    const rows = casUsers.filter((user) => user.companyId === companyId);
    yield { rows, total: rows.length };
  },
};
