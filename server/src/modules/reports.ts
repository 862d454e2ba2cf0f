import type { Report } from '../exports/report.ts';
import { supplierReport } from './company/exportSuppliers.ts';
import { cardReport, flowReport } from './expenditure/exportExpenditures.ts';
import { logReport } from './operationLog/exportOperationLog.ts';
import { userReport } from './users/exportUsers.ts';

/** Every list that can be exported: a module that has one puts it in here. */
export const reports: Report<never>[] = [supplierReport, userReport, logReport, cardReport, flowReport];
