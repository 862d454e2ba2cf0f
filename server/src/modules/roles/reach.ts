import type { SqlBool } from 'kysely';
import { compareScopes } from '../../auth/dataScope.ts';
import { heldMenuIds } from '../../auth/permissions.ts';
import type { ActingRole } from '../../auth/session.ts';
import type { Context } from '../../context/context.ts';
import type { DataScope } from '../../db/tables.ts';
import { Failure, invalid } from '../../failure/failure.ts';
import { platformId } from '../../values/platform.ts';
import { withRowsAbove } from '../../values/tree.ts';

/** Whether a role reaches further than the acting one: a wider scope or more menus. Scope ALL holds every menu. */
export function isAbove(role: { dataScope: DataScope; hasMoreMenus: SqlBool }, own: ActingRole): boolean {
  return compareScopes(role.dataScope, own.dataScope) > 0 || (Boolean(role.hasMoreMenus) && own.dataScope !== 'ALL');
}

/** Whether the caller may make and change roles of a company: of the own school, with data scope ALL of any, also of the platform. */
export function isWithinReach(companyId: string, { session, role: own }: Context): boolean {
  return own.dataScope === 'ALL' || (companyId === session.companyId && companyId !== platformId);
}

/**
 * Nobody grants a wider data scope than their own.
 * @throws Failure `grantScope`
 */
export function refuseWiderScope(dataScope: DataScope, own: ActingRole): void {
  if (compareScopes(dataScope, own.dataScope) > 0) throw new Failure('grantScope', { params: { dataScope } });
}

/**
 * The menus to store for a role: those asked for and, because a button or page is of no use without them, the entries above.
 * Nobody grants a menu that they do not hold; scope ALL holds every one.
 * @throws Failure `invalid` with rule `exists`, or `grantMenus`
 */
export async function grantableMenus(menuIds: string[], { db, role: own }: Context): Promise<GrantedMenu[]> {
  const menus = await db.selectFrom('menu').select(['companyId', 'id', 'parentId', 'menuName']).orderBy('id').execute();
  const known = new Set(menus.map(({ id }) => id));
  const unknown = menuIds.flatMap((id, index) => (known.has(id) ? [] : [{ field: `menuIds.${index}`, rule: 'exists' }]));
  if (unknown.length > 0) throw invalid(...unknown);
  const wanted = withRowsAbove(menus, menuIds);
  const granted = menus.filter(({ id }) => wanted.has(id));
  if (own.dataScope !== 'ALL') refuseUnheld(granted, await heldMenuIds(db, own));
  return granted;
}

interface GrantedMenu {
  companyId: string;
  id: string;
  menuName: string;
}

/** Enough names to know what is meant. */
const namesShown = 5;

function refuseUnheld(menus: GrantedMenu[], held: Set<string>) {
  const unheld = menus.filter(({ id }) => !held.has(id)).map(({ menuName }) => menuName);
  if (unheld.length === 0) return;
  const names = unheld.slice(0, namesShown).join(', ');
  throw new Failure('grantMenus', { params: { menus: unheld.length > namesShown ? `${names}, …` : names } });
}
