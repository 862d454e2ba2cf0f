import type { PermissionRows } from './permissionRows.ts';

export const departmentsPermissions = {
  getLocalDeptTree: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: {} },
  createDept: {
    reach: 'all',
    cells: 'aaaa r ++ xxxxxxxxxx',
    input: { body: { deptName: 'A department', deptCode: 'a', deptType: 2, parentId: 'none' } },
  },
  importDepts: {
    reach: 'all',
    cells: 'aaaa r ++ xxxxxxxxxx',
    input: { body: { rows: [{ deptName: 'A department', deptCode: 'a', parent: 'nowhere' }] } },
  },
  updateDept: { reach: 'all', cells: 'aaaa r ++ xxxxxxxxxx', input: { body: { id: 'none', version: 1 } } },
  deleteDept: { reach: 'all', cells: 'aaaa r ++ xxxxxxxxxx', input: { path: { id: 'none' } } },
} satisfies PermissionRows;
