import type { PermissionRows } from './permissionRows.ts';

const none = { path: { id: 'none' } };
const project = { path: { projectId: 'none' } };

export const biddingPermissions = {
  previewPublication: {
    reach: 'reach',
    cells: 'aaaa r xx xx+xxxxxxx',
    input: { ...none, body: { bidStartTime: '2026-03-09T09:00:00+08:00', bidEndTime: '2026-03-13T16:00:00+08:00', version: 1 } },
  },
  publishProject: {
    reach: 'reach',
    cells: 'aaaa r xx xx+xxxxxxx',
    input: { ...none, body: { bidStartTime: '2026-03-09T09:00:00+08:00', bidEndTime: '2026-03-13T16:00:00+08:00', version: 1 } },
  },
  getBidding: { reach: 'reach', cells: 'aaaa r ++ ++++++x+xx', input: project },
  listParticipants: { reach: 'reach', cells: 'aaaa r ++ ++++++x+xx', input: { query: { projectId: 'none' } } },
  compareQuotes: { reach: 'reach', cells: 'aaaa r ++ ++++++x+xx', input: project },
  qualifyQuote: {
    reach: 'reach',
    cells: 'aaaa r xx +x+xxxxxxx',
    input: { ...none, body: { result: 'PASS', conflictDeclared: true, version: 1 } },
  },
  openBidding: { reach: 'reach', cells: 'aaaa r xx xx+xxxxxxx', input: { ...project, body: { stage: 'DOCUMENTS', version: 1 } } },
  witnessOpening: {
    reach: 'reach',
    cells: 'aaaa r xx x++xxxx+xx',
    input: { ...project, body: { stage: 'DOCUMENTS', version: 1 } },
  },
  decideAward: {
    reach: 'reach',
    cells: 'aaaa r xx +x+xxxxxxx',
    input: { ...project, body: { quoteId: 'none', opinion: 'The lowest one', conflictDeclared: true, version: 1 } },
  },
  declareBiddingFailed: {
    reach: 'reach',
    cells: 'aaaa r xx xx+xxxxxxx',
    input: { ...project, body: { failReason: 'NO_COMPLIANT_QUOTE', remark: 'None complies', version: 1 } },
  },
  declareQuotesUnreadable: {
    reach: 'reach',
    cells: 'aaaa r xx xx+xxxxxxx',
    input: { ...project, body: { count: 1, reason: 'It was changed by hand', version: 1 } },
  },
  declareKeyLost: {
    reach: 'all',
    cells: 'aaaa r +x xxxxxxxxxx',
    input: { body: { keyId: 'none', repeatedKeyId: 'none', reason: 'Nobody has it' } },
  },
  cancelAward: {
    reach: 'reach',
    cells: 'aaaa r xx xx+xxxxxxx',
    input: { ...project, body: { reason: 'A reason', evidenceFileIds: ['none'], version: 1 } },
  },
  suspendProject: { reach: 'reach', cells: 'aaaa r xx xx+xxxxxxx', input: { ...none, body: { reason: 'A reason', version: 1 } } },
  resumeProject: { reach: 'reach', cells: 'aaaa r xx xx+xxxxxxx', input: { ...none, body: { version: 1 } } },
} satisfies Partial<PermissionRows>;
