import { dayOf } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bidders, bidders } from '#test/builders/aBidding.ts';
import { anOrder, delivered, officerOf } from '#test/builders/aDelivery.ts';
import type { Supplier } from '#test/builders/aSupplier.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, stale, wrongState } from '#test/refusals.ts';
import { password, startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Bidders;
let finance: TestClient;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 3);
  finance = people.finance;
}, 120_000);
afterAll(() => app.close());

const order = { total: '36000.00' };
const later = { bankName: 'Another bank', bankAccount: '6222020099990000' };
const purchase = (client: TestClient, id: string) => client.projects.getProjectDetail({ path: { id } });
const winner = async (id: string): Promise<Supplier> => {
  const { payee } = await purchase(finance, id);
  return people.suppliers.find((one) => one.id === payee.supplierId) as Supplier;
};

/** An order. Days pass until then, so that everybody logs in again. */
async function ordered(): Promise<string> {
  const made = await anOrder(app, people, order);
  people = made.people;
  finance = people.finance;
  return made.id;
}

/** Sends another account, with the profile as it is now. */
async function send({ account, profile }: Supplier, changes: object) {
  const client = await app.login(account);
  const { version } = await client.company.getSupplierProfile();
  return client.company.updateSupplierProfile({ body: { ...profile, version, ...changes } });
}

async function review({ id }: Supplier, result: 'APPROVED' | 'REJECTED' = 'APPROVED') {
  const reviewer = await app.as('officer1', 'procurement_officer');
  const { version } = await reviewer.company.getCompanyDetail({ path: { id } });
  await reviewer.company.auditCompany({ body: { id, version, result, opinion: 'Seen' } });
}

/** Accepted and invoiced, so that it can be paid. */
async function payable(id: string, number: string) {
  const { applicant } = people;
  const { id: acceptance } = await delivered(app, people, id);
  const { version, items } = await applicant.acceptances.getAcceptanceDetail({ path: { id: acceptance } });
  const numbers = items.map(({ no, passQuantity }) => ({
    no,
    assetNos: Array.from({ length: Number(passQuantity) }, (_, at) => `${number}-${no}-${at}`),
  }));
  await applicant.acceptances.recordAssetNumbers({ path: { id: acceptance }, body: { version, items: numbers } });
  await applicant.projects.saveInvoice({ path: { id }, body: { number, amount: order.total, date: dayOf(app.clock.now) } });
}

const pay = async (client: TestClient, id: string, amount: string, voucherNo: string) => {
  const { version } = await purchase(client, id);
  return client.projects.registerPayment({ path: { id }, body: { version, amount, paidDate: dayOf(app.clock.now), voucherNo } });
};
const agree = async (client: TestClient, id: string, account = later.bankAccount) => {
  const { version } = await purchase(client, id);
  return client.projects.agreeToPayee({ path: { id }, body: { version, account, reason: 'Called their office' } });
};

test('an order copies the account that the school has reviewed, and another one wants the password and a review', async () => {
  const id = await ordered();
  const supplier = await winner(id);
  const { bankName, bankAccount } = supplier.profile;
  const copied = { bankName, account: bankAccount, reviewTime: expect.any(String), laterAccount: null };
  expect((await purchase(finance, id)).payee).toMatchObject(copied);
  expect((await purchase(people.applicant, id)).payee.account).toBe(`****${String(bankAccount).slice(-4)}`);

  expect(await failureOf(send(supplier, later))).toMatchObject(broken('password', 'wantedForAccount'));
  expect(await failureOf(send(supplier, { ...later, password: 'wrong' }))).toMatchObject(broken('password', 'wrong'));
  expect(await send(supplier, { ...later, password })).toEqual({ status: 'PENDING' });
  const officer = await app.as('officer1', 'procurement_officer');
  expect(await officer.company.getCompanyDetail({ path: { id: supplier.id } })).toMatchObject({
    ...later,
    reviewedAccount: { bankName, account: bankAccount },
  });
  expect((await purchase(finance, id)).payee).toMatchObject(copied);
  await review(supplier, 'REJECTED');
  expect((await purchase(finance, id)).payee).toMatchObject(copied);
  // With its account of before it takes part in biddings again.
  await send(supplier, { password });
  await review(supplier);
}, 120_000);

test('a later account counts once somebody agrees, who does not pay to it', async () => {
  const id = await ordered();
  const supplier = await winner(id);
  await payable(id, '25312000000000000011');
  const { account: former } = (await purchase(finance, id)).payee;
  await send(supplier, { ...later, password });
  await review(supplier);
  const told = await finance.inbox.queryInboxMessagePage({ query: { sceneCode: 'PAYEE_ACCOUNT', size: 50 } });
  expect(told.records.map(({ bizId }) => bizId)).toContain(id);

  const changed = await purchase(finance, id);
  expect(changed.payee).toMatchObject({ account: former, laterAccount: { account: later.bankAccount } });
  expect(changed.allowedActions).toContain('AGREE_PAYEE');
  await pay(finance, id, '1000.00', 'PZ-1');
  expect((await purchase(finance, id)).payments).toMatchObject([{ account: former }]);
  expect(await failureOf(pay(finance, id, '1000.00', 'pz-1'))).toMatchObject(broken('voucherNo', 'unique'));

  expect(await failureOf(agree(finance, id, String(former)))).toMatchObject(broken('account', 'exists'));
  const { version } = await purchase(finance, id);
  await agree(finance, id);
  const again = { version, account: later.bankAccount, reason: 'Called their office' };
  expect(await failureOf(finance.projects.agreeToPayee({ path: { id }, body: again }))).toMatchObject(stale);
  expect(await failureOf(agree(finance, id))).toMatchObject(wrongState);
  expect((await purchase(finance, id)).payee).toMatchObject({
    account: later.bankAccount,
    agreedByName: expect.any(String),
    laterAccount: null,
  });
  expect(await failureOf(pay(finance, id, '1000.00', 'PZ-2'))).toMatchObject({ code: 4105 });
  const logs = await finance.projects.listProjectLogs({ path: { id } });
  expect(logs.find(({ step }) => step === 'agreePayee')?.content).toContain('Called their office');
}, 120_000);

test('nothing is paid to a supplier without an account; one that is reviewed later is agreed to, and another one pays', async () => {
  const bare = people.suppliers.map(({ id }) => id);
  const nothing = {
    bankName: null,
    bankAccount: null,
    reviewedBankName: null,
    reviewedBankAccount: null,
    accountReviewTime: null,
  };
  await app.database.db.updateTable('supplier').set(nothing).where('id', 'in', bare).execute();
  const id = await ordered();
  const supplier = await winner(id);
  const client = await app.login(supplier.account);
  const results = await client.inbox.queryInboxMessagePage({ query: { sceneCode: 'BIDDING_RESULT', size: 50 } });
  expect(results.records.find(({ bizId }) => bizId === id)?.content).toContain('has not reviewed a bank account');
  await payable(id, '25312000000000000012');
  expect(await failureOf(pay(finance, id, '1000.00', 'PZ-3'))).toMatchObject({ code: 4141 });
  expect((await purchase(finance, id)).payee).toMatchObject({ account: null, laterAccount: null });

  await send(supplier, { ...later, password });
  await review(supplier);
  await agree(await officerOf(app, id), id);
  await pay(finance, id, '1000.00', 'PZ-3');
  expect((await purchase(finance, id)).payments).toMatchObject([{ account: later.bankAccount, bankName: later.bankName }]);
}, 120_000);
