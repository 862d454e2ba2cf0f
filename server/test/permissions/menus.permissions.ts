import type { PermissionRows } from './permissionRows.ts';

export const menusPermissions = {
  queryMenuTree: { reach: 'all', cells: 'aaaa r ++ xxxxxxxxxx', input: { body: { sysCode: 'bidding' } } },
  saveMenu: {
    reach: 'all',
    cells: 'aaaa r +x xxxxxxxxxx',
    input: { body: { menuName: 'A page', menuType: 'MENU', sysCode: 'bidding' } },
  },
  updateMenu: { reach: 'all', cells: 'aaaa r +x xxxxxxxxxx', input: { body: { id: 'none', version: 1 } } },
  removeMenu: { reach: 'all', cells: 'aaaa r +x xxxxxxxxxx', input: { path: { id: 'none' } } },
  listPermissionCodes: { reach: 'none', cells: 'aaaa r ++ xxxxxxxxxx', input: {} },
  queryMenuDisablePage: { reach: 'all', cells: 'aaaa r ++ xxxxxxxxxx', input: {} },
  enableOrDisableMenu: {
    reach: 'all',
    cells: 'aaaa r ++ xxxxxxxxxx',
    input: { body: { menuId: 'none', companyId: '1001', enabled: false } },
  },
} satisfies PermissionRows;
