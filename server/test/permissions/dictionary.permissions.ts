import type { PermissionRows } from './permissionRows.ts';

export const dictionaryPermissions = {
  queryDictDataByType: { reach: 'school', cells: 'aaaa + ++ ++++++++++', input: { path: { type: 'campus' } } },
  queryDictTypePage: { reach: 'school', cells: 'aaaa r ++ xxxxxxxxxx', input: {} },
  saveDictType: { reach: 'all', cells: 'aaaa r +x xxxxxxxxxx', input: { body: { dictName: 'Status', dictType: 'status' } } },
  updateDictType: { reach: 'all', cells: 'aaaa r +x xxxxxxxxxx', input: { path: { id: 'none' }, body: { version: 1 } } },
  deleteDictType: { reach: 'all', cells: 'aaaa r +x xxxxxxxxxx', input: { path: { id: 'none' } } },
  queryDictEntryPage: { reach: 'all', cells: 'aaaa r ++ xxxxxxxxxx', input: { query: { dictType: 'campus' } } },
  saveDictEntry: {
    reach: 'all',
    cells: 'aaaa r ++ xxxxxxxxxx',
    input: { body: { dictType: 'no_such_type', dictLabel: 'A', dictValue: 'A' } },
  },
  updateDictEntry: { reach: 'all', cells: 'aaaa r ++ xxxxxxxxxx', input: { path: { id: 'none' }, body: { version: 1 } } },
  deleteDictEntry: { reach: 'all', cells: 'aaaa r ++ xxxxxxxxxx', input: { path: { id: 'none' } } },
} satisfies PermissionRows;
