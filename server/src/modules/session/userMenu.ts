import type { Schemas } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import { isSwitchedOn } from '../../auth/isSwitchedOn.ts';
import type { ActingRole } from '../../auth/session.ts';
import type { Tables } from '../../db/tables.ts';
import { treeOf } from '../tree.ts';

/** The system whose menu this product's web app shows. */
const webApp = 'bidding';

type Item = Schemas['ServerMenuItem'];

/** The menu of a role: enabled directories, pages and links that it holds and that are switched on for the school; directories with nothing in them are left out. */
export async function userMenu(db: Kysely<Tables>, role: ActingRole, schoolId: string): Promise<Item[]> {
  const rows = await db
    .selectFrom('roleMenu')
    .innerJoin('menu', (join) =>
      join.onRef('menu.companyId', '=', 'roleMenu.menuCompanyId').onRef('menu.id', '=', 'roleMenu.menuId'),
    )
    .select(['menu.id', 'menu.parentId', 'menu.menuType', 'menu.routeName', 'menu.path', 'menu.menuName'])
    .select(['menu.menuNameEn', 'menu.icon', 'menu.sort', 'menu.hideInMenu'])
    .where('roleMenu.companyId', '=', role.companyId)
    .where('roleMenu.roleId', '=', role.id)
    .where('menu.sysCode', '=', webApp)
    .where('menu.status', '=', 'ENABLED')
    .where('menu.menuType', '!=', 'BUTTON')
    .where(isSwitchedOn(schoolId))
    .orderBy('menu.sort')
    .orderBy('menu.id')
    // Only buttons may lack them (constraint menu_type_check).
    .$narrowType<{ routeName: string; path: string }>()
    .execute();
  return treeOf<(typeof rows)[number], Item>(rows, ({ id: _id, parentId: _parentId, ...item }, children) => ({
    ...item,
    children: children.filter(hasContent),
  })).filter(hasContent);
}

function hasContent({ menuType, children }: Item) {
  return menuType !== 'DIR' || children.length > 0;
}
