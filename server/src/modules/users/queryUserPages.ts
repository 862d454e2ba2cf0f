import type { Input, Output } from '@campus-procurement/sdk';
import { permissionsOf } from '../../auth/permissions.ts';
import type { Context } from '../../context.ts';
import { masked } from '../masked.ts';
import { toUser } from './toUser.ts';
import { rolesOfUsers, userRows } from './userRows.ts';
import { visibleUsers } from './visibleUsers.ts';

export function querySchoolUserPage({ query = {} }: Input<'querySchoolUserPage'>, context: Context) {
  return page(query, context, false);
}

/** The same for users who came by synchronisation. */
export function queryAutomaticUserPage({ query = {} }: Input<'queryAutomaticUserPage'>, context: Context) {
  return page(query, context, true);
}

type Query = NonNullable<Input<'querySchoolUserPage'>['query']>;
type Column = 'account' | 'name' | 'createTime' | 'lastLoginTime';

async function page(query: Query, context: Context, isAutomatic: boolean): Promise<Output<'querySchoolUserPage'>> {
  const { current = 1, size = 10, sort = 'createTime,desc', ...filters } = query;
  let found = await visibleUsers(context, filters);
  if (isAutomatic) found = found.where('user.source', 'in', ['CAS', 'QLGD', 'PLATFORM']);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const [column, direction] = sort.split(',') as [Column, 'asc' | 'desc'];
  const rows = await userRows(found)
    .orderBy(`user.${column}`, (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast())
    .orderBy('user.id', direction)
    .limit(size)
    .offset((current - 1) * size)
    .execute();
  const roles = await rolesOfUsers(rows, context);
  const codes = new Set(await permissionsOf(context.db, context.role, context.session.companyId));
  const records = rows.map((row) =>
    toUser({ ...row, phone: row.phone && masked(row.phone) }, roles.get(row.id) ?? [], codes, context),
  );
  return { records, total, current, size };
}
