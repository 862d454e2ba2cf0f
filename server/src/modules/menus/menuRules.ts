import { contract } from '@campus-procurement/sdk/contract';
import type { Context } from '../../context/context.ts';
import type { Tables } from '../../db/tables.ts';
import { type BrokenRule, Failure, invalid } from '../../failure/failure.ts';
import { platformId } from '../../values/platform.ts';

type MenuType = Tables['menu']['menuType'];

export interface Place {
  /** Null for an entry that is not there yet. */
  id: string | null;
  parentId: string | null;
  menuType: MenuType;
  sysCode: string;
}

const maxDepth = 5;

/** The menu is the platform's. @throws Failure `platformOnly` */
export function refuseSchools({ role }: Context): void {
  if (role.dataScope !== 'ALL') throw new Failure('platformOnly');
}

/** Lets one change of the menu at a time pass, so that no two together close a cycle, and reads the menu as it then is. */
export async function lockedMenu({ db }: Context) {
  await db.selectFrom('company').select('id').where('id', '=', platformId).forNoKeyUpdate().execute();
  return db.selectFrom('menu').selectAll().execute();
}

type Rows = Awaited<ReturnType<typeof lockedMenu>>;

/** @throws Failure `invalid` if the entry cannot stand there */
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

/** How many levels an entry has, itself included. */
function heightOf(id: string | null, rows: Rows): number {
  const below = id === null ? [] : rows.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map((row) => heightOf(row.id, rows)));
}

/** What belongs to a kind of entry: a button has a code, all others a route. */
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

/** The codes that entries may carry, with their operations. */
export function grantableCodes() {
  const operations = Object.values(contract).filter(({ permission }) => permission && !/^(session|base):/.test(permission));
  return Map.groupBy(operations, ({ permission }) => String(permission));
}

/** Nobody puts a code into the menu that they do not hold. @throws Failure `invalid` with rule `exists`, or `grantCode` */
export function judgeCode(permission: string, { session }: Context): void {
  if (!grantableCodes().has(permission)) throw invalid({ field: 'permission', rule: 'exists' });
  if (!session.permissions.has(permission)) throw new Failure('grantCode', { params: { permission } });
}
