import type { Schemas } from '@campus-procurement/sdk';
import { sumOf } from '@campus-procurement/sdk/money';
import { hourMs, isoTime } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBidding, anOfficersPurchase, aWindow, type Bidders, bidders, quote } from '#test/builders/aBidding.ts';
import { aScan } from '#test/builders/aContract.ts';
import { askChange, draftChange } from '#test/builders/aModification.ts';
import { aCategoryThat, aSharedCard, decide, purchaseInput } from '#test/builders/aPurchase.ts';
import { anApprovedSupplier } from '#test/builders/aSupplier.ts';
import { approverOf } from '#test/builders/openings.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

const address = { deliveryAddress: 'Building 5, room 301' };

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app);
});
afterAll(() => app.close());

const detail = (id: string, client = people.officer) => client.projects.getProjectDetail({ path: { id } });
const change = (id: string, client: TestClient = people.applicant) =>
  client.modifications.getProjectModifyDetail({ path: { id } });
const decideOn = async (projectId: string, decision: Parameters<typeof decide>[2]) =>
  decide(await approverOf(app, projectId), projectId, decision);
const stepsOf = async (id: string) => (await people.officer.projects.listProjectLogs({ path: { id } })).map(({ step }) => step);
const rulesOf = async (call: Promise<unknown>) => (await failureOf(call))?.fieldErrors.map(({ field, rule }) => [field, rule]);
const verified = async (id: string) => (await app.as('auditor1', 'auditor')).projects.verifyProjectLog({ path: { id } });

describe('a change before the publication', () => {
  test('is approved with before and after side by side, and then in effect', async () => {
    const { id, deliveryAddress } = await anOfficersPurchase(people);
    expect((await detail(id, people.applicant)).modifyTypes).toEqual(['CONTENT', 'PRICE', 'FUNDS', 'SCHEDULE', 'CONTACT']);
    expect((await detail(id)).modifyTypes).toEqual(['SCHEDULE', 'CONTACT']);
    // Of what is to be changed only what differs counts.
    const asked = await askChange(people.applicant, id, ['CONTACT', 'SCHEDULE'], address);
    expect(asked).toMatchObject({ status: 'APPROVING', modifyCode: expect.stringMatching(/^BG2026\d{5}$/) });
    const changes = [
      { type: 'CONTACT', field: 'deliveryAddress', name: null, before: deliveryAddress, after: address.deliveryAddress },
    ];
    expect(await change(asked.id)).toMatchObject({
      changes,
      modifyType: ['CONTACT'],
      status: 'APPROVING',
      allowedActions: ['WITHDRAW'],
    });
    const approver = await approverOf(app, id);
    // It moves no money, so no amount is said of it.
    const { records: waiting } = await approver.approvals.queryApprovalTaskPage({ query: { tab: 'TODO', size: 200 } });
    expect(waiting.find(({ projectId }) => projectId === id)).toMatchObject({ modifyTypes: ['CONTACT'] });
    const sums = waiting.filter(({ projectId }) => projectId !== id).map((row) => row.amount);
    expect((await approver.approvals.countApprovalTasks()).amount).toBe(sumOf(sums));
    const told = (await approver.inbox.queryInboxMessagePage({ query: { sceneCode: 'APPROVAL_TODO', size: 200 } })).records;
    const message = told.find(({ bizId }) => bizId === asked.approvalInstanceId);
    expect(message?.content).toMatch(/’s purchase “[^”]+” is waiting on you\.$/);
    const theCase = await approver.approvals.getApprovalInstanceDetail({ path: { id: String(asked.approvalInstanceId) } });
    expect(theCase).toMatchObject({ bizType: 'MODIFICATION', modification: { id: asked.id, changes } });
    expect(theCase.allowedActions).toEqual(['APPROVE', 'REJECT', 'DELEGATE', 'ADD_SIGN']);
    // The department suffices for a contact, whatever the amount.
    expect(theCase.records.every(({ step }) => step === 1)).toBe(true);
    await decideOn(id, { decision: 'APPROVE' });
    expect(await detail(id)).toMatchObject({ ...address, status: 'APPROVED' });
    expect(await change(asked.id)).toMatchObject({ status: 'EFFECTIVE', changes });
    expect((await stepsOf(id)).slice(-2)).toEqual(expect.arrayContaining(['askChange', 'change']));
    expect(await verified(id)).toMatchObject({ ok: true });
  });

  test('keeps the purchase from being published, and is the only one', async () => {
    const { id, version } = await anOfficersPurchase(people);
    const { id: changeId } = await askChange(people.officer, id, ['CONTACT'], address);
    const publish = () =>
      people.officer.bidding.publishProject({ path: { id }, body: { ...aWindow(app), version: version + 1 } });
    expect(await failureOf(publish())).toMatchObject({ code: 4101 });
    expect(await failureOf(draftChange(people.applicant, id, ['CONTACT'], address))).toMatchObject({ code: 4101 });
    const { version: read } = await change(changeId, people.officer);
    const body = { version: read };
    const foreign = people.applicant.modifications.withdrawProjectModify({ path: { id: changeId }, body });
    expect(await failureOf(foreign)).toMatchObject({ code: 4004 });
    const withdrawn = await people.officer.modifications.withdrawProjectModify({ path: { id: changeId }, body });
    expect(withdrawn).toMatchObject({ status: 'WITHDRAWN', projectStatus: 'APPROVED' });
    expect(await detail(id)).toMatchObject({ modifyTypes: ['SCHEDULE', 'CONTACT'], waitingFor: [expect.any(String)] });
    await draftChange(people.applicant, id, ['CONTACT'], address);
    expect(await failureOf(draftChange(people.officer, id, ['CONTACT'], address))).toMatchObject({ code: 4101 });
  });

  test('of a ceiling that was not said shows the budget as the value before', async () => {
    const { id } = await anOfficersPurchase(people);
    expect((await detail(id)).priceCeiling).toBeNull();
    const { id: changeId } = await draftChange(people.applicant, id, ['PRICE'], { priceCeiling: '50000.00' });
    const { changes } = await change(changeId, people.applicant);
    const { amount } = await detail(id);
    expect(changes).toMatchObject([{ field: 'priceCeiling', before: amount, after: '50000.00' }]);
  });

  test('brings the argument report that it newly needs, which the approver reads and which joins the files of the purchase', async () => {
    const { id } = await anOfficersPurchase(people);
    const { items } = await detail(id, people.applicant);
    const asInput = items.map(({ itemName, spec, parameters, categoryId, quantity, unit, amount }) => ({
      itemName: String(itemName),
      categoryId: String(categoryId),
      quantity: String(quantity),
      unit: String(unit),
      amount: String(amount),
      imported: true,
      ...(spec && { spec }),
      ...(parameters && { parameters }),
    }));
    const draft = await draftChange(people.applicant, id, ['CONTENT'], { items: asInput });
    const submit = (version: number) =>
      people.applicant.modifications.submitProjectModify({ path: { id: draft.id }, body: { version, conflictDeclared: true } });
    expect(await rulesOf(submit(draft.version))).toEqual([['changes.argumentId', 'argument']]);
    const save = (changes: Schemas['WantedChanges'], modifyType: Schemas['ModifyType'][] = ['CONTENT']) =>
      people.applicant.modifications.saveProjectModify({
        body: { id: draft.id, projectId: id, modifyType, reason: 'The laboratory needs the imported model', changes },
      });
    // A file of somebody else is none.
    const foreign = await aScan(people.officer);
    expect(await rulesOf(save({ items: asInput, argumentId: foreign }))).toEqual([['changes.argumentId', 'exists']]);
    const argumentId = await aScan(people.applicant);
    const alone = await save({ ...address, argumentId }, ['CONTACT']);
    expect(await rulesOf(submit(alone.version))).toEqual([['changes.argumentId', 'notOfType']]);
    const { version } = await save({ items: asInput, argumentId });
    const asked = await submit(version);
    const approver = await approverOf(app, id);
    const theCase = await approver.approvals.getApprovalInstanceDetail({ path: { id: String(asked.approvalInstanceId) } });
    expect(theCase.modification?.argument).toMatchObject({ id: argumentId });
    expect((await detail(id)).attachments.map((file) => file.id)).not.toContain(argumentId);
    for (let status = 'APPROVING'; status === 'APPROVING'; status = (await change(draft.id)).status) {
      await decideOn(id, { decision: 'APPROVE' });
    }
    const changed = await detail(id, people.applicant);
    expect(changed).toMatchObject({ argumentId, items: [{ imported: true }] });
    expect(changed.attachments.map((file) => file.id)).toContain(argumentId);
    expect(await change(draft.id)).toMatchObject({ status: 'EFFECTIVE', argument: { id: argumentId } });
    expect(await verified(id)).toMatchObject({ ok: true });
  });

  test('moves its money to other cards, and more of it needs the school', async () => {
    const { id } = await anOfficersPurchase(people);
    const other = await aSharedCard(people.finance, '50000.00');
    const { items, funds } = await detail(id, people.applicant);
    const { itemName, spec, parameters, categoryId, quantity, unit } = items[0] as (typeof items)[number];
    const item = {
      itemName: String(itemName),
      spec,
      parameters,
      categoryId: String(categoryId),
      quantity: String(quantity),
      unit: String(unit),
    };
    const card = String(funds[0]?.expenditureId);
    const wanted = {
      items: [{ ...item, amount: '70000.00' }],
      funds: [
        { expenditureId: card, amount: '45000.00' },
        { expenditureId: other, amount: '25000.00' },
      ],
    };
    const draft = await draftChange(people.applicant, id, ['PRICE', 'FUNDS'], wanted);
    const submit = (version: number) =>
      people.applicant.modifications.submitProjectModify({ path: { id: draft.id }, body: { version, conflictDeclared: true } });
    const asked = await submit(draft.version);
    const { records } = await (await approverOf(app, id)).approvals.getApprovalInstanceDetail({
      path: { id: String(asked.approvalInstanceId) },
    });
    expect(new Set(records.map(({ step }) => step))).toEqual(new Set([1, 2]));
    await decideOn(id, { decision: 'APPROVE' });
    await decideOn(id, { decision: 'APPROVE' });
    expect(await detail(id)).toMatchObject({ amount: '70000.00', funds: [{ amount: '45000.00' }, { amount: '25000.00' }] });
    expect(await ledgerFaults(app.database.db)).toEqual([]);
  });

  test('is refused where nothing differs, where it is of another kind, and where the cards do not pay the lines', async () => {
    const { id, deliveryAddress } = await anOfficersPurchase(people);
    const refusedFor = async (...of: [Parameters<typeof askChange>[2], Parameters<typeof askChange>[3]]) => {
      const draft = await draftChange(people.applicant, id, ...of);
      const path = { id: draft.id };
      const submit = people.applicant.modifications.submitProjectModify({
        path,
        body: { version: draft.version, conflictDeclared: true },
      });
      const rules = await rulesOf(submit);
      await people.applicant.modifications.withdrawProjectModify({ path, body: { version: draft.version } });
      return rules;
    };
    expect(await refusedFor(['CONTACT'], { deliveryAddress: String(deliveryAddress) })).toEqual([['changes', 'noChange']]);
    expect(await refusedFor(['CONTACT'], { deliveryDays: 10 })).toEqual([['changes.deliveryDays', 'notOfType']]);
    expect(await refusedFor(['SCHEDULE'], { bidEndTime: isoTime(app.clock.now) })).toEqual([
      ['changes.bidEndTime', 'modifyType'],
    ]);
    expect(await refusedFor(['FUNDS'], { funds: [{ expenditureId: people.cardId, amount: '1.00' }] })).toEqual([
      ['changes.funds', 'sum'],
    ]);
    const foreign = draftChange(people.officer, id, ['FUNDS'], {});
    expect(await rulesOf(foreign)).toEqual([['modifyType.0', 'modifyType']]);
    expect((await stepsOf(id)).includes('askChange')).toBe(false);
  });

  test('that makes a purchase dearer says why it is separate from similar ones; another one needs no such reason', async () => {
    const isPlain = ({ id, purchaseType, fixedAsset, centralCatalogue, hazardous }: Schemas['GoodsCategory']) =>
      id !== people.categoryId && purchaseType === 'GOODS' && !fixedAsset && !centralCatalogue && !hazardous;
    const categoryId = await aCategoryThat(people.applicant, isPlain);
    const what = { itemName: 'Centrifuge', spec: '4 x 100 mL', parameters: 'Timer up to 99 min', categoryId, unit: 'set' };
    const lines = (quantity: string, amount: string) => [{ ...what, quantity, amount }];
    const items = lines('2', '60000.00');
    const { id } = await anOfficersPurchase(people, '60000.00', { items, splitReason: null });
    await anOfficersPurchase(people, '150000.00', { items: lines('5', '150000.00') });
    const fewer = await askChange(people.applicant, id, ['CONTENT'], { items: lines('1', '60000.00') });
    expect(fewer.status).toBe('APPROVING');
    const { version } = await change(fewer.id);
    await people.applicant.modifications.withdrawProjectModify({ path: { id: fewer.id }, body: { version } });
    const dearer = { items: lines('2', '61000.00'), funds: [{ expenditureId: people.cardId, amount: '61000.00' }] };
    const draft = await draftChange(people.applicant, id, ['PRICE', 'FUNDS'], dearer, 'Dearer now');
    const submit = (at: number) =>
      people.applicant.modifications.submitProjectModify({
        path: { id: draft.id },
        body: { version: at, conflictDeclared: true },
      });
    expect(await rulesOf(submit(draft.version))).toEqual([['reason', 'splitChange']]);
    const body = { id: draft.id, version: draft.version, projectId: id, reason: 'Dearer now, and for another laboratory' };
    const again = { ...body, modifyType: ['PRICE', 'FUNDS'] as ('PRICE' | 'FUNDS')[], changes: dearer };
    const saved = await people.applicant.modifications.saveProjectModify({ body: again });
    expect((await submit(saved.version)).status).toBe('APPROVING');
  });

  test('is not for small purchases', async () => {
    const { id } = await people.applicant.projects.saveProject({ body: purchaseInput(people.cardId, people.categoryId) });
    expect(await failureOf(draftChange(people.applicant, id, ['CONTACT'], address))).toMatchObject({ code: 4101 });
  });
});

describe('a change of what suppliers quote for', () => {
  test('lets the bidding stand still and gives its time back, whatever is decided', async () => {
    for (const decision of ['APPROVE', 'REJECT'] as const) {
      const { id } = await aBidding(app, people);
      await quote((people.suppliers[0] as Bidders['suppliers'][number]).client, id, '20000.00');
      const { endTime } = await people.officer.bidding.getBidding({ path: { projectId: id } });
      const { modifyTypes } = await detail(id, people.applicant);
      expect(modifyTypes).toEqual(['CONTENT', 'PRICE', 'FUNDS', 'SCHEDULE', 'CONTACT']);
      const later = isoTime(new Date(Date.parse(endTime) + 24 * hourMs));
      const { approvalInstanceId } = await askChange(people.officer, id, ['SCHEDULE'], { bidEndTime: later });
      const approver = await approverOf(app, id);
      const waiting = await approver.approvals.getApprovalInstanceDetail({ path: { id: String(approvalInstanceId) } });
      expect(waiting.requestedByName).toBe((await detail(id)).officerName);
      const still = await people.officer.bidding.getBidding({ path: { projectId: id } });
      expect(still).toMatchObject({ suspension: { cause: 'MODIFICATION' }, allowedActions: [], bidderCount: null });
      expect(await detail(id)).toMatchObject({ status: 'SUSPENDED', modifyTypes: [] });
      await decideOn(id, decision === 'APPROVE' ? { decision } : { decision, opinion: 'Not needed' });
      const after = await people.officer.bidding.getBidding({ path: { projectId: id } });
      expect(after).toMatchObject({ suspension: null, stage: 'BIDDING', endTime: decision === 'APPROVE' ? later : endTime });
      expect(await detail(id)).toMatchObject({ status: 'BIDDING', nextTime: after.endTime });
      expect(after.notices.map(({ type }) => type)).toEqual(['CHANGE', 'CHANGE', 'BID']);
      expect(await verified(id)).toMatchObject({ ok: true });
    }
  });

  test('makes the round void if it is another matter: nothing is opened, and it is announced anew', async () => {
    const { id } = await aBidding(app, people);
    const [{ client }] = people.suppliers as [Bidders['suppliers'][number]];
    await quote(client, id, '20000.00');
    await askChange(people.applicant, id, ['CONTENT'], { requirements: 'Service on the same day' });
    expect((await decideOn(id, { decision: 'APPROVE' })).projectStatus).toBe('APPROVED');
    const ended = await people.officer.bidding.getBidding({ path: { projectId: id } });
    expect(ended).toMatchObject({ stage: 'FAILED', failReason: 'CHANGED', bidderCount: null, suspension: null });
    expect(ended.notices.map(({ type }) => type)).toEqual(['CHANGE', 'CHANGE', 'BID']);
    const seen = () => client.supplierBidding.getBiddableProjectDetail({ path: { projectId: id } });
    expect(await seen()).toMatchObject({ state: 'CHANGED', mayQuote: false, result: null });
    expect(await failureOf(quote(client, id, '19000.00'))).not.toBeNull();
    const { version } = await detail(id);
    await people.officer.bidding.publishProject({ path: { id }, body: { ...aWindow(app), version } });
    expect(await people.officer.bidding.getBidding({ path: { projectId: id } })).toMatchObject({ roundNo: 2, stage: 'BIDDING' });
    expect(await seen()).toMatchObject({ state: 'OPEN', joined: false, receipts: [], requirements: 'Service on the same day' });
    await quote(client, id, '18000.00');
    expect(await verified(id)).toMatchObject({ ok: true });
    expect(await ledgerFaults(app.database.db)).toEqual([]);
  });

  test('invites again whoever had joined the round, also who sells other goods', async () => {
    const { id } = await aBidding(app, people);
    const { client } = await anApprovedSupplier(app);
    await quote(client, id, '20000.00');
    const invitations = async (supplier: TestClient) => {
      const query = { sceneCode: 'BIDDING_INVITE', size: 200 } as const;
      return (await supplier.inbox.queryInboxMessagePage({ query })).records.filter(({ bizId }) => bizId === id);
    };
    expect(await invitations(client)).toEqual([]);
    await askChange(people.applicant, id, ['CONTENT'], { requirements: 'Service on the same day' });
    await decideOn(id, { decision: 'APPROVE' });
    const { version } = await detail(id);
    await people.officer.bidding.publishProject({ path: { id }, body: { ...aWindow(app), version } });
    expect(await invitations(client)).toHaveLength(1);
  });

  test('ends later only, and not within its last two hours', async () => {
    const { id, nextTime } = await aBidding(app, people);
    const end = Date.parse(String(nextTime));
    const draft = await draftChange(people.officer, id, ['SCHEDULE'], { bidEndTime: isoTime(new Date(end - 24 * hourMs)) });
    const submit = people.officer.modifications.submitProjectModify({
      path: { id: draft.id },
      body: { version: draft.version, conflictDeclared: true },
    });
    expect(await rulesOf(submit)).toEqual([['changes.bidEndTime', 'laterEnd']]);
    app.clock.now = new Date(end - 2 * hourMs);
    const officer = await app.as('officer1', 'procurement_officer');
    const late = officer.modifications.submitProjectModify({
      path: { id: draft.id },
      body: { version: draft.version, conflictDeclared: true },
    });
    expect(await rulesOf(late)).toEqual([['modifyType.0', 'modifyType']]);
  });
});
