import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { readPage } from '#platform/lists/page.ts';
import { roleRows, visibleRoles } from './roleRows.ts';
import { toRole } from './toRole.ts';

type Column = 'roleName' | 'roleCode' | 'userCount' | 'updateTime';
type Direction = 'asc' | 'desc';

/** One page of roles; rows that sort alike are told apart by their id, so that no row is on two pages. */
export async function queryRolePage({ query }: Input<'queryRolePage'>, context: Context): Promise<Output<'queryRolePage'>> {
  const { sort, ...filters } = query ?? {};
  const found = roleRows(context, filters);
  const [column, direction] = (sort?.split(',') ?? []) as [Column, Direction] | [];
  const sorted = column ? found.orderBy(column, direction) : found.orderBy('builtIn').orderBy('createTime', 'desc');
  return readPage(query ?? {}, visibleRoles(context, filters), sorted.orderBy('role.id'), (row) => toRole(row, context));
}
