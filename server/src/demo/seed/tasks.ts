import { hourMs } from '@campus-procurement/sdk/time';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import { endedTask, type SeedTask, taskCode } from './endedTask.ts';
import { schoolTasks } from './schoolTasks.ts';
import { seedTime } from './seedTime.ts';

/** The hourly cleanup of the last days. */
const count = 60;
/** The one that failed was asked for by hand, as was that which was stopped. */
const [failed, stopped] = [6, 11];

/** A cleanup of each hour before the clock of the demo data, the latest first; most of them have succeeded. */
const cleanups: SeedTask[] = Array.from({ length: count }, (_, index) => cleanup(index));

export const failedTask = cleanups[failed] as SeedTask;

export const tasks: SeedTask[] = [...cleanups, ...schoolTasks()];

const afterUpgrade = new Date('2026-03-08T02:00:00+08:00');
const [plannedBy, plannedTime] = ['吴启航', new Date('2026-02-28T16:12:40+08:00')];

/** Planned by hand for the night of the upgrade that an announcement tells of. It calls nobody when its time comes. */
export const waitingTask: Insertable<Tables['task']> = {
  companyId: '0',
  id: seedId('task', 989),
  taskCode: taskCode(plannedTime, 989),
  taskName: '系统升级后清理',
  taskType: 'CLEANUP',
  status: 'PENDING',
  executeTime: afterUpgrade,
  occasion: afterUpgrade.toISOString(),
  isSingular: false,
  maxRetry: 3,
  createBy: seedId('user', 114),
  createTime: plannedTime,
  createByName: plannedBy,
  updateTime: plannedTime,
  updateByName: plannedBy,
  version: 1,
};

function cleanup(index: number): SeedTask {
  const executeTime = new Date(seedTime.getTime() - (index + 1) * hourMs + 15 * 60_000);
  const due = { companyId: '0', taskType: 'CLEANUP' as const, executeTime, occasion: executeTime.toISOString(), maxRetry: 3 };
  const ending = { n: 801 + index, seconds: 1 + (index % 4) };
  if (index === failed) {
    return endedTask({ ...ending, end: { error: { key: 'fault', params: {} } }, by: 101 }, { ...due, totalCount: 2 });
  }
  if (index === stopped)
    return endedTask({ ...ending, end: null }, { ...due, doneCount: 1, totalCount: 2, updateByName: '平台管理员' });
  const result = { key: 'cleaned' as const, params: { rows: (index * 37) % 90 } };
  return endedTask({ ...ending, end: { result } }, { ...due, doneCount: 2, totalCount: 2 });
}
