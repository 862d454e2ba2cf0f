import type { PermissionRows } from './permissionRows.ts';

export const approvalCommentsPermissions = {
  listApplyComments: { reach: 'own', cells: 'aaaa r ++ ++++++++++', input: {} },
  saveApplyComment: {
    reach: 'own',
    cells: 'aaaa r ++ ++++++++++',
    input: { body: { id: 'none', version: 1, content: 'None', commentType: 'COMMON', scope: 'PERSONAL' } },
  },
  deleteApplyComment: { reach: 'own', cells: 'aaaa r ++ ++++++++++', input: { path: { id: 'none' } } },
} satisfies PermissionRows;
