import type { SelectQueryBuilder, SqlBool } from 'kysely';
import type { Reader } from '../context/context.ts';
import { roleName } from '../db/builtInNames.ts';
import type { DataScope, Tables } from '../db/tables.ts';
import { hasMoreMenus } from './roleMenus.ts';
import type { ActingRole } from './session.ts';

/** From the narrowest to the widest. */
const scopes: DataScope[] = ['SELF', 'DEPT', 'COLLEGE', 'SCHOOL', 'ALL'];

interface JudgedRole {
  dataScope: DataScope;
  hasMoreMenus: SqlBool;
  isEntitled: SqlBool;
}

/**
 * Returns whether a user acting in the role `own` may grant a role. A role with a wider data scope is never granted; a role with menus that
 * `own` lacks only if the platform has made it grantable by `own`. Scope ALL may grant every role.
 */
export function mayGrant({ dataScope, hasMoreMenus, isEntitled }: JudgedRole, own: ActingRole): boolean {
  if (own.dataScope === 'ALL') return true;
  return scopes.indexOf(dataScope) <= scopes.indexOf(own.dataScope) && (!hasMoreMenus || Boolean(isEntitled));
}

type Roles = SelectQueryBuilder<Tables, 'role', object>;

/**
 * Selects roles with the columns that {@link mayGrant} compares: scope, whether they have more menus than the acting role, and whether the
 * platform lets the acting role grant them.
 */
export function judgedRoles({ db, role: own, language }: Reader, roles: Roles = db.selectFrom('role')) {
  return roles
    .select(['role.companyId', 'role.id', 'role.roleCode', 'role.dataScope', 'role.exclusive'])
    .select(roleName(language).as('roleName'))
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
