import type { PermissionRows } from './permissionRows.ts';

export const rolesPermissions = {
  queryRolePage: { reach: 'all', cells: 'aaaa r ++ xxxxxxxxxx', input: {} },
  saveRole: {
    reach: 'all',
    cells: 'aaaa r ++ xxxxxxxxxx',
    input: { body: { roleName: 'A role', roleCode: 'a_role', dataScope: 'SELF', menuIds: ['none'] } },
  },
  updateRole: { reach: 'all', cells: 'aaaa r ++ xxxxxxxxxx', input: { body: { id: 'none', version: 1 } } },
  queryRoleDetail: { reach: 'all', cells: 'aaaa r ++ xxxxxxxxxx', input: { path: { id: 'none' } } },
  deleteRole: { reach: 'all', cells: 'aaaa r ++ xxxxxxxxxx', input: { path: { id: 'none' } } },
  queryRoleList: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: {} },
} satisfies PermissionRows;
