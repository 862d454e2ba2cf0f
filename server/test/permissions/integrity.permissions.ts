import type { PermissionRows } from './permissionRows.ts';

export const integrityPermissions = {
  queryIntegrityExposurePage: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: {} },
  getIntegrityExposureDetail: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: { path: { id: 'none' } } },
  saveIntegrityExposure: {
    reach: 'all',
    cells: 'aaaa r x+ xx+xxx+xxx',
    input: {
      body: {
        supplierId: 'none',
        exposureType: 'OTHER',
        level: 'WARNING',
        startDate: '2026-03-02',
        deductScore: 0,
        fact: 'Nothing has happened at all',
      },
    },
  },
  updateIntegrityExposure: { reach: 'all', cells: 'aaaa r x+ xx+xxx+xxx', input: { path: { id: 'none' }, body: { version: 1 } } },
  deleteIntegrityExposure: { reach: 'all', cells: 'aaaa r x+ xx+xxx+xxx', input: { path: { id: 'none' } } },
  publishIntegrityExposure: {
    reach: 'all',
    cells: 'aaaa r x+ xxxxxx+xxx',
    input: { path: { id: 'none' }, body: { version: 1, status: 'PUBLISHED' } },
  },
  recordIntegrityExposureAppeal: {
    reach: 'all',
    cells: 'aaaa r x+ xxxxxx+xxx',
    input: {
      path: { id: 'none' },
      body: { version: 1, content: 'Nothing at all', result: 'DISMISSED', reply: 'None' },
    },
  },
} satisfies PermissionRows;
