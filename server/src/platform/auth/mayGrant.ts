import type { SelectQueryBuilder, SqlBool } from 'kysely';
import type { Reader } from '../context/context.ts';
import { roleName } from '../db/builtInNames.ts';
import type { DataScope } from '../db/columns.ts';
import type { Tables } from '../db/tables.ts';
import { compareScopes } from './dataScope.ts';
import { hasMoreMenus } from './roleMenus.ts';
import type { ActingRole } from './session.ts';

interface JudgedRole {
  dataScope: DataScope;
  hasMoreMenus: SqlBool;
}

/**
 * Returns whether a user acting in the role `own` may grant a role, and change it where it belongs to the school. A role with a wider data
 * scope is never granted, nor is one with menus beyond those that `own` can put into a role. Scope ALL may grant every role.
 */
export function mayGrant({ dataScope, hasMoreMenus: hasMore }: JudgedRole, own: ActingRole): boolean {
  return own.dataScope === 'ALL' || (compareScopes(dataScope, own.dataScope) <= 0 && !hasMore);
}

type Roles = SelectQueryBuilder<Tables, 'role', object>;

/** Selects roles with the columns that {@link mayGrant} compares: scope, and whether they have menus beyond those of the acting role. */
export function judgedRoles({ db, role: own, language }: Reader, roles: Roles = db.selectFrom('role')) {
  return roles
    .select(['role.companyId', 'role.id', 'role.roleCode', 'role.dataScope', 'role.exclusive'])
    .select(roleName(language).as('roleName'))
    .select((eb) => hasMoreMenus(eb, own));
}
