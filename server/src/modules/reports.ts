import type { Report } from '../exports/report.ts';
import { supplierReport } from './company/exportSuppliers.ts';
import { cardReport, flowReport } from './expenditure/exportExpenditures.ts';
import { logReport } from './operationLog/exportOperationLog.ts';
import { figuresReport } from './projects/exportProjectFigures.ts';
import { projectReport } from './projects/exportProjects.ts';
import { stockReport } from './stock/exportStocks.ts';
import { userReport } from './users/exportUsers.ts';

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
