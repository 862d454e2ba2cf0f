import type { SqlBool } from 'kysely';
import type { ActingRole } from '../../auth/session.ts';
import type { DataScope } from '../../db/tables.ts';

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
