import type { PermissionRows } from './permissionRows.ts';

const none = { path: { id: 'none' } };

export const announcementsPermissions = {
  queryAnnouncementPage: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: {} },
  getAnnouncementDetail: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: none },
  queryPublicAnnouncementPage: { reach: 'none', cells: '++++ + ++ ++++++++++', input: {} },
  getPublicAnnouncementDetail: { reach: 'none', cells: '++++ + ++ ++++++++++', input: none },
} satisfies Partial<PermissionRows>;
