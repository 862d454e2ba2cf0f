import type { Schemas } from '@campus-procurement/sdk';

/** A page in the menu of the server. */
export function menuItem(
  path: string,
  menuName: string,
  more: Partial<Schemas['ServerMenuItem']> = {},
): Schemas['ServerMenuItem'] {
  return {
    routeName: path.replaceAll('/', '-') || 'home',
    path,
    menuName,
    menuNameEn: null,
    icon: null,
    sort: 1,
    hideInMenu: false,
    menuType: 'MENU',
    children: [],
    ...more,
  };
}
