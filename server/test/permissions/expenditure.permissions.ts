import type { PermissionRows } from './permissionRows.ts';

export const expenditurePermissions = {
  listExpendituresSimple: { reach: 'own', cells: 'aaaa r xx +xxxxxxxxx', input: {} },
  queryExpenditurePage: { reach: 'reach', cells: 'aaaa r ++ ++x+xxx+xx', input: {} },
  getExpenditureDetail: { reach: 'reach', cells: 'aaaa r ++ ++x+xxx+xx', input: { path: { id: 'none' } } },
  saveExpenditure: {
    reach: 'reach',
    cells: 'aaaa r x+ xxx+xxxxxx',
    input: {
      body: {
        cardNo: 'KY-0001',
        cardName: 'A card',
        fundType: 'SCIENCE',
        ownerId: 'none',
        deptId: 'none',
        totalAmount: '1.00',
      },
    },
  },
  importExpenditures: {
    reach: 'reach',
    cells: 'aaaa r x+ xxx+xxxxxx',
    input: {
      body: {
        rows: [
          { cardNo: 'KY-0001', cardName: 'A card', fundType: 'SCIENCE', owner: 'nobody', dept: 'nowhere', totalAmount: '1.00' },
        ],
      },
    },
  },
  updateExpenditure: { reach: 'reach', cells: 'aaaa r x+ xxx+xxxxxx', input: { path: { id: 'none' }, body: { version: 1 } } },
  authorizeExpenditureUsers: {
    reach: 'reach',
    cells: 'aaaa r x+ +xx+xxxxxx',
    input: { path: { id: 'none' }, body: { version: 1, userIds: [] } },
  },
  deleteExpenditure: { reach: 'reach', cells: 'aaaa r x+ xxx+xxxxxx', input: { path: { id: 'none' } } },
  freezeExpenditure: {
    reach: 'reach',
    cells: 'aaaa r xx xxx+xxxxxx',
    input: { path: { id: 'none' }, body: { amount: '1.00', bizCode: 'FZ-1', reason: 'A reason' } },
  },
  unfreezeExpenditure: {
    reach: 'reach',
    cells: 'aaaa r xx xxx+xxxxxx',
    input: { path: { id: 'none' }, body: { amount: '1.00', bizCode: 'FZ-1', reason: 'A reason' } },
  },
  listCarriedExpenditures: {
    reach: 'reach',
    cells: 'aaaa r x+ xxx+xxxxxx',
    input: { query: { endsBy: '2026-12-31' } },
  },
  carryExpenditures: {
    reach: 'reach',
    cells: 'aaaa r x+ xxx+xxxxxx',
    input: { body: { expenditureIds: ['none'], validTo: '2099-12-31' } },
  },
  syncExpenditures: { reach: 'school', cells: 'aaaa r x+ xxx+xxxxxx', input: {} },
  getExpenditureSync: { reach: 'school', cells: 'aaaa r x+ xxx+xxxxxx', input: {} },
  queryExpenditureFlowPage: { reach: 'reach', cells: 'aaaa r ++ +xx+xxx+xx', input: { query: { expenditureId: 'none' } } },
  exportExpenditures: { reach: 'reach', cells: 'aaaa r ++ xxx+xxx+xx', input: { body: { format: 'CSV' } } },
  exportExpenditureFlows: {
    reach: 'reach',
    cells: 'aaaa r ++ xxx+xxx+xx',
    input: { body: { format: 'CSV', expenditureId: 'none' } },
  },
} satisfies PermissionRows;
