import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import type { Context, Reader } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Language } from '#platform/i18n/language.ts';
import { type LongList, longList } from '#platform/lists/longList.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, type KeyList } from '#platform/lists/page.ts';
import { masked } from '#platform/values/masked.ts';
import { toUser } from './toUser.ts';
import { knownRolesOfUsers, userRows } from './userRows.ts';
import { visibleUsers } from './visibleUsers.ts';

export function querySchoolUserPage({ query = {} }: Input<'querySchoolUserPage'>, context: Context) {
  return page(query, context, false);
}

/** Returns one page of the users who came by synchronisation. */
export function queryAutomaticUserPage({ query = {} }: Input<'queryAutomaticUserPage'>, context: Context) {
  return page(query, context, true);
}

type Query = NonNullable<Input<'querySchoolUserPage'>['query']>;

async function page(query: Query, context: Context, isAutomatic: boolean): Promise<Output<'querySchoolUserPage'>> {
  const { sort = 'createTime,desc', ...filters } = query;
  const list = await userList({ ...filters, automatic: isAutomatic }, context);
  return list.page(query, orderOf('user', sort, ['lastLoginTime']), context);
}

/** @property automatic only users who came by synchronisation */
export type UserFilters = Omit<Query, 'current' | 'size' | 'sort'> & { automatic?: boolean };

/** Returns the users within a reader's data scope that match the filters, with masked phone numbers. */
export async function userList(
  { automatic = false, ...filters }: UserFilters,
  reader: Reader,
): Promise<LongList<Schemas['User']>> {
  let found = await visibleUsers(reader, filters);
  if (automatic) found = found.where('user.source', 'in', ['CAS', 'QLGD', 'PLATFORM']);
  return longList(
    'user',
    found.select(['user.companyId', 'user.id']),
    usersIn(reader.language),
    async (rows) => {
      const roles = await knownRolesOfUsers(rows, reader);
      const shown = rows.map((row) => ({ ...row, phone: row.phone && masked(row.phone) }));
      return shown.map((row) => toUser(row, roles.get(row.id) ?? [], reader));
    },
    reader,
  );
}

const usersIn = (language: Language) => (keys: KeyList, db: Kysely<Tables>) =>
  userRows(db.selectFrom('appUser as user').where(hasKey('user', keys)), language);
