import type { PermissionRows } from './permissionRows.ts';

export const associationPermissions = {
  queryAssociationItemPage: { reach: 'school', cells: 'aaaa r x+ +x+xxxxxxx', input: {} },
  syncAssociationItems: { reach: 'school', cells: 'aaaa r x+ xx+xxxxxxx', input: {} },
} satisfies PermissionRows;
