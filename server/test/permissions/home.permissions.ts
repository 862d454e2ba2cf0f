import type { PermissionRows } from './permissionRows.ts';

export const homePermissions = {
  getHomeOverview: { reach: 'reach', cells: 'aaaa r ++ ++++++++++', input: {} },
  getHomeWork: { reach: 'reach', cells: 'aaaa r ++ ++++++++++', input: {} },
  getDashboardWorkplace: { reach: 'reach', cells: 'aaaa r ++ ++++++++++', input: {} },
  getDashboardMonitor: { reach: 'all', cells: 'aaaa r +x xxxxxxxxxx', input: {} },
  examineInstallation: { reach: 'all', cells: 'aaaa r +x xxxxxxxxxx', input: {} },
  searchRecords: { reach: 'reach', cells: 'aaaa r ++ ++++++++++', input: { query: { keyword: '化学' } } },
  listServiceCards: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: {} },
} satisfies PermissionRows;
