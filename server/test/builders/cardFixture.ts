import type { Query, Schemas } from '@campus-procurement/sdk';
import { seedId } from '#reference/seedId.ts';
import type { TestClient } from '../startApp.ts';

/** In charge of the cards that are made here: teacher1. */
export const owner = seedId('user', 103);
/** A colleague. */
export const other = seedId('user', 133);
/** The department of both. */
export const lab = seedId('dept', 311);

type Input = Schemas['ExpenditureInput'];

let count = 0;
/** A valid card. Numbers are counted, so that they are unique. */
export function cardInput(changes: Partial<Input> = {}): Input {
  count += 1;
  const card = { cardNo: `TEST-${count}`, cardName: `Card ${count}`, fundType: 'SCIENCE' as const, totalAmount: '1000.00' };
  return { ...card, ownerId: owner, deptId: lab, ...changes };
}

/** A page of the cards that somebody sees. */
export const cardPage = (client: TestClient, query: Query<'queryExpenditurePage'> = {}) =>
  client.expenditure.queryExpenditurePage({ query: { size: 200, ...query } });

/** What is done with fund cards. @param finance who does it, unless a test names somebody else */
export function cardFixture(finance: TestClient) {
  return {
    save: async (changes: Partial<Input> = {}, client = finance) =>
      (await client.expenditure.saveExpenditure({ body: cardInput(changes) })).id,
    detail: (id: string, client = finance) => client.expenditure.getExpenditureDetail({ path: { id } }),
    update: (id: string, body: Schemas['ExpenditureChanges'], client = finance) =>
      client.expenditure.updateExpenditure({ path: { id }, body }),
    authorize: (id: string, version: number, userIds: string[], client = finance) =>
      client.expenditure.authorizeExpenditureUsers({ path: { id }, body: { version, userIds } }),
    remove: (id: string, client = finance) => client.expenditure.deleteExpenditure({ path: { id } }),
    freeze: (id: string, amount: string, bizCode = 'FZ-1') =>
      finance.expenditure.freezeExpenditure({ path: { id }, body: { amount, bizCode, reason: 'A reason' } }),
    unfreeze: (id: string, amount: string, bizCode = 'FZ-1') =>
      finance.expenditure.unfreezeExpenditure({ path: { id }, body: { amount, bizCode, reason: 'A reason' } }),
    ledger: (id: string, client = finance, query: Partial<Query<'queryExpenditureFlowPage'>> = {}) =>
      client.expenditure.queryExpenditureFlowPage({ query: { size: 200, ...query, expenditureId: id } }),
  };
}
