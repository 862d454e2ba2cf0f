import type { PermissionRows } from './permissionRows.ts';

const none = { path: { id: 'none' } };
const readers = 'aaaa r x+ xx+xxxx+xx';

export const approvalConfigPermissions = {
  queryApprovalConfigPage: { reach: 'school', cells: readers, input: {} },
  listDefaultApprovalFlows: { reach: 'none', cells: readers, input: {} },
  getApprovalConfigDetail: { reach: 'school', cells: readers, input: none },
  saveApprovalConfig: {
    reach: 'school',
    cells: 'aaaa r x+ xxxxxxxxxx',
    input: {
      body: {
        configName: 'X',
        bizType: 'PURCHASE',
        priority: 1,
        nodes: [{ kind: 'USERS', userIds: ['none'], mode: 'ANY', ifEmpty: 'SKIP' }],
      },
    },
  },
  updateApprovalConfig: { reach: 'school', cells: 'aaaa r x+ xxxxxxxxxx', input: { ...none, body: { version: 1 } } },
  deleteApprovalConfig: { reach: 'school', cells: 'aaaa r x+ xxxxxxxxxx', input: none },
  tryApprovalFlow: {
    reach: 'school',
    cells: readers,
    input: { body: { bizType: 'PURCHASE', case: { amount: '1.00', deptId: 'none' } } },
  },
  rehearseApprovalFlow: { reach: 'school', cells: readers, input: { body: {} } },
} satisfies PermissionRows;
