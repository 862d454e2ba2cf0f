import type { PermissionRows } from './permissionRows.ts';

export const frameworksPermissions = {
  queryFrameworkPage: { reach: 'school', cells: 'aaaa r ++ ++++++x+xx', input: {} },
  saveFramework: {
    reach: 'school',
    cells: 'aaaa r xx xx+xxxxxxx',
    input: {
      body: {
        agreementNo: 'K-1',
        frameworkName: 'None',
        supplierId: 'none',
        validFrom: '2026-01-01',
        validTo: '2026-12-31',
        totalAmount: '1.00',
        fileId: 'none',
      },
    },
  },
  updateFramework: { reach: 'school', cells: 'aaaa r xx xx+xxxxxxx', input: { path: { id: 'none' }, body: { version: 1 } } },
} satisfies PermissionRows;
