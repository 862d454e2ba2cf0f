import { endedTask, type SeedTask } from './endedTask.ts';
import { schoolTasks } from './schoolTasks.ts';
import { seedTime } from './seedTime.ts';

const hourMs = 3600_000;
/** The hourly cleanup of the last days. */
const count = 60;
/** The one that failed was asked for by hand, as was that which was stopped. */
const [failed, stopped] = [6, 11];

/** A cleanup of each hour before the clock of the demo data, the latest first; most of them have succeeded. */
const cleanups: SeedTask[] = Array.from({ length: count }, (_, index) => cleanup(index));

export const failedTask = cleanups[failed] as SeedTask;

export const tasks: SeedTask[] = [...cleanups, ...schoolTasks()];

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
