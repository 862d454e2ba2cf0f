import type { Transaction } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { builtInZhCN } from '#platform/i18n/builtInZhCN.ts';
import { builtInRoles, grantableBy } from './builtInRoles.ts';
import { calendarDays } from './calendarDays.ts';
import { characterParameters } from './characterParameters.ts';
import { insertDictionary } from './insertDictionary.ts';
import { menu } from './menu.ts';
import { seedId } from './seedId.ts';

/** The company that owns the menu, the built-in roles and the defaults, with its root department. */
export const platform = { companyId: '0' as const, rootDeptId: seedId('dept', 390), adminRoleId: seedId('role', 201) };

const { companyId } = platform;

/**
 * Inserts the rows that every installation needs and does not have yet: the platform, the menu, the dictionary, the built-in roles and
 * the defaults of the character parameters. Existing rows stay unchanged. A role is granted a menu entry only
 * if one of the two is new, so that a grant removed by an administrator is not restored.
 */
export async function insertReference(trx: Transaction<Tables>, time: Date): Promise<void> {
  const tracked = bySystem(time);
  await insertPlatform(trx, tracked);
  await insertDictionary(trx, tracked);
  const newMenus = await trx
    .insertInto('menu')
    .values(menu.map((entry) => ({ ...entry, ...tracked })))
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
    .returning('id')
    .execute();
  const newRoles = await trx
    .insertInto('role')
    .values(
      builtInRoles.map(({ n, menus: _, ...role }) => ({
        ...role,
        companyId,
        id: seedId('role', n),
        status: 'ENABLED' as const,
        builtIn: true,
        ...tracked,
      })),
    )
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
    .returning('id')
    .execute();
  const newIds = new Set([...newMenus, ...newRoles].map(({ id }) => id));
  for (const { id } of newMenus) await takeButtons(trx, id, newIds);
  await insertGrants(trx, newIds);
  await insertAssignable(trx);
}

/** Inserts the holidays of the state that are missing. They are what they are, also in demo data that are moved in time. */
export async function insertHolidays(trx: Transaction<Tables>): Promise<void> {
  await trx
    .insertInto('calendarDay')
    .values(calendarDays)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Moves the buttons of a new page from their directory to the page, so that a role with such a button also gets the page. */
async function takeButtons(trx: Transaction<Tables>, page: string, newIds: ReadonlySet<string>) {
  const own = menu.filter(({ menuType, parentId }) => menuType === 'BUTTON' && parentId === page).map(({ id }) => id);
  const buttons = own.filter((id) => !newIds.has(id));
  if (buttons.length === 0) return;
  const directories = trx.selectFrom('menu as above').select('above.id').where('above.menuType', '=', 'DIR');
  await trx
    .updateTable('menu')
    .set({ parentId: page })
    .where('companyId', '=', companyId)
    .where('id', 'in', buttons)
    .where('parentId', 'in', directories)
    .execute();
}

/** The creator and times of rows that no person made. */
export function bySystem(time: Date) {
  return { createTime: time, createByName: '系统', updateTime: time, updateByName: '系统' };
}

async function insertPlatform(trx: Transaction<Tables>, tracked: ReturnType<typeof bySystem>) {
  await trx
    .insertInto('company')
    .values({ id: companyId, companyName: '平台', status: 'ACTIVE', ...tracked })
    // Whichever of its unique columns another process was first at.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('dept')
    .values({
      companyId,
      id: platform.rootDeptId,
      parentId: null,
      deptName: builtInZhCN.platformDept[companyId],
      deptCode: companyId,
      deptType: 0,
      leaderId: null,
      phone: null,
      campus: null,
      sort: 0,
      status: 'ENABLED',
      ...tracked,
    })
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
    .execute();
  await trx
    .insertInto('characterParameter')
    .values(characterParameters.map((parameter) => ({ ...parameter, ...tracked })))
    .onConflict((conflict) => conflict.column('paramKey').doNothing())
    .execute();
}

async function insertGrants(trx: Transaction<Tables>, newIds: Set<string>) {
  const grants = builtInRoles
    .flatMap(({ n, menus }) => menus.map((menuNumber) => ({ roleId: seedId('role', n), menuId: seedId('menu', menuNumber) })))
    .filter(({ roleId, menuId }) => newIds.has(roleId) || newIds.has(menuId));
  if (grants.length === 0) return;
  await trx
    .insertInto('roleMenu')
    .values(grants.map((grant) => ({ companyId, menuCompanyId: companyId, ...grant })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** No operation changes these rows, so they may be inserted at every start. */
async function insertAssignable(trx: Transaction<Tables>) {
  const idOf = (code: string) => {
    const role = builtInRoles.find(({ roleCode }) => roleCode === code);
    if (!role) throw new Error(`No built-in role ${code}`);
    return seedId('role', role.n);
  };
  const rows = Object.entries(grantableBy).flatMap(([granting, codes]) =>
    codes.map((code) => ({
      companyId,
      roleId: idOf(granting),
      assignableCompanyId: companyId,
      assignableRoleId: idOf(code),
    })),
  );
  await trx
    .insertInto('roleAssignable')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
