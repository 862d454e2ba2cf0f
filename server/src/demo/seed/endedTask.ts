import { dayOf } from '@campus-procurement/sdk/time';
import type { Insertable } from 'kysely';
import type { TaskEvent } from '#platform/db/tables/tasks.ts';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import { people } from './people.ts';

export type SeedTask = Insertable<Tables['task']> & { startTime: Date; endTime: Date };

type Kept = Pick<SeedTask, 'companyId' | 'taskType' | 'executeTime' | 'maxRetry'> & Partial<SeedTask>;

interface Ending {
  /** Number of its id. */
  n: number;
  /** How long it took. */
  seconds: number;
  /** What it came to, or why it failed after the last attempt; null if it was stopped. */
  end: { result: TaskEvent } | { error: TaskEvent } | null;
  /** Number of the user who asked for it. */
  by?: number;
}

const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A task that was carried out a second after it was due. */
export function endedTask({ n, seconds, end, by }: Ending, { executeTime, ...kept }: Kept): SeedTask {
  const startTime = new Date(executeTime.getTime() + 1_000);
  const endTime = new Date(startTime.getTime() + seconds * 1_000);
  const asker = people.find((person) => person.n === by);
  const asked = asker ? { createBy: seedId('user', asker.n), createByName: asker.name } : { createBy: null, createByName: null };
  return {
    id: seedId('task', n),
    taskCode: taskCode(executeTime, n),
    taskName: null,
    occasion: null,
    isSingular: false,
    bizId: null,
    bizName: null,
    payload: null,
    leaseOwner: null,
    leaseUntil: null,
    executeTime,
    startTime,
    endTime,
    heartbeatTime: endTime,
    createTime: executeTime,
    updateTime: endTime,
    ...asked,
    updateByName: null,
    doneCount: 0,
    totalCount: null,
    error: null,
    ...outcome(end, kept.maxRetry),
    ...kept,
  };
}

function outcome(end: Ending['end'], maxRetry: number) {
  if (end === null) return { status: 'STOPPED' as const, result: null, version: 3 };
  if ('error' in end) {
    const retried = { retryTimes: maxRetry, version: 3 + 2 * maxRetry };
    return { status: 'FAILED' as const, result: null, error: JSON.stringify(end.error), ...retried };
  }
  return { status: 'SUCCESS' as const, result: JSON.stringify(end.result), version: 3 };
}

/** A number for people: the day on which the task was planned, and six characters. */
export function taskCode(time: Date, n: number): string {
  const date = dayOf(time).replaceAll('-', '');
  const at = n - 801;
  const digits = Array.from({ length: 6 }, (_, place) => {
    const digit = at * 7919 + (place + 3) * 104_729 + place * Math.floor(at / characters.length);
    return characters[digit % characters.length];
  });
  return `T${date}-${digits.join('')}`;
}
