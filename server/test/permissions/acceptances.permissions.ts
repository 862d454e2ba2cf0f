import type { PermissionRows } from './permissionRows.ts';

const none = { path: { id: 'none' } };

export const acceptancesPermissions = {
  queryAcceptancePage: { reach: 'reach', cells: 'aaaa r ++ ++++++x+xx', input: {} },
  getAcceptanceDetail: { reach: 'reach', cells: 'aaaa r ++ ++++++x+xx', input: none },
  saveAcceptance: { reach: 'reach', cells: 'aaaa r xx +x+xxxxxxx', input: { body: { projectId: 'none' } } },
  updateAcceptance: { reach: 'reach', cells: 'aaaa r xx +x+xxxxxxx', input: { ...none, body: { version: 1 } } },
  submitAcceptance: { reach: 'reach', cells: 'aaaa r xx +x+xxxxxxx', input: { ...none, body: { version: 1 } } },
  assignAcceptanceMembers: {
    reach: 'reach',
    cells: 'aaaa r xx x++xxxxxxx',
    input: { ...none, body: { version: 1, members: [] } },
  },
  signAcceptance: {
    reach: 'reach',
    cells: 'aaaa r xx +++x++xxxx',
    input: { ...none, body: { version: 1, agree: true, conflictDeclared: true } },
  },
  concludeAcceptance: {
    reach: 'reach',
    cells: 'aaaa r xx +++x++xxxx',
    input: { ...none, body: { version: 1, conclusion: 'PASS', opinion: 'An opinion' } },
  },
  cancelAcceptance: {
    reach: 'reach',
    cells: 'aaaa r xx +x+xxxxxxx',
    input: { ...none, body: { version: 1, reason: 'A reason' } },
  },
  recordAssetNumbers: {
    reach: 'reach',
    cells: 'aaaa r xx +x+++xxxxx',
    input: { ...none, body: { version: 1, items: [{ no: 1, assetNos: [] }] } },
  },
} satisfies PermissionRows;
