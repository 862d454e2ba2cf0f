import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import type { Order } from '#platform/lists/order.ts';
import { hasKey, readPage } from '#platform/lists/page.ts';
import { roleRows } from './roleRows.ts';
import { toRole } from './toRole.ts';

/** Returns one page of roles. What sorts them may be computed, so both statements read from the rows as they are shown. */
export async function queryRolePage({ query }: Input<'queryRolePage'>, context: Context): Promise<Output<'queryRolePage'>> {
  const { sort, ...filters } = query ?? {};
  return readPage(
    query ?? {},
    context.db.selectFrom(roleRows(context, filters).as('role')).select(['role.companyId', 'role.id']),
    orderIn(sort),
    (keys, db) => db.selectFrom(roleRows(context).as('role')).selectAll().where(hasKey('role', keys)),
    (row) => toRole(row, context),
    context,
  );
}

function orderIn(sort: NonNullable<Input<'queryRolePage'>['query']>['sort']): Order {
  const byId = { column: 'role.id', direction: 'asc' } as const;
  if (sort === undefined) {
    return [{ column: 'role.builtIn', direction: 'asc' }, { column: 'role.createTime', direction: 'desc' }, byId];
  }
  const [column, direction] = sort.split(',') as [string, 'asc' | 'desc'];
  return [{ column: `role.${column}`, direction }, byId];
}
