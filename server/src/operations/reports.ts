import { cardReport, flowReport } from '#ledger/cards/exportExpenditures.ts';
import { userReport } from '#people/users/exportUsers.ts';
import type { Report } from '#platform/exports/report.ts';
import { figuresReport } from '#purchase/figures/exportProjectFigures.ts';
import { projectReport } from '#purchase/pages/exportProjects.ts';
import { logReport } from '#settings/operationLog/exportOperationLog.ts';
import { stockReport } from '#stock/goods/exportStocks.ts';
import { supplierReport } from '#suppliers/profiles/exportSuppliers.ts';

/** All lists that can be exported. A module with a new one adds it here. */
export const reports: Report<never>[] = [
  supplierReport,
  userReport,
  logReport,
  cardReport,
  flowReport,
  projectReport,
  figuresReport,
  stockReport,
];
