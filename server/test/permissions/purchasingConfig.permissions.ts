import type { PermissionRows } from './permissionRows.ts';

export const purchasingConfigPermissions = {
  listPurchasingCategories: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: {} },
  getPurchasingCategoryDetail: { reach: 'all', cells: 'aaaa r ++ +x+xxxxxxx', input: { path: { id: 'none' } } },
  savePurchasingCategory: {
    reach: 'all',
    cells: 'aaaa r ++ xxxxxxxxxx',
    input: {
      body: { categoryName: 'A', categoryCode: 'A', purchaseType: 'GOODS', amountMin: '1.00', executionIds: ['none'] },
    },
  },
  updatePurchasingCategory: {
    reach: 'all',
    cells: 'aaaa r ++ xxxxxxxxxx',
    input: { path: { id: 'none' }, body: { version: 1 } },
  },
  deletePurchasingCategory: { reach: 'all', cells: 'aaaa r ++ xxxxxxxxxx', input: { path: { id: 'none' } } },
  adoptPurchasingPreset: { reach: 'all', cells: 'aaaa r ++ xxxxxxxxxx', input: { body: { companyId: '1001' } } },
  listPurchasingExecutions: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: {} },
  savePurchasingExecution: {
    reach: 'all',
    cells: 'aaaa r ++ xxxxxxxxxx',
    input: {
      body: { executionName: 'Without rules', executionCode: 'ONLINE_BID', needContract: false, publicityDays: 0 },
    },
  },
  updatePurchasingExecution: {
    reach: 'all',
    cells: 'aaaa r ++ xxxxxxxxxx',
    input: { path: { id: 'none' }, body: { version: 1 } },
  },
  deletePurchasingExecution: { reach: 'all', cells: 'aaaa r ++ xxxxxxxxxx', input: { path: { id: 'none' } } },
  listPurchasingProgress: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: { query: { executionId: 'none' } } },
  getPurchasePolicy: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: {} },
  savePurchasePolicy: {
    reach: 'all',
    cells: 'aaaa r ++ xxxxxxxxxx',
    input: {
      body: {
        version: 9,
        smallLimit: '1.00',
        ownCardLimit: '1.00',
        orderLimit: '1.00',
        tenderLimit: '1.00',
        serviceTenderLimit: '1.00',
        worksTenderLimit: '1.00',
        witnessLimit: '1.00',
        awardApprovalLimit: '1.00',
        changeApprovalLimit: '1.00',
        outsiderLimit: '1.00',
        outsideLeaderLimit: '1.00',
        argumentLimit: '1.00',
        argumentSumLimit: '1.00',
        similarDays: 1,
        companyId: '1001',
      },
    },
  },
  listCalendarDays: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: { query: { year: 2027 } } },
  saveCalendarDays: {
    reach: 'all',
    cells: 'aaaa r ++ xxxxxxxxxx',
    input: { body: { year: 2027, version: 9, days: [], companyId: '1001' } },
  },
  updatePurchasingProgress: {
    reach: 'all',
    cells: 'aaaa r ++ xxxxxxxxxx',
    input: {
      body: { executionId: 'none', version: 1, nodes: [{ nodeCode: 'AB', nodeName: 'A', enabled: true, required: true }] },
    },
  },
} satisfies PermissionRows;
