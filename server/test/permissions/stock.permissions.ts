import type { PermissionRows } from './permissionRows.ts';

const none = { path: { id: 'none' } };

export const stockPermissions = {
  queryStockPage: { reach: 'reach', cells: 'aaaa r ++ +++++xx+xx', input: {} },
  exportStocks: { reach: 'reach', cells: 'aaaa r ++ +++++xx+xx', input: { body: { format: 'CSV' } } },
  updateStock: { reach: 'reach', cells: 'aaaa r xx xxxx+xxxxx', input: { ...none, body: { minQuantity: null } } },
  queryStockFlowPage: { reach: 'reach', cells: 'aaaa r ++ +++++xx+xx', input: {} },
  queryStockDocumentPage: { reach: 'reach', cells: 'aaaa r ++ +++++xx+xx', input: {} },
  getStockDocumentDetail: { reach: 'reach', cells: 'aaaa r ++ +++++xx+xx', input: none },
  saveStockDocument: {
    reach: 'reach',
    cells: 'aaaa r xx xxxx+xxxxx',
    input: { body: { docType: 'CHECK', warehouseId: 'none', items: [{ stockId: 'none', quantity: '1', bookQuantity: '1' }] } },
  },
  confirmStockDocument: { reach: 'reach', cells: 'aaaa r x+ x+xx+xxxxx', input: { ...none, body: { version: 1 } } },
  cancelStockDocument: {
    reach: 'reach',
    cells: 'aaaa r x+ x+xx+xxxxx',
    input: { ...none, body: { version: 1, reason: 'A reason' } },
  },
  updateStockShare: {
    reach: 'reach',
    cells: 'aaaa r xx xxxx+xxxxx',
    input: { body: { stockId: 'none', sharedQuantity: '1' } },
  },
  querySharedStockPage: { reach: 'school', cells: 'aaaa r ++ +++++xx+xx', input: {} },
  saveSharedApply: {
    reach: 'school',
    cells: 'aaaa r xx +xxx+xxxxx',
    input: { body: { stockId: 'none', quantity: '1', purpose: 'Teaching' } },
  },
  querySharedApplyPage: { reach: 'reach', cells: 'aaaa r ++ +++++xx+xx', input: { query: { tab: 'DONE' } } },
  decideSharedApply: { reach: 'reach', cells: 'aaaa r xx x+xx+xxxxx', input: { ...none, body: { decision: 'APPROVE' } } },
  issueSharedApply: { reach: 'reach', cells: 'aaaa r xx xxxx+xxxxx', input: { ...none, body: {} } },
  receiveSharedApply: { reach: 'reach', cells: 'aaaa r xx +xxx+xxxxx', input: none },
  returnSharedApply: {
    reach: 'reach',
    cells: 'aaaa r xx xxxx+xxxxx',
    input: { ...none, body: { quantity: '1', condition: 'GOOD' } },
  },
  cancelSharedApply: { reach: 'reach', cells: 'aaaa r xx +xxx+xxxxx', input: { ...none, body: {} } },
  listWarehousesSimple: { reach: 'school', cells: 'aaaa r ++ ++++++++++', input: {} },
  queryWarehousePage: { reach: 'reach', cells: 'aaaa r ++ xxxx+xx+xx', input: {} },
  saveWarehouse: {
    reach: 'reach',
    cells: 'aaaa r ++ xxxxxxxxxx',
    input: {
      body: {
        warehouseCode: 'X1',
        warehouseName: 'X',
        warehouseType: 'COLLEGE',
        deptId: 'none',
        keeperIds: ['none'],
        address: 'X',
      },
    },
  },
  updateWarehouse: { reach: 'reach', cells: 'aaaa r ++ xxxx+xxxxx', input: { ...none, body: { version: 1 } } },
  deleteWarehouse: { reach: 'reach', cells: 'aaaa r ++ xxxxxxxxxx', input: none },
} satisfies PermissionRows;
