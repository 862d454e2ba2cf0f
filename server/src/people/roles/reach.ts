import { compareScopes } from '#platform/auth/dataScope.ts';
import { reachedMenus } from '#platform/auth/reachedMenus.ts';
import type { ActingRole } from '#platform/auth/session.ts';
import type { Context } from '#platform/context/context.ts';
import type { DataScope } from '#platform/db/columns.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { platformId } from '#platform/values/platform.ts';
import { withRowsAbove } from '#platform/values/tree.ts';

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
 * @throws Failure `invalid` with rule `exists`
 */
export async function wantedMenus(menuIds: string[], { db }: Context): Promise<WantedMenu[]> {
  const menus = await db.selectFrom('menu').select(['companyId', 'id', 'parentId', 'menuName']).orderBy('id').execute();
  const known = new Set(menus.map(({ id }) => id));
  const unknown = menuIds.flatMap((id, index) => (known.has(id) ? [] : [{ field: `menuIds.${index}`, rule: 'exists' }]));
  if (unknown.length > 0) throw invalid(...unknown);
  const wanted = withRowsAbove(menus, menuIds);
  return menus.filter(({ id }) => wanted.has(id));
}

interface WantedMenu {
  companyId: string;
  id: string;
  menuName: string;
}

/**
 * Returns whether a new role of these menus is exclusive: it is if they do not all come from ordinary roles, but all from exclusive ones.
 * What scope ALL makes is ordinary.
 * @throws Failure `grantMenus` or `exclusiveMenus`
 */
export async function exclusiveByMenus(menus: WantedMenu[], context: Context): Promise<boolean> {
  if (context.role.dataScope === 'ALL') return false;
  const reached = await reachedMenus(context);
  if (menus.every(({ id }) => reached.ordinary.has(id))) return false;
  if (menus.every(({ id }) => reached.exclusive.has(id))) return true;
  throw refusal(menus, reached.ordinary, reached.exclusive);
}

/**
 * A role stays what it is, exclusive or not: whoever holds it was judged by that.
 * @throws Failure `grantMenus` or `exclusiveMenus`
 */
export async function refuseOtherMenus(menus: WantedMenu[], role: { exclusive: boolean }, context: Context): Promise<void> {
  if (context.role.dataScope === 'ALL') return;
  const { ordinary, exclusive } = await reachedMenus(context);
  const [own, other] = role.exclusive ? [exclusive, ordinary] : [ordinary, exclusive];
  if (menus.some(({ id }) => !own.has(id))) throw refusal(menus, own, other);
}

/** Enough names to know what is meant. */
const namesShown = 5;

/** Says which menus the caller cannot grant at all or, if there are none, which ones cannot be in the same role as the rest. */
function refusal(menus: WantedMenu[], own: Set<string>, other: Set<string>): Failure {
  const misplaced = menus.filter(({ id }) => !own.has(id));
  const beyond = misplaced.filter(({ id }) => !other.has(id));
  const names = (beyond.length > 0 ? beyond : misplaced).map(({ menuName }) => menuName);
  const first = names.slice(0, namesShown).join(', ');
  const params = { menus: names.length > namesShown ? `${first}, …` : first };
  return new Failure(beyond.length > 0 ? 'grantMenus' : 'exclusiveMenus', { params });
}
