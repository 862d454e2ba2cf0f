import type { Input, Output } from '@campus-procurement/sdk';
import { reviewCasesOf } from '#approval/seats.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { portions } from '#platform/imports/importRows.ts';
import { changedBy } from '#platform/records/changed.ts';
import { type ChangeableUser, changeableUsers } from './changeableUsers.ts';
import { grantableRoles, refuseUnknownDepts } from './grants.ts';
import { lockVersions } from './lockVersions.ts';

type Roles = Awaited<ReturnType<typeof grantableRoles>>;

/** Adds roles to the grants of several users: to all of them, or to none. */
export async function addUserRoles({ body }: Input<'addUserRoles'>, context: Context): Promise<Output<'addUserRoles'>> {
  const { userIds, roleIds, deptIds } = body;
  const { db, now } = context;
  const users = await changeableUsers(userIds, context);
  await lockVersions(
    users.map(({ row }) => row),
    context,
  );
  const roles = await rolesForAll(roleIds, users, context);
  const wanted = (deptIds ?? []).map((id, index) => ({ id, field: `deptIds.${index}` }));
  for (const companyId of schoolsOf(users)) await refuseUnknownDepts(wanted, companyId, context);
  for (const user of users) refuseMixed(user, roles);

  const grants = users.flatMap(({ row: { companyId, id: userId, deptId } }) =>
    roles.flatMap((role) =>
      (deptIds ?? [deptId]).map((forDept) => ({
        companyId,
        userId,
        roleCompanyId: role.companyId,
        roleId: role.id,
        deptId: forDept,
      })),
    ),
  );
  const changed = new Set<string>();
  for (const some of portions(grants)) {
    const insertion = db
      .insertInto('userRoleDept')
      .values(some)
      .onConflict((conflict) => conflict.doNothing());
    for (const { userId } of await insertion.returning('userId').execute()) changed.add(userId);
  }
  if (changed.size === 0) return true;
  await db
    .updateTable('appUser')
    .set(changedBy(context))
    .where('id', 'in', [...changed])
    .execute();
  for (const { row } of users)
    if (changed.has(row.id)) await reviewCasesOf({ companyId: row.companyId, userId: row.id }, { db, now });
  return true;
}

function schoolsOf(users: ChangeableUser[]): string[] {
  return [...new Set(users.map(({ row }) => row.companyId))];
}

/** Returns the roles, each of which is one of the platform or of the school of every user. */
async function rolesForAll(roleIds: string[], users: ChangeableUser[], context: Context): Promise<Roles> {
  const wanted = roleIds.map((id, index) => ({ id, field: `roleIds.${index}` }));
  let roles: Roles = [];
  for (const companyId of schoolsOf(users)) roles = await grantableRoles(wanted, companyId, context);
  return roles;
}

/** Refuses an exclusive role beside another one, held or to be given. */
function refuseMixed({ row, roles: held }: ChangeableUser, given: Roles): void {
  const all = new Map([...held, ...given].map((role) => [role.id, role]));
  const exclusive = [...all.values()].find((role) => role.exclusive);
  if (exclusive && all.size > 1) throw new Failure('exclusiveRoleOf', { params: { name: row.name, role: exclusive.roleName } });
}
