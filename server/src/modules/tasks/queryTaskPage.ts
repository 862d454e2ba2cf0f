import type { Input, Output } from '@campus-procurement/sdk';
import { permissionsOf } from '../../auth/permissions.ts';
import type { Context } from '../../context.ts';
import { readPage } from '../page.ts';
import { taskRows, visibleTasks } from './taskRows.ts';
import { toTask } from './toTask.ts';

type Column = 'executeTime' | 'createTime';

/** One page of tasks, the latest first. */
export async function queryTaskPage({ query = {} }: Input<'queryTaskPage'>, context: Context): Promise<Output<'queryTaskPage'>> {
  const { sort = 'executeTime,desc', ...filters } = query;
  const [column, direction] = sort.split(',') as [Column, 'asc' | 'desc'];
  const counted = visibleTasks(context, filters).select((eb) => eb.fn.countAll<number>().as('total'));
  const sorted = taskRows(context, filters).orderBy(`task.${column}`, direction).orderBy('task.id', direction);
  const codes = new Set(await permissionsOf(context.db, context.role, context.session.companyId));
  return readPage(query, counted, sorted, (row) => toTask(row, codes, context));
}
