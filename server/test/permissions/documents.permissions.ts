import type { PermissionRows } from './permissionRows.ts';

export const documentsPermissions = {
  queryDownloadDocPage: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: {} },
  downloadDoc: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: { path: { id: 'none' } } },
  saveDownloadDoc: {
    reach: 'all',
    cells: 'aaaa r ++ xxxxxx+xxx',
    input: { body: { docName: 'A document', docType: 'template', fileId: 'none' } },
  },
  updateDownloadDoc: { reach: 'all', cells: 'aaaa r ++ xxxxxx+xxx', input: { path: { id: 'none' }, body: { version: 1 } } },
  deleteDownloadDoc: { reach: 'all', cells: 'aaaa r ++ xxxxxx+xxx', input: { path: { id: 'none' } } },
} satisfies PermissionRows;
