import { mayGrant } from '#platform/auth/mayGrant.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { rolesOfUsers, userRows } from './userRows.ts';
import { visibleUsers } from './visibleUsers.ts';

/**
 * Returns a user on whom the caller may act: within the data scope, and without any role that the caller could not grant, because changing
 * a phone or a password lets the caller take over the account. A user of another school counts as missing.
 * @throws Failure `missing` or `userAbove`
 */
export async function changeableUser(id: string, context: Context) {
  const row = await userRows(await visibleUsers(context), context.language)
    .where('user.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  const roles = (await rolesOfUsers([row], context)).get(id) ?? [];
  if (!roles.every((role) => mayGrant(role, context.role))) throw new Failure('userAbove', { params: { name: row.name } });
  return row;
}
