import { dayOf } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bidders, bidders } from '#test/builders/aBidding.ts';
import { aContract, anAwardedBidding, aScan, contractOf, sign, submitted } from '#test/builders/aContract.ts';
import { decide } from '#test/builders/aPurchase.ts';
import { approverOf, onMonday } from '#test/builders/openings.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, forbidden, missing, stale, wrongState } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 3);
}, 120_000);
afterAll(() => app.close());

const projectOf = (client: TestClient, id: string) => client.projects.getProjectDetail({ path: { id } });
const change = async (client: TestClient, id: string, changes: object) => {
  const { version } = await contractOf(client, id);
  return client.contracts.updateContract({ path: { id }, body: { version, ...changes } });
};
const giveUp = async (client: TestClient, id: string) => {
  const { version } = await contractOf(client, id);
  return client.contracts.voidContract({ path: { id }, body: { version, reason: 'The plan is wrong' } });
};
/** What is awaited for a contract, and whether it is awaited of who reads. */
const awaited = async (client: TestClient, id: string) =>
  (await contractOf(client, id)).turns.map(({ step, mine }) => [step, mine]);
/** What waits for somebody in a purchase, as the list of purchases and the home page tell it. */
const waits = async (client: TestClient, projectId: string) => {
  const { todo } = await client.home.getHomeWork();
  const { records } = await client.projects.queryProjectPage({ query: { scope: 'TODO', size: 200 } });
  const kinds = todo.kinds.map(({ kind }) => kind).filter((kind) => kind.startsWith('CONTRACT'));
  const isListed = records.some(({ id }) => id === projectId);
  return isListed ? kinds : [];
};
const listed = (client: TestClient, query: object) => client.contracts.queryContractPage({ query });

describe('a draft', () => {
  test('is filled from the award, the quote and the people', async () => {
    const { id: projectId, people: now } = await anAwardedBidding(app, people);
    const { officer, applicant, approver } = now;
    const awarded = await projectOf(applicant, projectId);
    expect(awarded.allowedActions).toContain('DRAFT_CONTRACT');
    expect(awarded).toMatchObject({ waitsForMe: true, waitingFor: [awarded.officerName, awarded.applicantName] });
    expect(await waits(applicant, projectId)).toContain('CONTRACT_DRAFT');
    expect(await waits(officer, projectId)).toContain('CONTRACT_DRAFT');
    expect(await failureOf(approver.contracts.saveContract({ body: { projectId } }))).toMatchObject(forbidden);
    const { id } = await applicant.contracts.saveContract({ body: { projectId } });
    const draft = await contractOf(officer, id);
    for (const party of [officer, applicant]) expect(await awaited(party, id)).toEqual([['CONTRACT_DRAFT', true]]);
    const winner = people.suppliers[0];
    expect(draft).toMatchObject({
      contractCode: null,
      status: 'DRAFT',
      amount: '56000.00',
      warrantyMonths: 24,
      contractName: 'Centrifuges采购合同',
      partyB: winner?.profile.companyName,
      partyBContact: 'Ma Xiaodong',
      partyAContact: draft.officerName,
      lines: [{ no: 1, itemName: 'Centrifuge', brand: 'Huke', quantity: '2', unitPrice: '28000.00', openQuantity: '2' }],
      allowedActions: ['EDIT', 'SUBMIT', 'VOID'],
    });
    expect(draft.paymentPlans.map(({ condition, amount, status }) => [condition, amount, status])).toEqual([
      ['ACCEPTED', '53200.00', 'BLOCKED'],
      ['RETENTION', '2800.00', 'BLOCKED'],
    ]);
    const days = (Date.parse(String(draft.deliveryDate)) - app.clock.now.getTime()) / 86_400_000;
    expect(Math.round(days)).toBeGreaterThanOrEqual(29);
    expect(await projectOf(applicant, projectId)).toMatchObject({ status: 'CONTRACTING' });
    expect(await failureOf(officer.contracts.saveContract({ body: { projectId } }))).toMatchObject(wrongState);
    await giveUp(officer, id);
    expect(await awaited(officer, id)).toEqual([]);
    const again = await officer.contracts.saveContract({ body: { projectId, contractName: 'Two centrifuges' } });
    expect(await contractOf(officer, again.id)).toMatchObject({ contractName: 'Two centrifuges' });
    expect(await contractOf(officer, id)).toMatchObject({
      status: 'CANCELLED',
      voidReason: 'The plan is wrong',
      allowedActions: [],
    });
  }, 90_000);

  test('is changed in what is sent, by whoever has read its last version', async () => {
    const { id, people: now } = await aContract(app, people, 'DRAFT');
    const { version } = await contractOf(now.officer, id);
    const changes = { terms: 'Training on site', deliveryDate: '2031-05-01', draftFileId: await aScan(now.officer) };
    await change(now.officer, id, changes);
    const changed = await contractOf(now.applicant, id);
    expect(changed).toMatchObject({ terms: 'Training on site', deliveryDate: '2031-05-01', contractName: 'Centrifuges采购合同' });
    expect(changed.draftFile?.fileName).toBe('contract.pdf');
    const late = now.applicant.contracts.updateContract({ path: { id }, body: { version, terms: null } });
    expect(await failureOf(late)).toMatchObject(stale);
    await change(now.applicant, id, { draftFileId: null });
    expect((await contractOf(now.applicant, id)).draftFile).toBeNull();
  }, 90_000);
});

describe('submitting', () => {
  test('takes parts that add up, little kept back, and a day that has not passed', async () => {
    const { id, people: now } = await aContract(app, people, 'DRAFT');
    const { officer } = now;
    const plans = (...amounts: [string, string][]) => ({
      paymentPlans: amounts.map(([condition, amount]) => ({ condition, amount })),
    });
    await change(officer, id, plans(['SIGNED', '16800.00'], ['ACCEPTED', '36400.00']));
    expect(await failureOf(submitted(officer, id))).toMatchObject(broken('paymentPlans', 'sum'));
    await change(officer, id, plans(['ACCEPTED', '50399.99'], ['RETENTION', '5600.01']));
    expect(await failureOf(submitted(officer, id))).toMatchObject(broken('paymentPlans', 'maximum'));
    await change(officer, id, { ...plans(['ACCEPTED', '50400.00'], ['RETENTION', '5600.00']), deliveryDate: '2026-01-05' });
    expect(await failureOf(submitted(officer, id))).toMatchObject(broken('deliveryDate', 'future'));
    await change(officer, id, { deliveryDate: '2031-05-01' });
    const sent = await submitted(officer, id);
    expect(sent).toMatchObject({ status: 'APPROVING', contractCode: expect.stringMatching(/^HT\d{9}$/) });
    expect(await failureOf(change(officer, id, { terms: 'Other ones' }))).toMatchObject(wrongState);
  }, 90_000);

  test.each([['FROZEN'], ['BLACKLISTED']] as const)(
    'is refused if the supplier is %s by now',
    async (status) => {
      const { id, people: now } = await aContract(app, people, 'DRAFT');
      const { db } = app.database;
      const supplier = { id: String(people.suppliers[0]?.id) };
      const set = (to: 'FROZEN' | 'BLACKLISTED' | 'APPROVED') =>
        db
          .updateTable('supplier')
          .set({ status: to })
          .where((eb) => eb.and(supplier))
          .execute();
      await set(status);
      expect(await failureOf(submitted(now.officer, id))).toMatchObject({ status: 200, code: 4182 });
      await set('APPROVED');
      expect(await submitted(now.officer, id)).toMatchObject({ status: 'APPROVING' });
    },
    90_000,
  );

  test('asks neither applicant nor officer; what is rejected is changed and submitted again under its number', async () => {
    const { id, projectId, people: now } = await aContract(app, people, 'APPROVING');
    const { officer, applicant } = now;
    const { contractCode, approvalInstanceId, turns } = await contractOf(officer, id);
    const path = { id: String(approvalInstanceId) };
    const dean = await approverOf(app, projectId);
    const { name } = await dean.session.getInfo();
    expect(turns).toMatchObject([{ step: 'APPROVE', bizType: 'CONTRACT', recordId: path.id, names: [name], mine: false }]);
    const { records: shown } = await officer.contracts.queryContractPage({ query: { projectId } });
    expect(shown.map((row) => row.turns)).toEqual([turns]);
    expect(await awaited(dean, id)).toEqual([['APPROVE', true]]);
    const { records, contract, allowedActions, myTaskId, version } = await dean.approvals.getApprovalInstanceDetail({ path });
    const names = records.map(({ userName }) => userName);
    const { officerName, applicantName } = await contractOf(officer, id);
    expect([names.includes(String(officerName)), names.includes(applicantName)]).toEqual([false, false]);
    expect(contract).toMatchObject({ id, amount: '56000.00' });
    expect(allowedActions).toEqual(['APPROVE', 'REJECT', 'DELEGATE', 'ADD_SIGN']);
    for (const { users } of [officer, applicant]) {
      const body = { version, userId: (await users.getMyProfile()).id };
      const handedOver = dean.approvals.delegateApprovalTask({ path: { taskId: String(myTaskId) }, body });
      expect(await failureOf(handedOver)).toMatchObject({ status: 200, code: 4105 });
    }
    // Nor do they decide as deputies.
    for (const party of [officer, applicant]) {
      const [startDay, endDay] = [dayOf(app.clock.now), dayOf(app.clock.now)];
      const agentId = (await party.users.getMyProfile()).id;
      const period = await dean.approvals.saveDelegation({ body: { agentId, startDay, endDay } });
      const body = { version, decision: 'APPROVE' as const };
      const decided = party.approvals.decideApprovalTask({ path: { taskId: String(myTaskId) }, body });
      expect(await failureOf(decided)).toMatchObject({ status: 200, code: 4105 });
      await dean.approvals.deleteDelegation({ path: period });
    }
    const rejected = await decide(dean, projectId, { decision: 'REJECT', opinion: 'Half of it when it arrives' });
    expect(rejected).toMatchObject({ status: 'REJECTED', projectStatus: 'CONTRACTING' });
    expect(await contractOf(applicant, id)).toMatchObject({ status: 'REJECTED', rejectReason: 'Half of it when it arrives' });
    expect(await submitted(applicant, id)).toMatchObject({ status: 'APPROVING', contractCode });
    expect(await contractOf(applicant, id)).toMatchObject({ rejectReason: null });
    await decide(await approverOf(app, projectId), projectId, { decision: 'APPROVE' });
    expect(await contractOf(officer, id)).toMatchObject({ status: 'TO_SIGN', allowedActions: ['SIGN', 'VOID'] });
  }, 90_000);

  test('of a contract that is given up meanwhile ends with its case', async () => {
    const { id, projectId, people: now } = await aContract(app, people, 'APPROVING');
    const dean = await approverOf(app, projectId);
    const { approvalInstanceId } = await contractOf(now.officer, id);
    const path = { id: String(approvalInstanceId) };
    const { myTaskId, version } = await dean.approvals.getApprovalInstanceDetail({ path });
    await giveUp(now.officer, id);
    const late = dean.approvals.decideApprovalTask({
      path: { taskId: String(myTaskId) },
      body: { version, decision: 'APPROVE' },
    });
    expect(await failureOf(late)).toMatchObject({ code: 4131 });
    expect(await projectOf(now.officer, projectId)).toMatchObject({ status: 'AWARDED' });
  }, 90_000);
});

describe('signing', () => {
  test('occupies the award, names the payee, publishes a notice and tells applicant and winner', async () => {
    const { id, projectId, people: now } = await aContract(app, people, 'TO_SIGN');
    const { officer, applicant } = now;
    const { finance } = now;
    expect(await awaited(officer, id)).toEqual([['CONTRACT_SIGN', true]]);
    expect(await awaited(finance, id)).toEqual([['CONTRACT_SIGN', false]]);
    expect(await waits(officer, projectId)).toContain('CONTRACT_SIGN');
    expect(await waits(applicant, projectId)).toEqual([]);
    expect(await projectOf(applicant, projectId)).toMatchObject({ status: 'CONTRACTING', waitsForMe: false });
    expect(await failureOf(sign(app, applicant, id))).toMatchObject(forbidden);
    const late = sign(app, officer, id, { signDate: '2099-01-01' });
    expect(await failureOf(late)).toMatchObject(broken('signDate', 'days'));
    expect(await failureOf(sign(app, officer, id, { signedFileId: 'none' }))).toMatchObject(broken('signedFileId', 'exists'));
    expect(await sign(app, officer, id)).toMatchObject({ status: 'EXECUTING' });
    expect(await awaited(applicant, id)).toEqual([['DELIVERY', true]]);
    expect(await awaited(officer, id)).toEqual([['DELIVERY', false]]);
    const project = await projectOf(applicant, projectId);
    const winner = people.suppliers[0];
    expect(project).toMatchObject({ status: 'EXECUTING', payee: { supplierId: winner?.id } });
    const funds = await app.database.db
      .selectFrom('projectFund')
      .select(['frozen', 'occupied'])
      .where('projectId', '=', projectId)
      .execute();
    expect(funds).toEqual([{ frozen: '0.00', occupied: '56000.00' }]);
    const { records } = await officer.announcements.queryAnnouncementPage({ query: { projectId, type: 'CONTRACT' } });
    expect(records).toHaveLength(1);
    const signed = await contractOf(officer, id);
    expect(signed).toMatchObject({
      signedByName: signed.officerName,
      allowedActions: [],
      signedFile: { fileName: 'contract.pdf' },
    });
    const told = async (client: TestClient) =>
      (await client.inbox.queryInboxMessagePage({ query: { size: 200 } })).records.map(({ title }) => title);
    expect(await told(applicant)).toContain('Contract signed: Centrifuges');
    const supplier = await app.withoutRole(String(winner?.account));
    expect(await told(supplier)).toContain('Contract signed: Centrifuges');
    expect(await failureOf(giveUp(officer, id))).toMatchObject(wrongState);
  }, 90_000);

  test('makes due what is due on the day of the signing', async () => {
    const { id, projectId, people: now } = await aContract(app, people, 'DRAFT');
    const { officer } = now;
    const paymentPlans = [
      { condition: 'SIGNED', amount: '16800.00', planDate: '2031-03-05' },
      { condition: 'ACCEPTED', amount: '39200.00' },
    ];
    await change(officer, id, { paymentPlans });
    await submitted(officer, id);
    await decide(await approverOf(app, projectId), projectId, { decision: 'APPROVE' });
    await sign(app, officer, id);
    const { paymentPlans: plans, dueAmount } = await contractOf(officer, id);
    expect(dueAmount).toBe('16800.00');
    expect(plans).toMatchObject([
      { condition: 'SIGNED', dueAmount: '16800.00', paidAmount: '0.00', status: 'DUE', planDate: '2031-03-05' },
      { condition: 'ACCEPTED', dueAmount: '0.00', status: 'BLOCKED' },
    ]);
  }, 90_000);
});

describe('the list', () => {
  test('shows each what waits for them, and sums over all pages', async () => {
    const now = await onMonday(app, people);
    const drafted = await aContract(app, now, 'DRAFT');
    const waiting = await aContract(app, now, 'APPROVING');
    const ready = await aContract(app, now, 'TO_SIGN');
    const { officer, applicant, finance } = ready.people;
    const idsOf = async (client: TestClient, query: object) => {
      const { records } = await listed(client, { size: 200, ...query });
      return [drafted, waiting, ready].map(({ id }) => records.some((record) => record.id === id));
    };
    expect(await idsOf(officer, { scope: 'TODO' })).toEqual([true, false, true]);
    expect(await idsOf(applicant, { scope: 'TODO' })).toEqual([true, false, false]);
    expect(await idsOf(applicant, { scope: 'MINE' })).toEqual([true, true, true]);
    expect(await idsOf(finance, { scope: 'ALL' })).toEqual([true, true, true]);
    expect(await idsOf(finance, { scope: 'TODO' })).toEqual([false, false, false]);
    const dean = await approverOf(app, waiting.projectId);
    expect(await idsOf(dean, { scope: 'TODO' })).toEqual([false, true, false]);
    expect(await idsOf(finance, { status: 'TO_SIGN' })).toEqual([false, false, true]);
    expect(await idsOf(finance, { projectId: waiting.projectId })).toEqual([false, true, false]);
    const { contractCode } = await contractOf(officer, ready.id);
    expect(await idsOf(finance, { keyword: contractCode })).toEqual([false, false, true]);
    const found = await finance.home.searchRecords({ query: { keyword: String(contractCode) } });
    expect(found.find(({ kind }) => kind === 'CONTRACT')?.hits).toMatchObject([{ id: ready.id, code: contractCode }]);
    await sign(app, officer, ready.id);
    const { signDate } = await contractOf(officer, ready.id);
    expect(await idsOf(finance, { signDateStart: signDate, signDateEnd: signDate })).toEqual([false, false, true]);
    const supplierId = String(people.suppliers[0]?.id);
    const { sum, total, records } = await listed(finance, { supplierId, status: 'EXECUTING', size: 1 });
    expect(records).toHaveLength(1);
    expect(sum).toEqual({ amount: `${total * 56_000}.00`, paidAmount: '0.00' });
  }, 90_000);

  test('counts contracts of unseen purchases as missing', async () => {
    const { id } = await aContract(app, people, 'DRAFT');
    const stranger = await app.as('auditor1', 'auditor').catch(() => null);
    const keeper = await app.as('keeper1', 'purchaser');
    expect(await failureOf(contractOf(keeper, id))).toMatchObject(missing);
    if (stranger) expect(await contractOf(stranger, id)).toMatchObject({ id });
  }, 90_000);
});
