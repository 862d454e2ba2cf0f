import type { PermissionRows } from './permissionRows.ts';

export const operationLogPermissions = {
  queryOperationLogPage: { reach: 'all', cells: 'aaaa r +x xxxxxxx+xx', input: {} },
  exportOperationLog: { reach: 'all', cells: 'aaaa r +x xxxxxxx+xx', input: { body: { format: 'CSV' } } },
  getOperationLogDetail: { reach: 'all', cells: 'aaaa r +x xxxxxxx+xx', input: { path: { id: 'none' } } },
} satisfies PermissionRows;
