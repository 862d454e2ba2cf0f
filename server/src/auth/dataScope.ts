import type { DataScope } from '../db/tables.ts';

/** From narrow to wide. */
const scopes: DataScope[] = ['SELF', 'DEPT', 'COLLEGE', 'SCHOOL', 'ALL'];

/** For sorting: positive if `scope` reaches further than `than`, 0 if it reaches as far. */
export function compareScopes(scope: DataScope, than: DataScope): number {
  return scopes.indexOf(scope) - scopes.indexOf(than);
}
