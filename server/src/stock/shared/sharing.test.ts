import type { Schemas } from '@campus-procurement/sdk';
import { dayMs, dayOf } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, forbidden, missing, wrongState } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { stockFaults } from '#test/stockFaults.ts';

type Body = Schemas['SharedApplyInput'];
const central = seedId('warehouse', 9801);

let app: TestApp;
let keeper: TestClient;
let other: TestClient;
let teacher: TestClient;
let stock: Schemas['Stock'];
beforeAll(async () => {
  app = await startApp();
  [keeper, other, teacher] = await Promise.all([
    app.as('keeper1', 'warehouse_keeper'),
    app.as('panweidong', 'warehouse_keeper'),
    app.as('teacher1', 'purchaser'),
  ]);
  stock = await stockOf('复印纸');
}, 300_000);
afterAll(async () => {
  expect(await stockFaults(app.database.db)).toEqual([]);
  await app.close();
});

async function stockOf(keyword: string): Promise<Schemas['Stock']> {
  const { records } = await keeper.stock.queryStockPage({ query: { keyword, size: 50 } });
  return records.toSorted((one, two) => (one.id < two.id ? -1 : 1))[0] as Schemas['Stock'];
}
const share = (sharedQuantity: string, client = keeper, stockId = stock.id) =>
  client.stock.updateStockShare({ body: { stockId, sharedQuantity } });
const shared = async (client = teacher, keyword = '复印纸') =>
  (await client.stock.querySharedStockPage({ query: { keyword } })).records.find(({ id }) => id === stock.id);
const ask = (quantity: string, changes: Partial<Body> = {}, client = teacher) =>
  client.stock.saveSharedApply({ body: { stockId: stock.id, quantity, purpose: 'For teaching', ...changes } });
const decide = (id: string, body: Schemas['SharedApplyDecision'], client = keeper) =>
  client.stock.decideSharedApply({ path: { id }, body });
const issue = (id: string, client = keeper) => client.stock.issueSharedApply({ path: { id }, body: {} });
const receive = (id: string, client = teacher) => client.stock.receiveSharedApply({ path: { id } });
const giveBack = (id: string, body: Schemas['SharedReturnInput'], client = keeper) =>
  client.stock.returnSharedApply({ path: { id }, body });
const cancel = (id: string, client = teacher) => client.stock.cancelSharedApply({ path: { id }, body: {} });
const page = async (tab: Schemas['SharedApplyTab'], client: TestClient) =>
  (await client.stock.querySharedApplyPage({ query: { tab, size: 200 } })).records;
/** How many own requests stand on the home of the applicant because their goods were issued. */
const receipts = async () =>
  (await teacher.home.getHomeWork()).todo.kinds.find(({ kind }) => kind === 'SHARED_RECEIPT')?.count ?? 0;
const applyOf = async (id: string) => (await page('APPLIED', teacher)).find((one) => one.id === id);
const until = '2026-12-31';

describe('sharing', () => {
  test('a keeper shares what is there, and no more', async () => {
    await share('100');
    expect(await shared()).toMatchObject({
      sharedQuantity: '100',
      promisedQuantity: '0',
      offeredQuantity: '100',
      mayApply: true,
    });
    const more = String(Number(stock.quantity) + 1);
    expect(await failureOf(share(more))).toMatchObject(broken('sharedQuantity', 'maximum'));
    expect(await failureOf(share('1', other))).toMatchObject(missing);
    expect(await failureOf(share('1', teacher))).toMatchObject(forbidden);
    await share('0');
    expect(await shared()).toBeUndefined();
    await share('100');
  });

  test('hazardous goods are not shared', async () => {
    const { id } = await stockOf('丙酮');
    expect(await failureOf(share('1', keeper, id))).toMatchObject(broken('sharedQuantity', 'hazardousShare'));
    expect(await share('0', keeper, id)).toBe(true);
  });

  test('is found by name, category and department', async () => {
    const all = await teacher.stock.querySharedStockPage({ query: { size: 200 } });
    expect(all.total).toBeGreaterThan(3);
    const { categoryId, ownerDeptId } = (await shared()) as Schemas['SharedStock'];
    const found = await teacher.stock.querySharedStockPage({ query: { categoryId: String(categoryId), ownerDeptId, size: 200 } });
    expect(found.records.map(({ id }) => id)).toContain(stock.id);
    expect(await shared(teacher, 'nothing like it')).toBeUndefined();
  });
});

describe('a request', () => {
  test('reserves when it is approved, leaves the stock when it is issued, and ends when it is received', async () => {
    const before = await stockOf('复印纸');
    const { id, status, applyCode } = await ask('10');
    expect([status, applyCode]).toEqual(['PENDING', expect.stringMatching(/^GX2026\d{5}$/)]);
    expect(await stockOf('复印纸')).toMatchObject({ lockedQuantity: before.lockedQuantity });
    expect((await page('TODO', keeper)).map((one) => one.id)).toContain(id);
    expect(await page('TODO', other)).toEqual([]);
    expect(await decide(id, { decision: 'APPROVE', approvedQuantity: '8', opinion: 'Eight will do' })).toMatchObject({
      status: 'APPROVED',
    });
    expect(await shared()).toMatchObject({ promisedQuantity: '8', offeredQuantity: '92' });
    expect(await stockOf('复印纸')).toMatchObject({ lockedQuantity: '8' });
    const waiting = await receipts();
    expect(await issue(id)).toMatchObject({ status: 'ISSUED' });
    expect(await shared()).toMatchObject({ sharedQuantity: '92', promisedQuantity: '0', offeredQuantity: '92' });
    const left = String(Number(before.quantity) - 8);
    expect(await stockOf('复印纸')).toMatchObject({ quantity: left, lockedQuantity: '0', sharedQuantity: '92' });
    const issued = (await applyOf(id)) as Schemas['SharedApply'];
    expect(issued).toMatchObject({ approvedQuantity: '8', opinion: 'Eight will do', allowedActions: ['RECEIVE'] });
    expect(await receipts()).toBe(waiting + 1);
    const document = await keeper.stock.getStockDocumentDetail({ path: { id: String(issued.stockDocId) } });
    expect(document).toMatchObject({ docType: 'OUT_SHARED', status: 'DONE', receiverName: issued.applicantName });
    expect(await failureOf(giveBack(id, { quantity: '1', condition: 'GOOD' }))).toMatchObject(wrongState);
    expect(await receive(id)).toMatchObject({ status: 'RECEIVED' });
    expect(await receipts()).toBe(waiting);
    expect((await page('TODO', keeper)).map((one) => one.id)).not.toContain(id);
    expect((await page('DONE', keeper)).map((one) => one.id)).toContain(id);
    const { records } = await teacher.inbox.queryInboxMessagePage({ query: { sceneCode: 'STOCK_SHARED' } });
    expect(records[0]).toMatchObject({ bizType: 'SHARED_APPLY', bizId: id });
  });

  test('asks for no more than is offered, of others, for a day to come', async () => {
    expect(await failureOf(ask('101'))).toMatchObject(broken('quantity', 'inStock'));
    expect(await failureOf(ask('0'))).toMatchObject(broken('quantity', 'minimum'));
    expect(await failureOf(ask('1', { stockId: 'none' }))).toMatchObject(broken('stockId', 'exists'));
    expect(await failureOf(ask('1', { expectReturnDate: '2020-01-01' }))).toMatchObject(broken('expectReturnDate', 'future'));
    expect(await failureOf(ask('1', {}, keeper))).toMatchObject(broken('stockId', 'ownStock'));
  });

  test('is decided by who answers for the stock, with an opinion where it is rejected', async () => {
    const { id } = await ask('5');
    expect(await failureOf(decide(id, { decision: 'APPROVE' }, other))).toMatchObject(missing);
    expect(await failureOf(decide(id, { decision: 'REJECT' }))).toMatchObject(broken('opinion', 'required'));
    expect(await failureOf(decide(id, { decision: 'REJECT', approvedQuantity: '1', opinion: 'No' }))).toMatchObject(
      broken('approvedQuantity', 'contradiction'),
    );
    expect(await failureOf(decide(id, { decision: 'APPROVE', approvedQuantity: '6' }))).toMatchObject(
      broken('approvedQuantity', 'maximum'),
    );
    expect(await failureOf(issue(id))).toMatchObject(wrongState);
    await decide(id, { decision: 'REJECT', opinion: 'We need it' });
    expect(await applyOf(id)).toMatchObject({ status: 'REJECTED', opinion: 'We need it', allowedActions: [] });
    expect(await failureOf(cancel(id))).toMatchObject(wrongState);
  });

  test('of two that ask for all of it, one gets what is left', async () => {
    const { offeredQuantity } = (await shared()) as Schemas['SharedStock'];
    const [one, two] = [await ask(offeredQuantity), await ask('1')];
    await decide(one.id, { decision: 'APPROVE' });
    expect(await failureOf(decide(two.id, { decision: 'APPROVE' }))).toMatchObject(broken('approvedQuantity', 'inStock'));
    expect(await shared()).toMatchObject({ offeredQuantity: '0', mayApply: false });
    await cancel(one.id);
    expect(await shared()).toMatchObject({ offeredQuantity, promisedQuantity: '0' });
    await decide(two.id, { decision: 'APPROVE' });
    await cancel(two.id);
    expect(await stockOf('复印纸')).toMatchObject({ lockedQuantity: '0' });
  });
});

describe('what is lent', () => {
  test('comes back in parts: good, damaged or lost', async () => {
    const before = await stockOf('复印纸');
    const { id } = await ask('6', { expectReturnDate: until });
    await decide(id, { decision: 'APPROVE' });
    await issue(id);
    await receive(id);
    expect(await failureOf(giveBack(id, { quantity: '1', condition: 'LOST' }))).toMatchObject(broken('reason', 'required'));
    expect(await failureOf(giveBack(id, { quantity: '7', condition: 'GOOD' }))).toMatchObject(broken('quantity', 'issued'));
    expect(await failureOf(giveBack(id, { quantity: '1', condition: 'GOOD' }, teacher))).toMatchObject(forbidden);
    expect(await giveBack(id, { quantity: '3', condition: 'GOOD' })).toMatchObject({ status: 'RECEIVED' });
    await giveBack(id, { quantity: '2', condition: 'DAMAGED', reason: 'Wet' });
    expect(await giveBack(id, { quantity: '1', condition: 'LOST', reason: 'Gone' })).toMatchObject({ status: 'RETURNED' });
    const after = await stockOf('复印纸');
    expect(Number(after.quantity)).toBe(Number(before.quantity) - 1);
    expect(Number(after.sharedQuantity)).toBe(Number(before.sharedQuantity) - 3);
    expect(after.unitCost).toBe(before.unitCost);
    expect(await applyOf(id)).toMatchObject({
      returnedQuantity: '6',
      allowedActions: [],
      returns: [{ condition: 'GOOD' }, { condition: 'DAMAGED', reason: 'Wet' }, { condition: 'LOST', documentId: null }],
    });
    expect(await failureOf(giveBack(id, { quantity: '1', condition: 'GOOD' }))).toMatchObject(wrongState);
  });

  test('is overdue after its day', async () => {
    const day = dayOf(new Date(app.clock.now.getTime() + 24 * 3_600_000));
    const { id } = await ask('1', { expectReturnDate: day });
    await decide(id, { decision: 'APPROVE' });
    await issue(id);
    const ids = async (tab: 'TODO' | 'DONE') => (await page(tab, keeper)).map((one) => one.id);
    expect(await applyOf(id)).toMatchObject({ overdue: false, expectReturnDate: day });
    expect([(await ids('TODO')).includes(id), (await ids('DONE')).includes(id)]).toEqual([false, true]);
    app.clock.advance(3 * 24 * 3_600_000);
    [keeper, teacher] = await Promise.all([app.as('keeper1', 'warehouse_keeper'), app.as('teacher1', 'purchaser')]);
    expect(await applyOf(id)).toMatchObject({ overdue: true });
    expect(await ids('TODO')).toContain(id);
    await giveBack(id, { quantity: '1', condition: 'GOOD' });
    expect(await applyOf(id)).toMatchObject({ status: 'RETURNED', overdue: false, receiveTime: expect.any(String) });
  });
});

describe('reminders', () => {
  const told = async (client: TestClient, id: string) => {
    const { records } = await client.inbox.queryInboxMessagePage({ query: { sceneCode: 'STOCK_SHARED', size: 50 } });
    return records.flatMap(({ bizId, title }) => (bizId === id ? [title] : []));
  };
  const pass = async (days: number) => {
    app.clock.advance(days * dayMs);
    await app.sweepDue();
    [keeper, teacher] = await Promise.all([app.as('keeper1', 'warehouse_keeper'), app.as('teacher1', 'purchaser')]);
  };

  test('the approver of the department that the goods belong to is told, and not that of another one', async () => {
    const belongsTo = (deptId: string) =>
      app.database.db.updateTable('stock').set({ ownerDeptId: deptId }).where('id', '=', stock.id).execute();
    const { ownerDeptId } = (await shared()) as Schemas['SharedStock'];
    await belongsTo(seedId('dept', 303));
    const { id } = await ask('2');
    await belongsTo(ownerDeptId);
    expect(await told(await app.as('luolijuan', 'dept_approver'), id)).toHaveLength(1);
    expect(await told(await app.as('hanchengzhi', 'dept_approver'), id)).toEqual([]);
    await cancel(id);
  });

  test('what was issued is to be received, and given back from its day on, every few days until it is', async () => {
    const { id } = await ask('1', { expectReturnDate: dayOf(new Date(app.clock.now.getTime() + 4 * dayMs)) });
    await decide(id, { decision: 'APPROVE' });
    await issue(id);
    await pass(2);
    const before = (await told(teacher, id)).length;
    await pass(1);
    expect(await told(teacher, id)).toHaveLength(before + 1);
    expect((await told(teacher, id))[0]).toContain('confirm receipt');
    await receive(id);
    await pass(1);
    expect((await told(teacher, id)).slice(0, -before)).toEqual([
      expect.stringContaining('due back today'),
      expect.stringContaining('confirm receipt'),
    ]);
    const kept = (await told(keeper, id)).length;
    await pass(3);
    expect((await told(teacher, id))[0]).toContain('overdue');
    expect(await told(keeper, id)).toHaveLength(kept + 1);
    await giveBack(id, { quantity: '1', condition: 'GOOD' });
    const all = (await told(teacher, id)).length;
    await pass(6);
    expect(await told(teacher, id)).toHaveLength(all);
  });

  test('end after five, the last of which says so; what is overdue stays on the list of the keeper', async () => {
    const { id } = await ask('1', { expectReturnDate: dayOf(new Date(app.clock.now.getTime() + dayMs)) });
    await decide(id, { decision: 'APPROVE' });
    await issue(id);
    await receive(id);
    const before = (await told(teacher, id)).length;
    for (let days = 0; days < 30; days += 1) await pass(1);
    const reminders = (await told(teacher, id)).slice(0, -before);
    expect(reminders).toHaveLength(5);
    expect(reminders[0]).toContain('last reminder');
    expect((await told(keeper, id))[0]).toContain('last reminder');
    expect(await applyOf(id)).toMatchObject({ overdue: true });
    expect((await page('TODO', keeper)).map((one) => one.id)).toContain(id);
    await giveBack(id, { quantity: '1', condition: 'GOOD' });
  }, 60_000);
});

test('what was received this year is what sharing has saved', async () => {
  const saved = async () => (await teacher.stock.querySharedStockPage({ query: {} })).sum.savedAmount;
  const [before, { unitCost }] = [await saved(), await stockOf('复印纸')];
  const { id } = await ask('3');
  await decide(id, { decision: 'APPROVE' });
  await issue(id);
  expect(await saved()).toBe(before);
  await receive(id);
  expect(Number(await saved()) - Number(before)).toBeCloseTo(3 * Number(unitCost), 1);
});

test('is told to whom wants to buy the same, unless sharing is switched off', async () => {
  const { categoryId, offeredQuantity } = (await shared()) as Schemas['SharedStock'];
  const buy = (changes: object = {}) => ({
    projectName: 'Paper',
    items: [{ itemName: '打印机' }, { itemName: '复印纸', categoryId: String(categoryId), ...changes }],
    funds: [],
  });
  const offers = async (changes: object = {}) =>
    (await teacher.projects.precheckProject({ body: buy(changes) as Schemas['ProjectInput'] })).sharedOffers;
  expect((await offers()).find(({ stockId }) => stockId === stock.id)).toMatchObject({
    itemNo: 1,
    itemName: '复印纸',
    offeredQuantity,
    mayApply: true,
    address: expect.any(String),
  });
  expect(await offers({ categoryId: seedId('goodsCategory', 2103) })).toEqual([]);
  await share('0');
  expect((await offers()).some(({ stockId }) => stockId === stock.id)).toBe(false);
  await share('50');
});

test('with the switch off, pages and codes of shared stock are gone, and come back with it', async () => {
  const admin = await app.as('schooladmin', 'school_admin');
  const { records } = await admin.characterParameters.queryCharacterSchoolPage({ query: { companyId: '1001', size: 200 } });
  const row = records.find(({ paramKey }) => paramKey === 'whetherToEnableSharedInventory');
  const path = { id: String(row?.id) };
  const turn = (paramValue: 'Y' | 'N', version: number) =>
    admin.characterParameters.updateCharacter({ path, body: { paramValue, version } });
  await turn('N', Number(row?.version));
  expect(await failureOf(ask('1'))).toMatchObject(forbidden);
  expect(await failureOf(share('1'))).toMatchObject(forbidden);
  expect(await failureOf(shared())).toMatchObject(forbidden);
  const items = [{ itemName: '复印纸', categoryId: String(stock.categoryId) }];
  const body = { projectName: 'Paper', items, funds: [] } as Schemas['ProjectInput'];
  expect((await teacher.projects.precheckProject({ body })).sharedOffers).toEqual([]);
  expect(await keeper.stock.queryStockPage({ query: { warehouseId: central } })).toMatchObject({ current: 1 });
  await turn('Y', Number(row?.version) + 1);
  expect(await shared()).toMatchObject({ id: stock.id });
});
