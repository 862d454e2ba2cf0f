import type { Schemas } from '@campus-procurement/sdk';
import { type Kysely, sql } from 'kysely';
import type { ActingRole } from '#platform/auth/session.ts';
import type { Tables } from '#platform/db/tables.ts';
import { treeOf } from '#platform/values/tree.ts';

/** The system code of this product's web app. */
const webApp = 'bidding';

type Item = Schemas['ServerMenuItem'];

/** The columns that the menu shows. */
const columns = ['menuType', 'routeName', 'path', 'menuName', 'menuNameEn', 'icon', 'sort', 'hideInMenu'] as const;
export const menuColumns = ['id', 'parentId', ...columns, 'description', 'descriptionEn', 'isOn', 'isOfSwitch'] as const;

/**
 * Selects the enabled directories, pages and links that a role holds. `isOn` is false for entries that the school does not have, `isOfSwitch`
 * is true for those that come and go with a parameter.
 */
export function heldEntries(db: Kysely<Tables>, role: Pick<ActingRole, 'companyId' | 'id'>, schoolId: string) {
  return (
    db
      .selectFrom('roleMenu')
      .innerJoin('menu', (join) =>
        join.onRef('menu.companyId', '=', 'roleMenu.menuCompanyId').onRef('menu.id', '=', 'roleMenu.menuId'),
      )
      .select(['menu.id', 'menu.parentId', 'menu.description', 'menu.descriptionEn'])
      .select(columns.map((column) => `menu.${column}` as const))
      // Evaluated once for all entries.
      .select(sql<boolean>`menu.id <> all (array(select off.id from menus_off(${schoolId}) as off))`.as('isOn'))
      .select(sql<boolean>`(menu.flag_key is not null or menu.off_flag_keys <> '{}')`.as('isOfSwitch'))
      .where('roleMenu.companyId', '=', role.companyId)
      .where('roleMenu.roleId', '=', role.id)
      .where('menu.sysCode', '=', webApp)
      .where('menu.status', '=', 'ENABLED')
      .where('menu.menuType', '!=', 'BUTTON')
      .orderBy('menu.sort')
      .orderBy('menu.id')
      // Only buttons may have none (constraint menu_type_check).
      .$narrowType<{ routeName: string; path: string }>()
  );
}

export type HeldEntry = Awaited<ReturnType<ReturnType<typeof heldEntries>['executeTakeFirstOrThrow']>>;

/** Returns the menu of a role: the entries that it holds and that are switched on for the school, without empty directories. */
export async function userMenu(db: Kysely<Tables>, role: ActingRole, schoolId: string): Promise<Item[]> {
  return menuOf(await heldEntries(db, role, schoolId).execute());
}

/** Builds the menu from the entries that a role holds. */
export function menuOf(entries: HeldEntry[]): Item[] {
  const shown = entries.filter(({ isOn }) => isOn);
  return treeOf<HeldEntry, Item>(shown, (entry, children) => {
    const { menuType, routeName, path, menuName, menuNameEn, icon, sort, hideInMenu } = entry;
    const item = { menuType, routeName, path, menuName, menuNameEn, icon, sort, hideInMenu };
    return { ...item, children: children.filter(hasContent) };
  }).filter(hasContent);
}

function hasContent({ menuType, children }: Item) {
  return menuType !== 'DIR' || children.length > 0;
}
