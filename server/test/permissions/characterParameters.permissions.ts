import type { PermissionRows } from './permissionRows.ts';

export const characterParametersPermissions = {
  queryCharacterValues: { reach: 'school', cells: 'aaaa r ++ ++++++++++', input: { body: ['ifOpenEntry'] } },
  queryCharacterPage: { reach: 'none', cells: 'aaaa r +x xxxxxxxxxx', input: {} },
  previewCharacterEffects: {
    reach: 'all',
    cells: 'aaaa r ++ xxxxxxxxxx',
    input: { query: { companyId: '1001', paramKey: 'ifOpenEntry', paramValue: 'Y' } },
  },
  queryCharacterSchoolPage: { reach: 'all', cells: 'aaaa r ++ xxxxxxxxxx', input: { query: { companyId: '1001' } } },
  saveCharacter: {
    reach: 'all',
    cells: 'aaaa r ++ xxxxxxxxxx',
    input: { body: { paramKey: 'noSuchKey', paramValue: 'N', companyId: '1001' } },
  },
  updateCharacter: { reach: 'all', cells: 'aaaa r ++ xxxxxxxxxx', input: { path: { id: 'none' }, body: { version: 1 } } },
  deleteCharacter: { reach: 'all', cells: 'aaaa r +x xxxxxxxxxx', input: { path: { id: 'none' } } },
  resetCharacterSchoolValue: { reach: 'all', cells: 'aaaa r ++ xxxxxxxxxx', input: { path: { id: 'none' } } },
} satisfies PermissionRows;
