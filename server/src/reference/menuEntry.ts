import type { PermissionCode } from '@campus-procurement/sdk';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from './seedId.ts';

export type Menu = Omit<Insertable<Tables['menu']>, 'createByName' | 'updateByName'>;
type Entry = Pick<Menu, 'menuName' | 'menuNameEn' | 'sort'> &
  Partial<
    Pick<Menu, 'routeName' | 'path' | 'icon' | 'description' | 'descriptionEn' | 'hideInMenu' | 'flagKey' | 'offFlagKeys'>
  > & {
    permission?: PermissionCode | null;
  };

/** Makes a row of the menu. @param n number in the block of menu ids @param parent number of the row above */
export function entry(menuType: Menu['menuType'], n: number, parent: number | null, fields: Entry): Menu {
  return {
    companyId: '0',
    id: seedId('menu', n),
    parentId: parent === null ? null : seedId('menu', parent),
    menuType,
    routeName: null,
    path: null,
    icon: null,
    permission: null,
    description: null,
    descriptionEn: null,
    sysCode: 'bidding',
    status: 'ENABLED',
    ...fields,
  };
}
