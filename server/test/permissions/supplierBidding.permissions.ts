import type { PermissionRows } from './permissionRows.ts';

const project = { path: { projectId: 'none' } };

export const supplierBiddingPermissions = {
  queryBiddableProjectPage: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: {} },
  getBiddableProjectDetail: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: project },
  getSupplierNotice: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: { path: { id: 'none' } } },
  joinBidding: {
    reach: 'own',
    cells: 'aaaa + ++ ++++++++++',
    input: {
      ...project,
      body: { contactName: 'X', contactPhone: '13800000000', qualificationIds: [], termsAccepted: true, conflictDeclared: true },
    },
  },
  submitQuote: {
    reach: 'own',
    cells: 'aaaa + ++ ++++++++++',
    input: {
      ...project,
      body: {
        lines: [{ no: 1, brand: 'X', model: 'Y', unitPrice: '1.00' }],
        deliveryDays: 1,
        warrantyMonths: 0,
        paymentAccepted: true,
      },
    },
  },
  explainQuote: {
    reach: 'own',
    cells: 'aaaa + ++ ++++++++++',
    input: { ...project, body: { text: 'A reason that is long enough.' } },
  },
  declineAward: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: { ...project, body: { reason: 'A reason' } } },
} satisfies Partial<PermissionRows>;
