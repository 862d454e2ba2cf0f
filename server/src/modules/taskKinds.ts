import { sweepLogins } from '../auth/sweepLogins.ts';
import { reportExport } from '../exports/reportExport.ts';
import { sweepFiles } from '../files/sweepFiles.ts';
import type { TaskKinds } from '../tasks/taskKind.ts';
import { wechatPush } from '../wechat/wechatPush.ts';
import { cleanup } from '../worker/cleanup.ts';
import { sweepTasks } from '../worker/sweepTasks.ts';
import { sendNotice } from './articles/sendNotice.ts';
import { associationSync } from './associations/associationSync.ts';
import { fetchRegistry } from './company/fetchRegistry.ts';
import { remindExpiry } from './company/remindExpiry.ts';
import { expenditureSync } from './expenditure/expenditureSync.ts';
import { endExposures } from './integrity/endExposures.ts';
import { reports } from './reports.ts';
import { casSync } from './users/casSync.ts';

/** All kinds of tasks. A module with a new one adds it here. If a kind of the description is missing, this does not compile. */
export const taskKinds: TaskKinds = {
  CLEANUP: cleanup([sweepLogins, sweepTasks, sweepFiles, endExposures]),
  SYNC_CAS: casSync,
  SYNC_EXPENDITURE: expenditureSync,
  SYNC_ASSOCIATION: associationSync,
  WECHAT_PUSH: wechatPush,
  QUALIFICATION_EXPIRE: remindExpiry,
  SEND_NOTICE: sendNotice,
  FETCH_REGISTRY: fetchRegistry,
  REPORT_EXPORT: reportExport(reports),
};
