import type { PermissionRows } from './permissionRows.ts';

const none = { path: { id: 'none' } };

export const approvalsPermissions = {
  queryApprovalTaskPage: { reach: 'own', cells: 'aaaa r ++ ++++++++++', input: { query: { tab: 'TODO' } } },
  countApprovalTasks: { reach: 'own', cells: 'aaaa r ++ ++++++++++', input: {} },
  getApprovalInstanceDetail: { reach: 'own', cells: 'aaaa r ++ ++++++++++', input: none },
  decideApprovalTask: {
    reach: 'own',
    cells: 'aaaa r ++ ++++++++++',
    input: { path: { taskId: 'none' }, body: { version: 1, decision: 'APPROVE' } },
  },
  delegateApprovalTask: {
    reach: 'own',
    cells: 'aaaa r ++ ++++++++++',
    input: { path: { taskId: 'none' }, body: { version: 1, userId: 'none' } },
  },
  addSignApprovalTask: {
    reach: 'own',
    cells: 'aaaa r ++ ++++++++++',
    input: { path: { taskId: 'none' }, body: { version: 1, userIds: ['none'] } },
  },
  listDelegations: { reach: 'own', cells: 'aaaa r ++ ++++++++++', input: {} },
  saveDelegation: {
    reach: 'school',
    cells: 'aaaa r ++ ++++++++++',
    input: { body: { agentId: 'none', startDay: '2026-03-02', endDay: '2026-03-02' } },
  },
  deleteDelegation: { reach: 'own', cells: 'aaaa r ++ ++++++++++', input: none },
  withdrawApprovalInstance: { reach: 'own', cells: 'aaaa r ++ ++++++++++', input: { ...none, body: { version: 1 } } },
  urgeApprovalInstance: { reach: 'own', cells: 'aaaa r xx +xxxxxxxxx', input: none },
  queryStuckApprovalPage: { reach: 'reach', cells: 'aaaa r x+ xxxxxxxxxx', input: {} },
  queryStrandedTurnPage: { reach: 'reach', cells: 'aaaa r x+ xxxxxxxxxx', input: {} },
  listReplacements: {
    reach: 'reach',
    cells: 'aaaa r x+ xxxxxxxxxx',
    input: { query: { part: 'REQUESTER', recordId: 'none', userId: 'none' } },
  },
  replaceTurnHolder: {
    reach: 'reach',
    cells: 'aaaa r x+ xxxxxxxxxx',
    input: { body: { part: 'REQUESTER', recordId: 'none', userId: 'none', replacementId: 'none', reason: 'Has left' } },
  },
  reassignApproval: {
    reach: 'reach',
    cells: 'aaaa r x+ xxxxxxxxxx',
    input: { ...none, body: { version: 1, userId: 'none', reason: 'Has left' } },
  },
  previewApprovalChain: {
    reach: 'own',
    cells: 'aaaa r xx +xxxxxxxxx',
    input: { body: { bizType: 'PURCHASE', case: { amount: '1.00', cardIds: ['none'] } } },
  },
} satisfies PermissionRows;
