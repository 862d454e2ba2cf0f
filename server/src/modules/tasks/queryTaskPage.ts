import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import { readLongPage } from '../longPage.ts';
import { orderOf } from '../order.ts';
import { taskRows, visibleTasks } from './taskRows.ts';
import { toTask } from './toTask.ts';

/** One page of tasks, the latest first. */
export function queryTaskPage({ query = {} }: Input<'queryTaskPage'>, context: Context): Promise<Output<'queryTaskPage'>> {
  const { sort = 'executeTime,desc', ...filters } = query;
  return readLongPage(
    query,
    visibleTasks(context, filters).select(['task.companyId', 'task.id']),
    orderOf('task', sort),
    (keys) => taskRows(context).where((eb) => eb(eb.refTuple('task.companyId', 'task.id'), 'in', keys)),
    (row) => toTask(row, context.session.permissions, context),
    context,
  );
}
