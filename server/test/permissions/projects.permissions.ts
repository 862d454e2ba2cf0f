import type { PermissionRows } from './permissionRows.ts';

const none = { path: { id: 'none' } };

export const projectsPermissions = {
  queryProjectPage: { reach: 'reach', cells: 'aaaa r ++ ++++++x+xx', input: { query: { scope: 'ALL' } } },
  countProjectsByStatus: { reach: 'reach', cells: 'aaaa r ++ ++++++x+xx', input: {} },
  getProjectDetail: { reach: 'reach', cells: 'aaaa r ++ ++++++x+xx', input: none },
  saveProject: { reach: 'own', cells: 'aaaa r xx +xxxxxxxxx', input: { body: { funds: [{ expenditureId: 'none' }] } } },
  updateProject: { reach: 'own', cells: 'aaaa r xx +xxxxxxxxx', input: { ...none, body: { version: 1 } } },
  deleteProject: { reach: 'own', cells: 'aaaa r xx +xxxxxxxxx', input: none },
  precheckProject: { reach: 'own', cells: 'aaaa r xx +xxxxxxxxx', input: { body: {} } },
  submitProject: {
    reach: 'own',
    cells: 'aaaa r xx +xxxxxxxxx',
    input: { ...none, body: { version: 1, conflictDeclared: true } },
  },
  submitEmergencyReport: {
    reach: 'own',
    cells: 'aaaa r xx +xxxxxxxxx',
    input: { ...none, body: { version: 1, report: 'What was done, and why it could not wait', fileIds: [] } },
  },
  registerSourceObjection: {
    reach: 'reach',
    cells: 'aaaa r xx xx+xxxxxxx',
    input: {
      ...none,
      body: {
        version: 1,
        objectorName: 'A supplier',
        receivedDate: '2026-03-01',
        content: 'We can deliver it',
        fileIds: ['none'],
      },
    },
  },
  answerSourceObjection: {
    reach: 'reach',
    cells: 'aaaa r xx xx+xxxxxxx',
    input: { ...none, body: { version: 1, no: 1, answer: 'It does not fit' } },
  },
  terminateProject: {
    reach: 'reach',
    cells: 'aaaa r ++ ++++++x+xx',
    input: { ...none, body: { version: 1, reason: 'A reason' } },
  },
  receiveProject: { reach: 'reach', cells: 'aaaa r xx xx+xxxxxxx', input: { ...none, body: { version: 1 } } },
  copyProject: { reach: 'reach', cells: 'aaaa r xx +xxxxxxxxx', input: none },
  assignProjectOfficer: {
    reach: 'reach',
    cells: 'aaaa r x+ xx+xxxxxxx',
    input: { ...none, body: { version: 1, officerId: 'none', reason: 'A reason' } },
  },
  exportProjects: { reach: 'reach', cells: 'aaaa r ++ ++++++x+xx', input: { body: { format: 'CSV', scope: 'ALL' } } },
  getProjectFigures: { reach: 'reach', cells: 'aaaa r ++ ++++++x+xx', input: {} },
  exportProjectFigures: { reach: 'reach', cells: 'aaaa r ++ ++++++x+xx', input: { body: { format: 'CSV' } } },
  followProject: { reach: 'reach', cells: 'aaaa r ++ ++++++x+xx', input: { ...none, body: { follow: true } } },
  listProjectLogs: { reach: 'reach', cells: 'aaaa r ++ ++++++x+xx', input: none },
  verifyProjectLog: { reach: 'reach', cells: 'aaaa r +x xx+xxxx+xx', input: none },
  confirmReceipt: {
    reach: 'own',
    cells: 'aaaa r xx +xxxxxxxxx',
    input: { ...none, body: { version: 1, actualAmount: '1.00', witnessUserId: 'none', conflictDeclared: true } },
  },
  saveInvoice: {
    reach: 'reach',
    cells: 'aaaa r xx +xx+xxxxxx',
    input: { ...none, body: { number: '00000000', amount: '1.00', date: '2026-03-01' } },
  },
  queryUnbilledPage: { reach: 'reach', cells: 'aaaa r ++ ++++++x+xx', input: {} },
  recordInvoice: {
    reach: 'reach',
    cells: 'aaaa r xx +xx+xxxxxx',
    input: {
      body: { number: '00000000', amount: '1.00', date: '2026-03-01', parts: [{ projectId: 'none', amount: '1.00' }] },
    },
  },
  correctInvoice: {
    reach: 'reach',
    cells: 'aaaa r xx +xx+xxxxxx',
    input: { ...none, body: { number: '00000000', date: '2026-03-01', reason: 'A reason' } },
  },
  voidInvoice: { reach: 'reach', cells: 'aaaa r xx +xx+xxxxxx', input: { ...none, body: { reason: 'A reason' } } },
  reverseInvoice: {
    reach: 'reach',
    cells: 'aaaa r xx +xx+xxxxxx',
    input: {
      ...none,
      body: { number: '00000000', date: '2026-03-01', reason: 'A reason', parts: [{ projectId: 'none', amount: '1.00' }] },
    },
  },
  reversePayment: {
    reach: 'reach',
    cells: 'aaaa r xx xxx+xxxxxx',
    input: { ...none, body: { version: 1, date: '2026-03-01', reason: 'A reason' } },
  },
  registerPayment: {
    reach: 'reach',
    cells: 'aaaa r xx xxx+xxxxxx',
    input: { ...none, body: { version: 1, amount: '1.00', paidDate: '2026-03-01', voucherNo: 'V-1' } },
  },
  agreeToPayee: {
    reach: 'reach',
    cells: 'aaaa r xx xx++xxxxxx',
    input: { ...none, body: { version: 1, account: '6222020000001234', reason: 'Called them' } },
  },
  registerOtherProcurementOutcome: {
    reach: 'reach',
    cells: 'aaaa r xx xx+xxxxxxx',
    input: {
      ...none,
      body: {
        version: 1,
        supplierId: 'none',
        dealAmount: '1.00',
        reason: 'A reason',
        processFileIds: ['none'],
        resultPublic: false,
        conflictDeclared: true,
      },
    },
  },
  closeLinesShort: {
    reach: 'reach',
    cells: 'aaaa r xx xx+xxxxxxx',
    input: { ...none, body: { version: 1, lines: [{ no: 1, quantity: '1' }], reason: 'A reason' } },
  },
  terminateForDefault: {
    reach: 'reach',
    cells: 'aaaa r ++ ++++++x+xx',
    input: { ...none, body: { version: 1, reason: 'A reason', evidenceFileIds: ['none'] } },
  },
  registerRefund: {
    reach: 'reach',
    cells: 'aaaa r xx xxx+xxxxxx',
    input: { ...none, body: { version: 1, amount: '1.00', refundDate: '2026-03-01', voucherNo: 'V-1' } },
  },
  reverseRefund: {
    reach: 'reach',
    cells: 'aaaa r xx xxx+xxxxxx',
    input: { ...none, body: { version: 1, date: '2026-03-01', reason: 'A reason' } },
  },
  writeOffClaim: {
    reach: 'reach',
    cells: 'aaaa r ++ ++++++x+xx',
    input: { ...none, body: { version: 1, reason: 'A reason' } },
  },
  getProjectDossier: { reach: 'reach', cells: 'aaaa r ++ ++++++x+xx', input: none },
  archiveProject: { reach: 'reach', cells: 'aaaa r xx xx+xxxxxxx', input: { ...none, body: { version: 1 } } },
} satisfies PermissionRows;
