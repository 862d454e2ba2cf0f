import type { Schemas } from '@campus-procurement/sdk';
import type { Insertable } from 'kysely';
import { deptsWithinScope } from '#platform/auth/deptReach.ts';
import { judgedRoles, mayGrant } from '#platform/auth/mayGrant.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { type BrokenRule, Failure, invalid } from '#platform/failure/failure.ts';
import { platformId } from '#platform/values/platform.ts';

type Grant = Omit<Insertable<Tables['userRoleDept']>, 'companyId' | 'userId'>;

/**
 * Returns the rows of the grants to store for a user of a school. The caller must be able to grant the roles, and the departments must be
 * within the caller's data scope.
 * @throws Failure `invalid` (`exists`, `unique`), `grantRole`, `deptBeyond` or `exclusiveRole`
 */
export async function grantsToStore(list: Schemas['RoleDeptGrant'][], companyId: string, context: Context): Promise<Grant[]> {
  const wantedRoles = list.map(({ roleId }, index) => ({ id: roleId, field: `roleDeptList.${index}.roleId` }));
  const roles = await grantableRoles(wantedRoles, companyId, context);
  const wantedDepts = list.flatMap(({ deptIds }, index) =>
    deptIds.map((id, at) => ({ id, field: `roleDeptList.${index}.deptIds.${at}` })),
  );
  await refuseUnknownDepts(wantedDepts, companyId, context);
  const exclusive = roles.find((role) => role.exclusive);
  if (exclusive && roles.length > 1) throw new Failure('exclusiveRole', { params: { role: exclusive.roleName } });
  return list.flatMap(({ roleId, deptIds }, index) => {
    const roleCompanyId = roles[index]?.companyId ?? '';
    return deptIds.map((deptId) => ({ roleCompanyId, roleId, deptId }));
  });
}

/** A row that a request names, and the field that names it. */
interface Wanted {
  id: string;
  field: string;
}

/**
 * Returns the roles in the order of the request. Each must be one of the platform or of the school, and one that the caller can grant.
 * @throws Failure `invalid` (`exists`, `unique`) or `grantRole`
 */
export async function grantableRoles(wanted: Wanted[], companyId: string, context: Context) {
  const ids = wanted.map(({ id }) => id);
  const rows = await judgedRoles(context)
    .where('role.id', 'in', ids)
    .where('role.companyId', 'in', [platformId, companyId])
    .execute();
  const errors: BrokenRule[] = [];
  const roles = wanted.flatMap(({ id, field }, index) => {
    const found = rows.find((row) => row.id === id);
    if (!found) errors.push({ field, rule: 'exists' });
    else if (ids.indexOf(id) < index) errors.push({ field, rule: 'unique' });
    return found ? [found] : [];
  });
  if (errors.length > 0) throw invalid(...errors);
  const above = roles.find((role) => !mayGrant(role, context.role));
  if (above) throw new Failure('grantRole', { params: { role: above.roleName } });
  return roles;
}

/**
 * Refuses departments that are not of the school, or beyond the caller's data scope.
 * @throws Failure `invalid` with rule `exists`, or `deptBeyond`
 */
export async function refuseUnknownDepts(wanted: Wanted[], companyId: string, context: Context): Promise<void> {
  if (wanted.length === 0) return;
  const ids = wanted.map(({ id }) => id);
  const rows = await context.db
    .selectFrom('dept')
    .select(['id', 'deptName'])
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const errors = wanted.flatMap(({ id, field }) => (known.has(id) ? [] : [{ field, rule: 'exists' }]));
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
