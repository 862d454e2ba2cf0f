import type { Schemas } from '@campus-procurement/sdk';
import type { Insertable } from 'kysely';
import { deptsWithinScope } from '../../auth/deptReach.ts';
import { judgedRoles, mayGrant } from '../../auth/mayGrant.ts';
import type { Context } from '../../context/context.ts';
import type { Tables } from '../../db/tables.ts';
import { type BrokenRule, Failure, invalid } from '../../failure/failure.ts';

type Grant = Omit<Insertable<Tables['userRoleDept']>, 'companyId' | 'userId'>;

/**
 * Returns the rows of the grants to store for a user of a school. The caller must be able to grant the roles, and the departments must be
 * within the caller's data scope.
 * @throws Failure `invalid` (`exists`, `unique`), `grantRole`, `deptBeyond` or `exclusiveRole`
 */
export async function grantsToStore(list: Schemas['RoleDeptGrant'][], companyId: string, context: Context): Promise<Grant[]> {
  const roles = await rolesOf(list, companyId, context);
  await refuseUnknownDepts(list, companyId, context);
  for (const role of roles) {
    if (!mayGrant(role, context.role)) throw new Failure('grantRole', { params: { role: role.roleName } });
    if (role.exclusive && roles.length > 1) throw new Failure('exclusiveRole', { params: { role: role.roleName } });
  }
  return list.flatMap(({ roleId, deptIds }, index) => {
    const roleCompanyId = roles[index]?.companyId ?? '';
    return deptIds.map((deptId) => ({ roleCompanyId, roleId, deptId }));
  });
}

async function rolesOf(list: Schemas['RoleDeptGrant'][], companyId: string, context: Context) {
  const ids = list.map(({ roleId }) => roleId);
  const rows = await judgedRoles(context).where('role.id', 'in', ids).where('role.companyId', 'in', ['0', companyId]).execute();
  const errors: BrokenRule[] = [];
  const roles = ids.flatMap((id, index) => {
    const found = rows.find((row) => row.id === id);
    const field = `roleDeptList.${index}.roleId`;
    if (!found) errors.push({ field, rule: 'exists' });
    else if (ids.indexOf(id) < index) errors.push({ field, rule: 'unique' });
    return found ? [found] : [];
  });
  if (errors.length > 0) throw invalid(...errors);
  return roles;
}

async function refuseUnknownDepts(list: Schemas['RoleDeptGrant'][], companyId: string, context: Context) {
  const wanted = list.flatMap(({ deptIds }) => deptIds);
  const rows = await context.db
    .selectFrom('dept')
    .select(['id', 'deptName'])
    .where('companyId', '=', companyId)
    .where('id', 'in', wanted)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const errors = list.flatMap(({ deptIds }, index) =>
    deptIds.flatMap((id, at) => (known.has(id) ? [] : [{ field: `roleDeptList.${index}.deptIds.${at}`, rule: 'exists' }])),
  );
  if (errors.length > 0) throw invalid(...errors);
  const within = await deptsWithinScope(context);
  const beyond = within && rows.find(({ id }) => !within.has(id));
  if (beyond) throw new Failure('deptBeyond', { params: { dept: beyond.deptName } });
}

/** Replaces all grants of a user. Sessions that act in a removed grant end at their next request. */
export async function storeGrants(user: { companyId: string; userId: string }, grants: Grant[], { db }: Context): Promise<void> {
  await db
    .deleteFrom('userRoleDept')
    .where((eb) => eb.and(user))
    .execute();
  await db
    .insertInto('userRoleDept')
    .values(grants.map((grant) => ({ ...user, ...grant })))
    .execute();
}
