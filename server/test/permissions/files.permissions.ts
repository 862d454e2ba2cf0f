import type { PermissionRows } from './permissionRows.ts';

export const filesPermissions = {
  uploadFile: {
    reach: 'school',
    cells: 'aaaa + ++ ++++++++++',
    input: { body: { bizType: 'AVATAR', file: new Blob(['no picture']) } },
  },
  getFileInfo: { reach: 'school', cells: 'aaaa + ++ ++++++++++', input: { path: { id: 'none' } } },
  downloadFile: {
    reach: 'none',
    cells: '++++ + ++ ++++++++++',
    input: { path: { id: 'none' }, query: { expires: 1, signature: 'A'.repeat(43) } },
  },
} satisfies PermissionRows;
