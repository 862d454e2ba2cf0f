import { integer, longText, text, time, yesNo } from '#platform/exports/columns.ts';
import { report } from '#platform/exports/report.ts';
import { logList } from './queryOperationLogPage.ts';

export const logReport = report('OPERATION_LOG', 'exportOperationLog', logList, 'logColumn', {
  companyName: text,
  time,
  userName: text,
  roleName: text,
  deptName: text,
  action: longText,
  method: longText,
  success: yesNo,
  code: integer,
  errorMsg: longText,
  ip: text,
  costMs: integer,
  requestId: longText,
});
