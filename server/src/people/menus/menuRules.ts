import { contract } from '@campus-procurement/sdk/contract';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { type BrokenRule, Failure, invalid } from '#platform/failure/failure.ts';
import { platformId } from '#platform/values/platform.ts';

type MenuType = Tables['menu']['menuType'];

export interface Place {
  /** Null for a new entry. */
  id: string | null;
  parentId: string | null;
  menuType: MenuType;
  sysCode: string;
}

const maxDepth = 5;

/** The menu belongs to the platform. @throws Failure `platformOnly` */
export function refuseSchools({ role }: Context): void {
  if (role.dataScope !== 'ALL') throw new Failure('platformOnly');
}

/** Locks the menu and reads it. Changes are made one at a time, so that no two together can close a cycle. */
export async function lockedMenu({ db }: Context) {
  await db.selectFrom('company').select('id').where('id', '=', platformId).forNoKeyUpdate().execute();
  return db.selectFrom('menu').selectAll().execute();
}

type Rows = Awaited<ReturnType<typeof lockedMenu>>;

/** @throws Failure `invalid` if the entry cannot be in this place */
export function judgePlace({ id, parentId, menuType, sysCode }: Place, rows: Rows): void {
  if (parentId === null) {
    if (menuType === 'BUTTON') throw invalid({ field: 'parentId', rule: 'required' });
    return;
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  const parent = byId.get(parentId);
  if (parent?.sysCode !== sysCode) throw invalid({ field: 'parentId', rule: 'exists' });
  const above = [parent];
  for (let next = parent; next.parentId !== null; above.push(next)) next = byId.get(next.parentId) ?? fail(next.id);
  if (above.some((entry) => entry.id === id)) throw invalid({ field: 'parentId', rule: 'cycle' });
  const isFitting = parent.menuType === 'DIR' || (parent.menuType === 'MENU' && menuType === 'BUTTON');
  if (!isFitting || above.length + heightOf(id, rows) > maxDepth) throw invalid({ field: 'parentId', rule: 'level' });
}

function fail(id: string): never {
  throw new Error(`The entry above ${id} is not in the menu`);
}

/** Returns the number of levels of an entry, including itself. */
function heightOf(id: string | null, rows: Rows): number {
  const below = id === null ? [] : rows.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map((row) => heightOf(row.id, rows)));
}

/** Checks the fields of an entry: a button has a permission code, all other kinds have a route. */
export function judgeFields(entry: {
  menuType: MenuType;
  routeName: string | null;
  path: string | null;
  permission: string | null;
}): void {
  const { menuType, path } = entry;
  const needed = menuType === 'BUTTON' ? (['permission'] as const) : (['routeName', 'path'] as const);
  const errors: BrokenRule[] = needed.filter((field) => entry[field] === null).map((field) => ({ field, rule: 'required' }));
  if (path !== null && path.startsWith('https:') !== (menuType === 'LINK')) errors.push({ field: 'path', rule: 'address' });
  if (errors.length > 0) throw invalid(...errors);
}

/** Returns the codes that entries may have, with their operations. */
export function grantableCodes() {
  const operations = Object.values(contract).filter(({ permission }) => permission && !/^(session|base):/.test(permission));
  return Map.groupBy(operations, ({ permission }) => String(permission));
}

/** Refuses codes that the caller does not hold. @throws Failure `invalid` with rule `exists`, or `grantCode` */
export function judgeCode(permission: string, { session }: Context): void {
  if (!grantableCodes().has(permission)) throw invalid({ field: 'permission', rule: 'exists' });
  if (!session.permissions.has(permission)) throw new Failure('grantCode', { params: { permission } });
}
