import type { Input } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import { beginning } from '../like.ts';

type Filters = Omit<NonNullable<Input<'queryTaskPage'>['query']>, 'current' | 'size' | 'sort'>;

/** The tasks that the caller sees: those of the own school, with data scope ALL every one. */
export function visibleTasks({ db, session, role }: Context, filters: Filters = {}) {
  const { keyword, taskType, status, executeTimeStart, executeTimeEnd } = filters;
  const companyId = filters.companyId ?? (role.dataScope === 'ALL' ? undefined : session.companyId);
  let found = db.selectFrom('task');
  if (companyId !== undefined) found = found.where('task.companyId', '=', companyId);
  if (taskType !== undefined) found = found.where('task.taskType', '=', taskType);
  if (status !== undefined) found = found.where('task.status', '=', status);
  if (executeTimeStart !== undefined) found = found.where('task.executeTime', '>=', new Date(executeTimeStart));
  if (executeTimeEnd !== undefined) found = found.where('task.executeTime', '<', new Date(executeTimeEnd));
  if (keyword === undefined) return found;
  const pattern = beginning(keyword);
  return found.where((eb) => eb.or([eb('task.taskCode', 'like', pattern), eb('task.taskName', 'like', pattern)]));
}

/** Those that the caller sees, with what the API shows of each. */
export function taskRows(context: Context) {
  return visibleTasks(context)
    .innerJoin('company', 'company.id', 'task.companyId')
    .select(['task.id', 'taskCode', 'taskName', 'taskType', 'bizId', 'bizName', 'executeTime', 'startTime', 'endTime'])
    .select(['heartbeatTime', 'doneCount', 'totalCount', 'result', 'error', 'retryTimes', 'maxRetry', 'task.status'])
    .select(['stopRequested', 'task.companyId', 'companyName', 'task.version', 'task.createTime', 'task.createByName'])
    .select(['task.updateTime', 'task.updateByName']);
}

export type TaskRow = Awaited<ReturnType<ReturnType<typeof taskRows>['executeTakeFirstOrThrow']>>;
