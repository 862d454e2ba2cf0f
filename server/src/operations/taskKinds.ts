import { associationSync } from '#associations/associationSync.ts';
import { sendNotice } from '#content/articles/sendNotice.ts';
import { repairTurns } from '#flow/turns/public.ts';
import { cardCarry } from '#ledger/cards/cardCarry.ts';
import { expenditureSync } from '#ledger/cards/expenditureSync.ts';
import { casSync } from '#people/users/casSync.ts';
import { sweepLogins } from '#platform/auth/sweepLogins.ts';
import { reportExport } from '#platform/exports/reportExport.ts';
import { sweepFiles } from '#platform/files/sweepFiles.ts';
import type { TaskKinds } from '#platform/tasks/taskKind.ts';
import { wechatPush } from '#platform/wechat/wechatPush.ts';
import { cleanup, type Sweeper } from '#platform/worker/cleanup.ts';
import { sweepTasks } from '#platform/worker/sweepTasks.ts';
import { endExposures } from '#suppliers/exposures/endExposures.ts';
import { fetchRegistry } from '#suppliers/profiles/fetchRegistry.ts';
import { remindExpiry } from '#suppliers/profiles/remindExpiry.ts';
import { reports } from './reports.ts';
import { turnSources } from './turnSources.ts';

/** Brings up to date what an older version of the server has left behind. */
const sweepTurns: Sweeper = (db) => repairTurns(turnSources, db);

/** All kinds of tasks. A module with a new one adds it here. If a kind of the description is missing, this does not compile. */
export const taskKinds: TaskKinds = {
  CLEANUP: cleanup([sweepLogins, sweepTasks, sweepFiles, endExposures, sweepTurns]),
  SYNC_CAS: casSync,
  SYNC_EXPENDITURE: expenditureSync,
  CARRY_EXPENDITURE: cardCarry,
  SYNC_ASSOCIATION: associationSync,
  WECHAT_PUSH: wechatPush,
  QUALIFICATION_EXPIRE: remindExpiry,
  SEND_NOTICE: sendNotice,
  FETCH_REGISTRY: fetchRegistry,
  REPORT_EXPORT: reportExport(reports),
};
