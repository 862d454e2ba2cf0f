import type { OperationId, Schemas } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import type { Context } from '../../context.ts';
import type { TaskEvent } from '../../db/tables/tasks.ts';
import { type Language, say } from '../../i18n/language.ts';
import { zhCN } from '../../i18n/zhCN.ts';
import { isoTime, isoTimeOrNull } from '../isoTime.ts';
import type { TaskRow } from './taskRows.ts';

/** States from which a task can be tried again, and those in which it can be stopped. */
export const retriable: Schemas['TaskStatus'][] = ['FAILED', 'STOPPED'];
export const waiting: Schemas['TaskStatus'][] = ['PENDING', 'RETRYING'];

/** A task as the API shows it, with what the caller may do to it. @param codes the permission codes that the caller holds */
export function toTask(row: TaskRow, codes: ReadonlySet<string>, { language }: Context): Schemas['Task'] {
  const { result, error, ...rest } = row;
  const { executeTime, startTime, endTime, heartbeatTime, createTime, updateTime } = row;
  return {
    ...rest,
    ...{ executeTime: isoTime(executeTime), startTime: isoTimeOrNull(startTime), endTime: isoTimeOrNull(endTime) },
    ...{ heartbeatTime: isoTimeOrNull(heartbeatTime), createTime: isoTime(createTime), updateTime: isoTime(updateTime) },
    result: result && sentence(result, language),
    errorMessage: error && sentence(error, language),
    allowedActions: allowedActions(row, codes),
  };
}

function allowedActions({ status, stopRequested }: TaskRow, codes: ReadonlySet<string>): Schemas['Task']['allowedActions'] {
  const isPermitted = (id: OperationId) => codes.has(String(contract[id].permission));
  if (retriable.includes(status)) return isPermitted('retryTask') ? ['RETRY'] : [];
  const canStop = waiting.includes(status) || (status === 'RUNNING' && !stopRequested);
  return canStop && isPermitted('stopTask') ? ['STOP'] : [];
}

/** What happened, in words. A key of a later version, which this one does not know, is shown as it is. */
export function sentence({ key, params }: TaskEvent, language: Language): string {
  return Object.hasOwn(zhCN.task, key) ? say(language, 'task', key as keyof typeof zhCN.task, params) : key;
}
