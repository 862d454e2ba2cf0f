import type { Input, Output } from '@campus-procurement/sdk';
import type { Expression } from 'kysely';
import type { Context } from '../../context.ts';
import { readLongPage } from '../longPage.ts';
import { masked } from '../masked.ts';
import { orderOf } from '../order.ts';
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

async function page(query: Query, context: Context, isAutomatic: boolean): Promise<Output<'querySchoolUserPage'>> {
  const { sort = 'createTime,desc', ...filters } = query;
  let found = await visibleUsers(context, filters);
  if (isAutomatic) found = found.where('user.source', 'in', ['CAS', 'QLGD', 'PLATFORM']);
  const { records: rows, ...page } = await readLongPage(
    query,
    found.select(['user.companyId', 'user.id']),
    orderOf('user', sort, ['lastLoginTime']),
    (keys) => userRows(usersOf(keys, context)),
    (row) => row,
    context,
  );
  const roles = await rolesOfUsers(rows, context);
  const codes = context.session.permissions;
  const records = rows.map((row) =>
    toUser({ ...row, phone: row.phone && masked(row.phone) }, roles.get(row.id) ?? [], codes, context),
  );
  return { ...page, records };
}

function usersOf(keys: Expression<[string, string]>, { db }: Context) {
  return db.selectFrom('appUser as user').where((eb) => eb(eb.refTuple('user.companyId', 'user.id'), 'in', keys));
}
