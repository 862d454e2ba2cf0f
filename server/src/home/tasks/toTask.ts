import type { Schemas } from '@campus-procurement/sdk';
import { isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { taskSentence } from '#platform/tasks/taskSentence.ts';
import { nameOf } from './madeNames.ts';
import type { TaskRow } from './taskRows.ts';

/** States in which a task can be retried, and those in which it waits and can be stopped at once. */
export const retriable: Schemas['TaskStatus'][] = ['FAILED', 'STOPPED'];
export const waiting: Schemas['TaskStatus'][] = ['PENDING', 'RETRYING'];

/** Returns a task as the API shows it, with the caller's allowed actions. */
export function toTask(row: TaskRow, context: Context): Schemas['Task'] {
  const { language } = context;
  const { result, error, createBy: _, fileId: _file, ...rest } = row;
  const { executeTime, startTime, endTime, heartbeatTime, createTime, updateTime } = row;
  return {
    ...rest,
    taskName: nameOf(row, language),
    executeTime: isoTime(executeTime),
    startTime: isoTimeOrNull(startTime),
    endTime: isoTimeOrNull(endTime),
    heartbeatTime: isoTimeOrNull(heartbeatTime),
    createTime: isoTime(createTime),
    updateTime: isoTime(updateTime),
    result: result && taskSentence(result, language),
    errorMessage: error && taskSentence(error, language),
    allowedActions: allowedActions(row, context),
  };
}

function allowedActions(row: TaskRow, context: Context): Schemas['Task']['allowedActions'] {
  const { status, stopRequested } = row;
  if (retriable.includes(status)) return permitted(context)('retryTask') ? ['RETRY'] : [];
  const canStop = waiting.includes(status) || (status === 'RUNNING' && !stopRequested);
  return canStop && mayStop(row, context) ? ['STOP'] : [];
}

/** The permission code for stopping tasks of other users. No operation requires it by itself. */
const stopCode = 'system:task:stop';

/** Returns whether the caller may stop a task, if its state allows that. */
export function mayStop({ createBy }: Pick<TaskRow, 'createBy'>, { session }: Pick<Context, 'session'>): boolean {
  return createBy === session.userId || session.permissions.has(stopCode);
}
