import type { Schemas } from '@campus-procurement/sdk';
import { jsonRows, type Panel, panel } from '#platform/panels/panel.ts';
import { logRows, visibleLog } from './logRows.ts';
import { toOperationLog } from './toOperationLog.ts';

const shown = 20;
const columns = [
  'id',
  'time',
  'userId',
  'userName',
  'roleName',
  'deptName',
  'operationId',
  'ip',
  'costMs',
  'code',
  'reason',
  'reasonParams',
  'requestId',
  'companyId',
  'companyName',
] as const;

/** The latest refused writes and logins that the caller sees. */
export const recentRefusals: Panel<Schemas['OperationLog'][]> = panel(
  (context) => {
    const found = visibleLog(context, { success: false }).orderBy('log.time', 'desc').orderBy('log.id', 'desc').limit(shown);
    return jsonRows(logRows(found, context.language), columns);
  },
  (rows, { language }) => rows.map(({ time, ...row }) => toOperationLog({ ...row, time: new Date(time) }, language)),
);
