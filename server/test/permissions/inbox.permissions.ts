import type { PermissionRows } from './permissionRows.ts';

export const inboxPermissions = {
  queryInboxMessagePage: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: {} },
  countUnreadInboxMessages: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: {} },
  markInboxMessagesRead: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: { body: { ids: ['none'] } } },
} satisfies PermissionRows;
