import type { PermissionRows } from './permissionRows.ts';

const none = { path: { id: 'none' } };

export const contractsPermissions = {
  queryContractPage: { reach: 'reach', cells: 'aaaa r ++ ++++xxx+xx', input: {} },
  getContractDetail: { reach: 'reach', cells: 'aaaa r ++ ++++xxx+xx', input: none },
  saveContract: { reach: 'reach', cells: 'aaaa r xx +x+xxxxxxx', input: { body: { projectId: 'none' } } },
  updateContract: { reach: 'reach', cells: 'aaaa r xx +x+xxxxxxx', input: { ...none, body: { version: 1 } } },
  submitContract: { reach: 'reach', cells: 'aaaa r xx +x+xxxxxxx', input: { ...none, body: { version: 1 } } },
  signContract: {
    reach: 'reach',
    cells: 'aaaa r xx xx+xxxxxxx',
    input: { ...none, body: { version: 1, signDate: '2026-03-01', signedFileId: 'none' } },
  },
  voidContract: { reach: 'reach', cells: 'aaaa r xx +x+xxxxxxx', input: { ...none, body: { version: 1, reason: 'A reason' } } },
} satisfies PermissionRows;
