import type { PermissionRows } from '../../testing/permissionRows.ts';

export const associationPermissions = {
  queryAssociationItemPage: { reach: 'school', cells: 'aaaa r x+ +xx+xxxxxx', input: {} },
  syncAssociationItems: { reach: 'school', cells: 'aaaa r x+ xxx+xxxxxx', input: {} },
} satisfies PermissionRows;
