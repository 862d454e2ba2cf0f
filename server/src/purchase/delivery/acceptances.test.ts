import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bidders, bidders } from '#test/builders/aBidding.ts';
import {
  acceptanceOf,
  anOrder,
  aPhoto,
  aStore,
  begun,
  concluded,
  delivered,
  groupOf,
  inspecting,
  officerOf,
} from '#test/builders/aDelivery.ts';
import { toDo } from '#test/countFaults.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { broken, forbidden, missing, stale, wrongState } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 3);
}, 120_000);
afterAll(async () => {
  expect(await ledgerFaults(app.database.db)).toEqual([]);
  await app.close();
});

const small = { total: '36000.00' };
const large = { total: '60000.00' };
const purchase = (client: TestClient, id: string) => client.projects.getProjectDetail({ path: { id } });
const lines = (id: string) =>
  app.database.db
    .selectFrom('orderLine')
    .select(['acceptedQuantity', 'inspectedQuantity', 'closedQuantity'])
    .where('projectId', '=', id)
    .orderBy('no')
    .execute();
const messages = async (client: TestClient, id: string) => {
  const { records } = await client.inbox.queryInboxMessagePage({ query: { sceneCode: 'ACCEPTANCE_TODO', size: 200 } });
  return records.filter(({ bizId }) => bizId === id).map(({ title }) => title.split(':')[0]);
};
const sameAs = (names: readonly string[]) => (found: readonly string[]) => found.toSorted().join() === names.toSorted().join();
const idOf = async (client: TestClient) => (await client.users.getMyProfile()).id;
const version = async (client: TestClient, id: string) => (await acceptanceOf(client, id)).version;
const sign = async (client: TestClient, id: string, changes: object = {}) =>
  client.acceptances.signAcceptance({
    path: { id },
    body: { version: await version(client, id), agree: true, conflictDeclared: true, ...changes },
  });

describe('a small order', () => {
  test('is shown with a delivery that was begun without a day and cancelled', async () => {
    const { id, people: now } = await anOrder(app, people, small);
    const { id: draft } = await now.applicant.acceptances.saveAcceptance({ body: { projectId: id } });
    const cancelled = { version: 1, reason: 'By mistake' };
    await now.applicant.acceptances.cancelAcceptance({ path: { id: draft }, body: cancelled });
    const { fulfilment } = await purchase(now.applicant, id);
    expect(fulfilment?.acceptances).toMatchObject([{ id: draft, status: 'CANCELLED', arriveDate: null }]);
  });

  test('is accepted by somebody else than the applicant, in one batch, and then completed', async () => {
    const { id, people: now } = await anOrder(app, people, small);
    const { applicant } = now;
    expect((await purchase(applicant, id)).allowedActions).toContain('BEGIN_ACCEPTANCE');
    const acceptance = await begun(app, applicant, id);
    const draft = await acceptanceOf(applicant, acceptance);
    expect(draft).toMatchObject({
      status: 'DRAFT',
      acceptanceCode: null,
      batchNo: 1,
      acceptType: 'SELF',
      arriveAmount: '36000.00',
      ratingWanted: true,
      allowedActions: ['EDIT', 'SUBMIT', 'CANCEL'],
      turns: [{ step: 'DELIVERY', recordId: acceptance, mine: true }],
      items: [{ orderQuantity: '2', openQuantity: '2', arriveQuantity: '2', passQuantity: '2', failQuantity: '0' }],
    });
    expect((await lines(id))[0]?.inspectedQuantity).toBe('0.000');
    const submit = (memberIds?: string[]) =>
      applicant.acceptances.submitAcceptance({ path: { id: acceptance }, body: { version: 1, ...(memberIds && { memberIds }) } });
    const own = await idOf(applicant);
    const keeper = await app.as('keeper1', 'warehouse_keeper');
    expect(await failureOf(submit())).toMatchObject(broken('memberIds', 'required'));
    expect(await failureOf(submit([own]))).toMatchObject(broken('memberIds.0', 'applicant'));
    expect(await failureOf(submit(['nobody']))).toMatchObject(broken('memberIds.0', 'exists'));
    // Drafts are not for others.
    expect(await failureOf(acceptanceOf(await app.as('finance1', 'finance'), acceptance))).toMatchObject(missing);
    const submitted = await submit([await idOf(keeper)]);
    expect(submitted).toMatchObject({ status: 'INSPECTING', acceptanceCode: expect.stringMatching(/^YS2026\d{5}$/) });
    expect(await purchase(applicant, id)).toMatchObject({ status: 'ACCEPTING' });
    expect((await lines(id))[0]?.inspectedQuantity).toBe('2.000');
    expect(await messages(keeper, acceptance)).toEqual(['Inspect and sign']);

    expect(await failureOf(sign(applicant, acceptance))).toMatchObject(forbidden);
    expect(await failureOf(sign(keeper, acceptance, { conflictDeclared: false }))).toMatchObject(
      broken('conflictDeclared', 'declared'),
    );
    expect(await failureOf(sign(keeper, acceptance, { agree: false }))).toMatchObject(broken('opinion', 'required'));
    await sign(keeper, acceptance);
    expect(await failureOf(sign(keeper, acceptance))).toMatchObject(wrongState);
    expect(await acceptanceOf(keeper, acceptance)).toMatchObject({
      signedCount: 1,
      turns: [{ step: 'CONCLUDE', recordId: acceptance, mine: true }],
      allowedActions: ['CONCLUDE'],
    });
    const conclude = (changes: object) =>
      keeper.acceptances.concludeAcceptance({
        path: { id: acceptance },
        body: { version: submitted.version, conclusion: 'PASS', opinion: 'Counted', ...changes },
      });
    expect(await failureOf(conclude({}))).toMatchObject(broken('rating', 'required'));
    const rating = { quality: 5, delivery: 4, service: 5 };
    expect(await failureOf(conclude({ rating, conclusion: 'PARTIAL' }))).toMatchObject(broken('conclusion', 'conclusion'));
    expect(await conclude({ rating })).toMatchObject({ status: 'PASSED' });
    expect(await failureOf(conclude({ rating }))).toMatchObject(stale);
    expect(await purchase(applicant, id)).toMatchObject({ status: 'COMPLETED', actualAmount: '36000.00' });
    const steps = (await applicant.projects.listProjectLogs({ path: { id } })).map(({ step }) => step);
    expect(steps.slice(-4)).toEqual(['submitAcceptance', 'signAcceptance', 'concludeAcceptance', 'complete']);
    const officer = await officerOf(app, id);
    expect(await officer.projects.verifyProjectLog({ path: { id } })).toMatchObject({ ok: true });
  }, 90_000);

  test('comes in batches: what fails is still to come', async () => {
    const { id, people: now } = await anOrder(app, people, small);
    const { applicant } = now;
    expect(await delivered(app, now, id, { quantities: { 1: '1' } })).toMatchObject({ status: 'PASSED' });
    expect(await purchase(applicant, id)).toMatchObject({ status: 'EXECUTING' });
    const second = await begun(app, applicant, id);
    await inspecting(app, now, second);
    const keeper = await app.as('keeper1', 'warehouse_keeper');
    const counted = { no: 1, arriveQuantity: '1', passQuantity: '0' };
    expect(await failureOf(concluded(app, second, [counted]))).toMatchObject(broken('items.0.problem', 'required'));
    expect(await concluded(app, second, [{ ...counted, problem: 'The lid does not close' }])).toMatchObject({ status: 'FAILED' });
    expect(await messages(applicant, second)).toEqual(['Goods did not pass']);
    expect(await acceptanceOf(keeper, second)).toMatchObject({
      items: [{ openQuantity: '1', failQuantity: '1', problem: 'The lid does not close' }],
    });
    expect(await delivered(app, now, id)).toMatchObject({ status: 'PASSED' });
    expect(await purchase(applicant, id)).toMatchObject({ status: 'COMPLETED' });
    const { records } = await applicant.acceptances.queryAcceptancePage({ query: { projectId: id } });
    expect(records.map(({ batchNo, status, passAmount }) => [batchNo, status, passAmount])).toEqual([
      [3, 'PASSED', '18000.00'],
      [2, 'FAILED', '0.00'],
      [1, 'PASSED', '18000.00'],
    ]);
  }, 90_000);
});

test('batches are worth together what was accepted, to the cent', async () => {
  const { id, people: now } = await anOrder(app, people, { ...small, total: '36000.02' });
  for (const quantity of ['0.333', '0.333']) await delivered(app, now, id, { quantities: { 1: quantity } });
  await delivered(app, now, id);
  const worth = ['24012.02', '5994.00', '5994.00'];
  const { records } = await now.applicant.acceptances.queryAcceptancePage({ query: { projectId: id } });
  expect(records.map(({ passAmount }) => passAmount)).toEqual(worth);
  const { fulfilment } = await purchase(now.applicant, id);
  expect(fulfilment?.acceptances.map(({ passAmount }) => passAmount)).toEqual(worth.toReversed());
  expect(fulfilment?.acceptedAmount).toBe('36000.02');
}, 90_000);

describe('a draft', () => {
  test('is changed and given up by the applicant or the officer, and holds nothing', async () => {
    const { id, people: now } = await anOrder(app, people, small);
    const { applicant } = now;
    const first = await applicant.acceptances.saveAcceptance({ body: { projectId: id } });
    const change = (body: object) =>
      applicant.acceptances.updateAcceptance({ path: { id: first.id }, body: { version: 1, ...body } });
    const item = { no: 1, arriveQuantity: '2.5' };
    expect(await failureOf(change({ items: [item] }))).toMatchObject(broken('items.0.arriveQuantity', 'maximum'));
    expect(await failureOf(change({ items: [{ no: 2, arriveQuantity: '1' }] }))).toMatchObject(broken('items.0.no', 'exists'));
    expect(await failureOf(change({ items: [{ no: 1, arriveQuantity: '1', passQuantity: '2' }] }))).toMatchObject(
      broken('items.0.passQuantity', 'maximum'),
    );
    expect(await failureOf(change({ items: [{ no: 1, arriveQuantity: '1', warehouseId: 'none' }] }))).toMatchObject(
      broken('items.0.warehouseId', 'exists'),
    );
    const submit = (version: number) =>
      applicant.acceptances.submitAcceptance({ path: { id: first.id }, body: { version, memberIds: ['x'] } });
    expect((await failureOf(submit(1)))?.fieldErrors.map(({ field }) => field)).toEqual([
      'arriveDate',
      'acceptPlace',
      'photoIds',
    ]);
    await change({
      items: [{ no: 1, arriveQuantity: '1' }],
      arriveDate: '2099-01-01',
      acceptPlace: 'Here',
      photoIds: [await aPhoto(applicant)],
    });
    expect(await failureOf(submit(2))).toMatchObject(broken('arriveDate', 'days'));
    expect(await failureOf(change({ remark: 'x' }))).toMatchObject(stale);
    const officer = await officerOf(app, id);
    const { id: other } = await officer.acceptances.saveAcceptance({ body: { projectId: id } });
    expect(await acceptanceOf(applicant, other)).toMatchObject({ batchNo: 2, arriveAmount: '36000.00' });
    const cancel = { path: { id: first.id }, body: { version: 2, reason: 'The wrong goods' } };
    expect(await applicant.acceptances.cancelAcceptance(cancel)).toMatchObject({ status: 'CANCELLED' });
    expect(await failureOf(applicant.acceptances.cancelAcceptance(cancel))).toMatchObject(stale);
    expect((await purchase(applicant, id)).status).toBe('EXECUTING');
  }, 90_000);
});

describe('a group', () => {
  test('is assigned above the limit for orders, and anew as long as nobody has signed', async () => {
    const { id, people: now } = await anOrder(app, people, large);
    const { applicant } = now;
    const acceptance = await begun(app, applicant, id);
    const path = { id: acceptance };
    const [leader, ...others] = await groupOf(app);
    const submit = (body: object) => applicant.acceptances.submitAcceptance({ path, body: { version: 1, ...body } });
    expect(await failureOf(submit({ memberIds: [String(leader?.userId)] }))).toMatchObject(broken('memberIds', 'contradiction'));
    expect(await submit({})).toMatchObject({ status: 'ASSIGNING' });
    const officer = await officerOf(app, id);
    expect(await messages(officer, acceptance)).toEqual(['Assign acceptance group']);
    expect(await acceptanceOf(officer, acceptance)).toMatchObject({
      acceptType: 'GROUP',
      turns: [{ step: 'ASSIGN_GROUP', recordId: acceptance, mine: true, anyOf: true }],
      allowedActions: ['ASSIGN', 'CANCEL'],
      groupRule: {
        minMembers: 3,
        odd: true,
        leaderNotApplicant: true,
        leaderOutside: false,
        outsiders: 0,
        applicantCounts: true,
      },
    });
    const member = (userId: string, memberRole: 'LEADER' | 'MEMBER' | 'EXPERT' = 'MEMBER') => ({ userId, memberRole });
    const ids = others.map(({ userId }) => userId);
    const named = [member(String(leader?.userId), 'LEADER'), ...ids.map((one) => member(one))];
    const assign = async (members: typeof named, more: object = {}) =>
      officer.acceptances.assignAcceptanceMembers({
        path,
        body: { version: await version(officer, acceptance), members, ...more },
      });
    expect(await failureOf(assign(named.slice(0, 1)))).toMatchObject(broken('members', 'groupSize'));
    expect(await failureOf(assign([...named.slice(0, 2), member('nobody')]))).toMatchObject(broken('members.2', 'exists'));
    const own = await idOf(applicant);
    expect(await failureOf(assign([member(own, 'LEADER'), ...named.slice(1)]))).toMatchObject(broken('members', 'leader'));
    expect(await failureOf(assign([], { drawCount: 20 }))).toMatchObject(broken('drawCount', 'maximum'));
    expect(await assign(named.slice(0, 2), { drawCount: 1 })).toMatchObject({ status: 'INSPECTING' });
    const drawn = await acceptanceOf(officer, acceptance);
    expect(drawn).toMatchObject({ memberCount: 3, drawSeed: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(drawn.members.map((one) => [one.drawn, one.drawn && one.outside])).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
    await assign(named);
    expect(await acceptanceOf(officer, acceptance)).toMatchObject({ drawSeed: null, memberCount: 3 });
    // Whoever is in no group any more does not see it.
    const seen = await app.database.db
      .selectFrom('projectParticipant')
      .select('userId')
      .where((eb) => eb.and({ projectId: id, kind: 'ACCEPTOR' }))
      .execute();
    expect(seen.map(({ userId }) => userId).sort()).toEqual(named.map(({ userId }) => userId).sort());
    await sign(await app.as('inspector1', 'inspector'), acceptance);
    expect(await failureOf(assign(named))).toMatchObject(wrongState);
    expect(await failureOf(applicant.acceptances.cancelAcceptance({ path, body: { version: 4, reason: 'No' } }))).toMatchObject(
      wrongState,
    );
  }, 90_000);

  test('signs what it counts: other counts void the signatures before, and a no wants words against it', async () => {
    const { id, people: now } = await anOrder(app, people, large);
    const acceptance = await begun(app, now.applicant, id);
    await inspecting(app, now, acceptance);
    const [leader, inspector] = await Promise.all([app.as('keeper1', 'warehouse_keeper'), app.as('inspector1', 'inspector')]);
    const member = await app.as('officer1', 'procurement_officer');
    const scope = async (client: TestClient, scope: 'TODO' | 'MINE') =>
      (await client.acceptances.queryAcceptancePage({ query: { scope, projectId: id } })).total;
    expect([await scope(inspector, 'TODO'), await scope(inspector, 'MINE')]).toEqual([1, 1]);
    await sign(inspector, acceptance, { photoIds: [await aPhoto(inspector)] });
    expect([await scope(inspector, 'TODO'), await scope(inspector, 'MINE')]).toEqual([0, 1]);
    const before = await version(leader, acceptance);
    const items = [{ no: 1, arriveQuantity: '2', passQuantity: '1', problem: 'One is dented', serialNos: ['S-1'] }];
    await sign(leader, acceptance, { items });
    expect(await messages(inspector, acceptance)).toEqual(['Sign again', 'Inspect and sign']);
    const recounted = await acceptanceOf(leader, acceptance);
    const unsigned = recounted.members.filter(({ signed }) => !signed).map(({ userName }) => userName);
    expect(unsigned).toHaveLength(2);
    expect(recounted).toMatchObject({ version: before + 1, signedCount: 1 });
    expect(recounted.turns).toMatchObject([{ step: 'SIGN_ACCEPTANCE', names: expect.toSatisfy(sameAs(unsigned)), mine: false }]);
    const { records: listed } = await leader.acceptances.queryAcceptancePage({ query: { projectId: id } });
    expect(listed.map(({ turns }) => turns)).toEqual([recounted.turns]);
    expect(recounted.items).toMatchObject([{ failQuantity: '1', serialNos: ['S-1'] }]);
    expect(recounted.photos).toHaveLength(2);
    await sign(inspector, acceptance, { agree: false, opinion: 'Both are dented' });
    await sign(member, acceptance);
    expect(await messages(leader, acceptance)).toContain('Conclude acceptance');
    const conclude = async (opinion: string) =>
      leader.acceptances.concludeAcceptance({
        path: { id: acceptance },
        body: { version: await version(leader, acceptance), conclusion: 'PARTIAL', opinion },
      });
    expect(await failureOf(conclude('Good enough'))).toMatchObject(broken('opinion', 'minLength'));
    expect(await conclude('The second one has no dent, as the pictures show')).toMatchObject({ status: 'PARTIAL' });
    expect(await lines(id)).toEqual([{ acceptedQuantity: '1.000', inspectedQuantity: '0.000', closedQuantity: '0.000' }]);
  }, 90_000);

  test('that nobody is assigned to yet can be given up: what it held is still to come', async () => {
    const { id, people: now } = await anOrder(app, people, large);
    const acceptance = await begun(app, now.applicant, id);
    await now.applicant.acceptances.submitAcceptance({ path: { id: acceptance }, body: { version: 1 } });
    const other = now.applicant.acceptances.saveAcceptance({ body: { projectId: id } });
    expect(await failureOf(other)).toMatchObject(wrongState);
    const body = { version: 2, reason: 'The wrong goods' };
    await now.applicant.acceptances.cancelAcceptance({ path: { id: acceptance }, body });
    expect(await purchase(now.applicant, id)).toMatchObject({ status: 'EXECUTING' });
    expect((await lines(id))[0]?.inspectedQuantity).toBe('0.000');
  }, 90_000);
});

describe('what passed', () => {
  test('goes into its stores, and fixed assets get their numbers', async () => {
    const { id, people: now } = await anOrder(app, people, { ...small, switches: { ifOpenEntry: true } });
    const { applicant } = now;
    const acceptance = await begun(app, applicant, id);
    const keeper = await app.as('keeper1', 'warehouse_keeper');
    const memberIds = [await idOf(keeper)];
    const submit = async () =>
      applicant.acceptances.submitAcceptance({
        path: { id: acceptance },
        body: { version: await version(applicant, acceptance), memberIds },
      });
    expect(await failureOf(submit())).toMatchObject(broken('items.0.warehouseId', 'required'));
    const warehouseId = await aStore(app);
    const items = [{ no: 1, arriveQuantity: '1', warehouseId }];
    await applicant.acceptances.updateAcceptance({ path: { id: acceptance }, body: { version: 1, items } });
    await submit();
    await concluded(app, acceptance);
    const passed = await acceptanceOf(keeper, acceptance);
    expect(passed.stockDocuments).toMatchObject([{ status: 'TO_CONFIRM', docCode: expect.stringMatching(/^RK2026\d{5}$/) }]);
    expect(await purchase(applicant, id)).toMatchObject({ status: 'WAREHOUSING' });

    const record = async (assetNos: string[], { no = 1, of = acceptance, removedNos = [] as string[] } = {}) =>
      applicant.acceptances.recordAssetNumbers({
        path: { id: of },
        body: { version: await version(applicant, of), items: [{ no, assetNos, removedNos }] },
      });
    expect(passed.allowedActions).toEqual(['RECORD_ASSETS']);
    const awaited = async (of: string) => (await acceptanceOf(applicant, of)).turns.map(({ step, mine }) => [step, mine]);
    expect(await awaited(acceptance)).toEqual([['ASSET_NUMBERS', true]]);
    expect(passed.turns).toMatchObject([{ step: 'ASSET_NUMBERS', recordId: acceptance, mine: false }]);
    expect(await failureOf(record(['A-1'], { no: 2 }))).toMatchObject(broken('items.0.no', 'exists'));
    expect(await record([])).toMatchObject({ id: acceptance });
    expect(await failureOf(record(['A-1', 'A-2']))).toMatchObject(broken('items.0.assetNos', 'maxItems'));
    await record(['A-1']);
    expect((await acceptanceOf(keeper, acceptance)).items[0]?.assetNos).toEqual(['A-1']);
    await record(['A-1']);
    expect(await failureOf(record(['A-2']))).toMatchObject(broken('items.0.assetNos', 'maxItems'));
    await record(['A-2'], { removedNos: ['a-1'] });
    expect((await acceptanceOf(keeper, acceptance)).items[0]?.assetNos).toEqual(['A-2']);
    const missingNumbers = async () =>
      (await app.database.db.selectFrom('project').select('missingAssetNumbers').where('id', '=', id).executeTakeFirstOrThrow())
        .missingAssetNumbers;
    expect(await missingNumbers()).toBe(0);

    const { id: second } = await delivered(app, now, id, { items });
    expect(await missingNumbers()).toBe(1);
    expect([await awaited(acceptance), await awaited(second)]).toEqual([[], [['ASSET_NUMBERS', true]]]);
    const { records: waiting } = await applicant.acceptances.queryAcceptancePage({ query: { scope: toDo, projectId: id } });
    expect(waiting).toEqual([]);
    expect(await failureOf(record(['A-2'], { of: second }))).toMatchObject(broken('items.0.assetNos.0', 'unique'));
  }, 90_000);
});

describe('serial numbers', () => {
  test('are at most as many as pieces pass, and each is one piece of a model', async () => {
    const { id, people: now } = await anOrder(app, people, large);
    const { applicant } = now;
    const acceptance = await begun(app, applicant, id);
    const save = async (serialNos: string[], of = acceptance, arriveQuantity = '1') =>
      applicant.acceptances.updateAcceptance({
        path: { id: of },
        body: { version: await version(applicant, of), items: [{ no: 1, arriveQuantity, serialNos }] },
      });
    expect(await failureOf(save(['S-11', 'S-12', 'S-13']))).toMatchObject(broken('items.0.serialNos', 'maxItems'));
    expect(await failureOf(save(['S-11', 's-11'], acceptance, '2'))).toMatchObject(broken('items.0.serialNos.1', 'unique'));
    const { id: first } = await delivered(app, now, id, { items: [{ no: 1, arriveQuantity: '1', serialNos: ['S-11'] }] });
    expect((await acceptanceOf(applicant, first)).items[0]?.serialNos).toEqual(['S-11']);
    expect(await failureOf(save(['s-11']))).toMatchObject(broken('items.0.serialNos.0', 'unique'));
    expect(await save(['S-12'])).toMatchObject({ id: acceptance });
  }, 90_000);
});

describe('the list of acceptances', () => {
  test('is searched by number, and by number, name and supplier of the purchase', async () => {
    const { id, people: now } = await anOrder(app, people, small);
    const { applicant } = now;
    const acceptance = await begun(app, applicant, id);
    const draft = await acceptanceOf(applicant, acceptance);
    await inspecting(app, now, acceptance);
    const { acceptanceCode, projectCode, projectName, supplierName } = await acceptanceOf(applicant, acceptance);
    expect(supplierName).toBe((await purchase(applicant, id)).payeeName);
    expect(draft.supplierName).toBe(supplierName);
    const [code, number] = [String(acceptanceCode), String(projectCode)];
    const finds = async (keyword: string) => {
      const { records } = await applicant.acceptances.queryAcceptancePage({ query: { keyword, projectId: id } });
      return records.some((row) => row.id === acceptance);
    };
    const words = [code, code.toLowerCase(), code.slice(3), code.slice(0, 2), number, number.slice(3), projectName, supplierName];
    for (const word of [...words, projectName.slice(1), supplierName.slice(1)])
      expect([word, await finds(word)]).toEqual([word, true]);
    for (const word of [`${code}0`, '%', '_S2', 'nothing like it']) expect([word, await finds(word)]).toEqual([word, false]);
  }, 90_000);
});

describe('lines', () => {
  test('are closed short by the officer: nothing below what is paid, and the purchase is completed', async () => {
    const { id, people: now } = await anOrder(app, people, small);
    await delivered(app, now, id, { quantities: { 1: '1' } });
    const officer = await officerOf(app, id);
    const close = async (client: TestClient, quantity: string, no = 1) =>
      client.projects.closeLinesShort({
        path: { id },
        body: { version: (await purchase(client, id)).version, lines: [{ no, quantity }], reason: 'Not made any more' },
      });
    expect(await failureOf(close(now.applicant, '1'))).toMatchObject(forbidden);
    expect(await failureOf(close(officer, '1.5'))).toMatchObject(broken('lines.0.quantity', 'maximum'));
    expect(await failureOf(close(officer, '0'))).toMatchObject(broken('lines.0.quantity', 'minimum'));
    expect(await failureOf(close(officer, '1', 2))).toMatchObject(broken('lines.0.no', 'exists'));
    const paid = (paidAmount: string) =>
      app.database.db.updateTable('project').set({ paidAmount }).where('id', '=', id).execute();
    await paid('18000.01');
    expect(await failureOf(close(officer, '1'))).toMatchObject(broken('lines', 'paid'));
    await paid('0.00');
    expect(await close(officer, '1')).toMatchObject({ status: 'COMPLETED' });
    expect(await purchase(now.applicant, id)).toMatchObject({ actualAmount: '18000.00' });
    expect(await lines(id)).toEqual([{ acceptedQuantity: '1.000', inspectedQuantity: '0.000', closedQuantity: '1.000' }]);
    expect(await failureOf(close(officer, '1'))).toMatchObject(wrongState);
  }, 90_000);
});
