import { mayGrant } from '#platform/auth/mayGrant.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { rolesOfUsers, type UserRow, userRows } from './userRows.ts';
import { visibleUsers } from './visibleUsers.ts';

type HeldRoles = NonNullable<ReturnType<Awaited<ReturnType<typeof rolesOfUsers>>['get']>>;

/** A user on whom the caller may act, with the roles that the user holds. */
export interface ChangeableUser {
  row: UserRow;
  roles: HeldRoles;
}

/**
 * Returns the users of a request on whom the caller may act together, in the order of the request. The rules are those of `changeableUser`,
 * and the caller is not among them.
 * @throws Failure `invalid` with rule `exists` for `userIds`, `userAbove` or `ownAccount`
 */
export async function changeableUsers(ids: string[], context: Context): Promise<ChangeableUser[]> {
  if (ids.includes(context.session.userId)) throw new Failure('ownAccount');
  const found = await userRows(await visibleUsers(context), context.language)
    .where('user.id', 'in', ids)
    .execute();
  const unknown = ids.flatMap((id, index) => (found.some((row) => row.id === id) ? [] : [`userIds.${index}`]));
  if (unknown.length > 0) throw invalid(...unknown.map((field) => ({ field, rule: 'exists' })));
  const roles = await rolesOfUsers(found, context);
  const users = found.map((row) => ({ row, roles: roles.get(row.id) ?? [] }));
  const above = users.find((user) => !user.roles.every((role) => mayGrant(role, context.role)));
  if (above) throw new Failure('userAbove', { params: { name: above.row.name } });
  return users.toSorted((one, other) => ids.indexOf(one.row.id) - ids.indexOf(other.row.id));
}
