import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, readPage } from '#platform/lists/page.ts';
import { ownTasks, taskRows, visibleTasks } from './taskRows.ts';
import { toTask } from './toTask.ts';

type Query = NonNullable<Input<'queryTaskPage'>['query']>;

/** Returns one page of tasks, the latest first. */
export function queryTaskPage({ query = {} }: Input<'queryTaskPage'>, context: Context): Promise<Output<'queryTaskPage'>> {
  const { sort: _, ...filters } = query;
  return page(visibleTasks(context, filters), query, context);
}

/** Returns one page of the tasks that the caller has started, the latest first. */
export function queryOwnTaskPage(
  { query = {} }: Input<'queryOwnTaskPage'>,
  context: Context,
): Promise<Output<'queryOwnTaskPage'>> {
  const { taskType, status } = query;
  let found = ownTasks(context);
  if (taskType !== undefined) found = found.where('task.taskType', '=', taskType);
  if (status !== undefined) found = found.where('task.status', '=', status);
  return page(found, query, context);
}

function page(found: ReturnType<typeof ownTasks>, query: Query, context: Context): Promise<Output<'queryTaskPage'>> {
  return readPage(
    query,
    found.select(['task.companyId', 'task.id']),
    orderOf('task', query.sort ?? 'executeTime,desc'),
    (keys, db) => taskRows(db.selectFrom('task').where(hasKey('task', keys))),
    (row) => toTask(row, context),
    context,
  );
}
