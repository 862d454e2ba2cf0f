import type { Schemas } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import { deptName, roleName } from '../db/builtInNames.ts';
import type { Tables } from '../db/tables.ts';
import type { Language } from '../i18n/language.ts';
import { compareScopes } from './dataScope.ts';
import type { Session } from './session.ts';

/**
 * Returns the roles and departments that a user may act in, without disabled ones. The role with the widest data scope comes first, because
 * a first login starts in it; of several that are as wide, that of a purchaser comes last, because nearly everybody has it beside another.
 */
export async function grantsOf(
  db: Kysely<Tables>,
  { companyId, userId }: Pick<Session, 'companyId' | 'userId'>,
  language: Language,
) {
  const rows = await db
    .selectFrom('userRoleDept as grant')
    .innerJoin('role', (join) => join.onRef('role.companyId', '=', 'grant.roleCompanyId').onRef('role.id', '=', 'grant.roleId'))
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'grant.companyId').onRef('dept.id', '=', 'grant.deptId'))
    .select(['role.companyId as roleCompanyId', 'role.id as roleId', 'role.roleCode', 'role.dataScope'])
    .select(['dept.id as deptId', 'dept.deptType', 'dept.parentId'])
    .select([roleName(language).as('roleName'), deptName(language).as('deptName')])
    .where('grant.companyId', '=', companyId)
    .where('grant.userId', '=', userId)
    .where('role.status', '=', 'ENABLED')
    .where('dept.status', '=', 'ENABLED')
    .orderBy((eb) => eb('role.roleCode', '=', 'purchaser'))
    .orderBy('role.roleCode')
    .orderBy('role.id')
    .orderBy('dept.sort')
    .orderBy('dept.id')
    .execute();
  // The sort is stable: roles with the same scope keep the order of the query.
  const furthestFirst = rows.sort((a, b) => compareScopes(b.dataScope, a.dataScope));
  return furthestFirst.map(({ deptId, deptName: name, deptType, parentId, ...role }) => ({
    ...role,
    dept: deptBrief({ id: deptId, deptName: name, deptType, parentId }),
  }));
}

type Grant = Awaited<ReturnType<typeof grantsOf>>[number];

/** Groups the grants by role, as the API lists them. */
export function roleDepts(grants: Grant[]): Schemas['RoleDept'][] {
  return [...Map.groupBy(grants, ({ roleId }) => roleId).values()].map((ofRole) => {
    const [{ roleId, roleCode, roleName: name }] = ofRole as [Grant, ...Grant[]];
    return { roleId, roleCode, roleName: name, deptList: ofRole.map(({ dept }) => dept) };
  });
}

/** A department in brief. The college of a sub-unit is the department above it; any other department is its own college. */
export function deptBrief(dept: {
  id: string;
  deptName: string;
  deptType: number;
  parentId: string | null;
}): Schemas['DeptBrief'] {
  const { id, parentId } = dept;
  const deptType = dept.deptType as Schemas['DeptBrief']['deptType'];
  return { id, deptName: dept.deptName, deptType, parentId, collegeId: deptType === 2 && parentId !== null ? parentId : id };
}
