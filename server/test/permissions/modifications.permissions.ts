import type { PermissionRows } from './permissionRows.ts';

const none = { path: { id: 'none' } };

export const modificationsPermissions = {
  queryProjectModifyPage: { reach: 'reach', cells: 'aaaa r ++ +++xxxx+xx', input: {} },
  getProjectModifyDetail: { reach: 'reach', cells: 'aaaa r ++ +++xxxx+xx', input: none },
  saveProjectModify: {
    reach: 'reach',
    cells: 'aaaa r xx +x+xxxxxxx',
    input: { body: { projectId: 'none', modifyType: ['CONTACT'], reason: 'A reason for it', changes: {} } },
  },
  submitProjectModify: {
    reach: 'reach',
    cells: 'aaaa r xx +x+xxxxxxx',
    input: { ...none, body: { version: 1, conflictDeclared: true } },
  },
  withdrawProjectModify: { reach: 'reach', cells: 'aaaa r xx +x+xxxxxxx', input: { ...none, body: { version: 1 } } },
} satisfies PermissionRows;
