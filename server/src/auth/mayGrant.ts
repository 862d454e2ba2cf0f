import type { SelectQueryBuilder, SqlBool } from 'kysely';
import type { Reader } from '../context/context.ts';
import type { DataScope, Tables } from '../db/tables.ts';
import { hasMoreMenus } from './roleMenus.ts';
import type { ActingRole } from './session.ts';

/** From narrow to wide. */
const scopes: DataScope[] = ['SELF', 'DEPT', 'COLLEGE', 'SCHOOL', 'ALL'];

interface JudgedRole {
  dataScope: DataScope;
  hasMoreMenus: SqlBool;
  isEntitled: SqlBool;
}

/**
 * Whether somebody acting in `own` may give a role to a user: never one of a wider data scope; one with menus that `own` does not
 * hold only if the platform entitles `own` to it. Scope ALL may give every role.
 */
export function mayGrant({ dataScope, hasMoreMenus, isEntitled }: JudgedRole, own: ActingRole): boolean {
  if (own.dataScope === 'ALL') return true;
  return scopes.indexOf(dataScope) <= scopes.indexOf(own.dataScope) && (!hasMoreMenus || Boolean(isEntitled));
}

type Roles = SelectQueryBuilder<Tables, 'role', object>;

/** Roles with what the acting role is compared by: scope, menus beyond its own, and whether the platform entitles it. */
export function judgedRoles({ db, role: own }: Reader, roles: Roles = db.selectFrom('role')) {
  return roles
    .select(['role.companyId', 'role.id', 'role.roleCode', 'role.roleName', 'role.dataScope', 'role.exclusive'])
    .select((eb) => [
      hasMoreMenus(eb, own),
      eb
        .exists(
          eb
            .selectFrom('roleAssignable as entitled')
            .select('entitled.roleId')
            .whereRef('entitled.assignableCompanyId', '=', 'role.companyId')
            .whereRef('entitled.assignableRoleId', '=', 'role.id')
            .where('entitled.companyId', '=', own.companyId)
            .where('entitled.roleId', '=', own.id),
        )
        .as('isEntitled'),
    ]);
}
