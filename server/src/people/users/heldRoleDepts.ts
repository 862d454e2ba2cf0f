import type { Schemas } from '@campus-procurement/sdk';
import { deptBrief } from '#platform/auth/grants.ts';
import type { Context } from '#platform/context/context.ts';
import { deptName, roleName } from '#platform/db/builtInNames.ts';

/** Returns all grants of a user, including those of disabled roles and departments, so that editing them loses none. */
export async function heldRoleDepts(
  user: { companyId: string; id: string },
  { db, language }: Context,
): Promise<Schemas['RoleDept'][]> {
  const rows = await db
    .selectFrom('userRoleDept as held')
    .innerJoin('role', (join) => join.onRef('role.companyId', '=', 'held.roleCompanyId').onRef('role.id', '=', 'held.roleId'))
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'held.companyId').onRef('dept.id', '=', 'held.deptId'))
    .select(['role.id as roleId', 'role.roleCode', roleName(language).as('roleName')])
    .select(['dept.id', deptName(language).as('deptName'), 'dept.deptType', 'dept.parentId'])
    .where('held.companyId', '=', user.companyId)
    .where('held.userId', '=', user.id)
    .orderBy(roleName(language))
    .orderBy('role.id')
    .orderBy('dept.sort')
    .orderBy('dept.id')
    .execute();
  return [...Map.groupBy(rows, ({ roleId }) => roleId).values()].flatMap((ofRole) => {
    const [first] = ofRole;
    if (!first) return [];
    const { roleId, roleCode, roleName: name } = first;
    return [{ roleId, roleCode, roleName: name, deptList: ofRole.map(deptBrief) }];
  });
}
