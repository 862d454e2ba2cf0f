import type { Input } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import type { Context } from '#platform/context/context.ts';
import { beginning } from '#platform/lists/like.ts';
import { madeNamesLike } from './madeNames.ts';

type Filters = Omit<NonNullable<Input<'queryTaskPage'>['query']>, 'current' | 'size' | 'sort'>;

/** Selects the tasks that the caller sees: those of their own school, with data scope ALL all. */
export function visibleTasks({ db, session, role, language }: Context, filters: Filters = {}) {
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
  const { kinds, kept } = madeNamesLike(keyword, language);
  return found.where((eb) =>
    eb.or([
      eb('task.taskCode', 'like', pattern),
      eb('task.taskName', 'like', pattern),
      // A generated name may be stored in any language.
      ...(kept.length > 0 ? [eb('task.taskName', 'in', kept)] : []),
      ...(kinds.length > 0 ? [eb.and([eb('task.taskName', 'is', null), eb('task.taskType', 'in', kinds)])] : []),
    ]),
  );
}

/** Selects the tasks that the caller has started. */
export function ownTasks({ db, session }: Context) {
  return db.selectFrom('task').where('task.createBy', '=', session.userId);
}

/** The permission code of users who manage tasks of others. */
const readCode = String(contract.queryTaskPage.permission);

/** Selects the caller's own tasks and, for users who manage tasks, all that they see. */
export function reachableTasks(context: Context) {
  const { db, session, role } = context;
  if (!session.permissions.has(readCode)) return ownTasks(context);
  if (role.dataScope === 'ALL') return db.selectFrom('task');
  return db
    .selectFrom('task')
    .where((eb) => eb.or([eb('task.companyId', '=', session.companyId), eb('task.createBy', '=', session.userId)]));
}

/** Selects tasks with all columns that the API shows. */
export function taskRows(found: ReturnType<typeof visibleTasks>) {
  return found
    .innerJoin('company', 'company.id', 'task.companyId')
    .select(['task.id', 'taskCode', 'taskName', 'taskType', 'bizId', 'bizName', 'executeTime', 'startTime', 'endTime'])
    .select(['heartbeatTime', 'doneCount', 'totalCount', 'result', 'error', 'retryTimes', 'maxRetry', 'task.status'])
    .select(['stopRequested', 'task.companyId', 'companyName', 'task.version', 'task.createTime', 'task.createByName'])
    .select(['task.updateTime', 'task.updateByName', 'task.createBy', 'task.fileId']);
}

export type TaskRow = Awaited<ReturnType<ReturnType<typeof taskRows>['executeTakeFirstOrThrow']>>;
