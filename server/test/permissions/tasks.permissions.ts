import type { PermissionRows } from './permissionRows.ts';

export const tasksPermissions = {
  queryTaskPage: { reach: 'all', cells: 'aaaa r ++ xxxxxx+xxx', input: {} },
  queryOwnTaskPage: { reach: 'own', cells: 'aaaa r ++ ++++++++++', input: {} },
  createTask: {
    reach: 'all',
    cells: 'aaaa r +x xxxxxx+xxx',
    input: { body: { taskName: 'A task', taskType: 'CLEANUP', executeTime: '2026-03-02T09:00:00+08:00', companyId: '1001' } },
  },
  getTaskDetail: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: { path: { id: 'none' } } },
  listTaskTypes: { reach: 'all', cells: 'aaaa r ++ xxxxxx+xxx', input: {} },
  retryTask: { reach: 'all', cells: 'aaaa r +x xxxxxx+xxx', input: { path: { id: 'none' } } },
  stopTask: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: { path: { id: 'none' } } },
} satisfies PermissionRows;
