import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { startExport } from '#platform/exports/startExport.ts';
import { logReport } from './exportOperationLog.ts';
import { getOperationLogDetail } from './getOperationLogDetail.ts';
import { queryOperationLogPage } from './queryOperationLogPage.ts';

export const operationLog = {
  queryOperationLogPage,
  getOperationLogDetail,
  exportOperationLog: ({ body }, context) => startExport(logReport, body, context),
} satisfies Partial<Handlers<Context>>;
