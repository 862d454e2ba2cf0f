import type { PermissionRows } from './permissionRows.ts';

export const contactsPermissions = {
  queryContactPage: { reach: 'own', cells: 'aaaa r xx +x+x+xxxxx', input: {} },
  saveContact: {
    reach: 'own',
    cells: 'aaaa r xx +x+x+xxxxx',
    input: { body: { contactName: 'None', phone: '19900000000', campus: 'Nowhere', address: 'Nowhere at all' } },
  },
  updateContact: { reach: 'own', cells: 'aaaa r xx +x+x+xxxxx', input: { path: { id: 'none' }, body: { version: 1 } } },
  deleteContact: { reach: 'own', cells: 'aaaa r xx +x+x+xxxxx', input: { path: { id: 'none' } } },
} satisfies PermissionRows;
