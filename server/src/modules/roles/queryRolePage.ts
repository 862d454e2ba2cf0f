import type { Input, Output } from '@campus-procurement/sdk';
import { permissionsOf } from '../../auth/permissions.ts';
import type { Context } from '../../context.ts';
import { roleRows, visibleRoles } from './roleRows.ts';
import { toRole } from './toRole.ts';

type Column = 'roleName' | 'roleCode' | 'userCount' | 'updateTime';
type Direction = 'asc' | 'desc';

/** One page of roles; rows that sort alike are told apart by their id, so that no row is on two pages. */
export async function queryRolePage({ query }: Input<'queryRolePage'>, context: Context): Promise<Output<'queryRolePage'>> {
  const { current = 1, size = 10, sort, ...filters } = query ?? {};
  const { total } = await visibleRoles(context, filters)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const found = roleRows(context, filters);
  const [column, direction] = (sort?.split(',') ?? []) as [Column, Direction] | [];
  const sorted = column ? found.orderBy(column, direction) : found.orderBy('builtIn').orderBy('createTime', 'desc');
  const rows = await sorted
    .orderBy('role.id')
    .limit(size)
    .offset((current - 1) * size)
    .execute();
  const codes = new Set(await permissionsOf(context.db, context.role, context.session.companyId));
  return { records: rows.map((row) => toRole(row, codes, context)), total, current, size };
}
