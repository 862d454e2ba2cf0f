import type { DataScope } from '../db/columns.ts';

/** From the narrowest to the widest. */
const scopes: DataScope[] = ['SELF', 'DEPT', 'COLLEGE', 'SCHOOL', 'ALL'];

/** Compares two scopes, for sorting: positive if `scope` is wider than `than`, 0 if they are equal. */
export function compareScopes(scope: DataScope, than: DataScope): number {
  return scopes.indexOf(scope) - scopes.indexOf(than);
}
