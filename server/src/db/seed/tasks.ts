import type { Insertable } from 'kysely';
import { seedId } from '../reference/seedId.ts';
import type { Tables } from '../tables.ts';
import { seedTime } from './seedTime.ts';

type Task = Insertable<Tables['task']>;
const hourMs = 3600_000;
/** The hourly cleanup of the last days. */
const count = 60;

const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The one that failed was asked for by hand. */
const failed = 6;
const asked = { createBy: seedId('user', 101), createByName: '周明远' };

/** A task of each hour before the clock of the demo data, the latest first; most of them have succeeded. */
export const tasks: Task[] = Array.from({ length: count }, (_, index) => cleanup(index));

export const failedTask = tasks[failed] as Task;

function cleanup(index: number): Task {
  const executeTime = new Date(seedTime.getTime() - (index + 1) * hourMs + 15 * 60_000);
  const startTime = new Date(executeTime.getTime() + 1_000);
  const endTime = new Date(startTime.getTime() + 1_000 + (index % 4) * 1_000);
  return {
    ...{ companyId: '0', id: seedId('task', 801 + index), taskCode: taskCode(executeTime, index), taskName: null },
    ...{ taskType: 'CLEANUP', occasion: executeTime.toISOString(), isSingular: false, bizId: null, bizName: null, payload: null },
    ...{ executeTime, startTime, endTime, heartbeatTime: endTime, createTime: executeTime, updateTime: endTime },
    ...{ createBy: null, createByName: null, updateByName: null, leaseOwner: null, leaseUntil: null },
    ...{ doneCount: 2, totalCount: 2, maxRetry: 3, version: 3, error: null },
    ...outcome(index, endTime),
  };
}

function outcome(index: number, endTime: Date): Pick<Task, 'status' | 'result'> & Partial<Task> {
  const fault = JSON.stringify({ key: 'fault', params: {} });
  if (index === failed)
    return { status: 'FAILED', retryTimes: 3, version: 9, doneCount: 0, result: null, error: fault, ...asked };
  if (index === 11) return { status: 'STOPPED', doneCount: 1, result: null, updateByName: '平台管理员' };
  const rows = (index * 37) % 90;
  return { status: 'SUCCESS', result: JSON.stringify({ key: 'cleaned', params: { rows } }), endTime };
}

function taskCode(time: Date, index: number): string {
  const date = new Date(time.getTime() + 8 * hourMs).toISOString().slice(0, 10).replaceAll('-', '');
  const digits = Array.from({ length: 6 }, (_, place) => characters[(index * 7919 + (place + 3) * 104_729) % characters.length]);
  return `T${date}-${digits.join('')}`;
}
