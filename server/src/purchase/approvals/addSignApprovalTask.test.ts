import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FlowNode } from '#platform/db/tables/approvalFlows.ts';
import { seedId } from '#reference/seedId.ts';
import {
  aCategory,
  aCategoryThat,
  aLargerPurchase,
  aPurchase,
  aSharedCard,
  buyers,
  decide,
  largerInput,
  purchaseInput,
  taskOf,
} from '#test/builders/aPurchase.ts';
import { storeFlow } from '#test/builders/storeFlow.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, missing, stale, wrongState } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let dean: TestClient;
let president: TestClient;
let supplies: string;
let asset: string;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  dean = await app.as('dean1', 'dept_approver');
  president = await app.as('caodeming', 'dept_approver');
  supplies = await aCategory(people.applicant);
  asset = await aCategoryThat(
    people.applicant,
    (one) => one.purchaseType === 'GOODS' && one.fixedAsset && !one.hazardous && !one.centralCatalogue,
  );
});
afterAll(() => app.close());

const [applicantId, ownerId, keeperId, deanId, presidentId] = [103, 133, 107, 104, 122].map((n) => seedId('user', n)) as [
  ...[string, string, string, string, string],
];

/** Submits a small purchase of teacher1, which fanzihan approves. */
async function aCase() {
  const input = purchaseInput(await aSharedCard(people.finance), supplies, '100.00');
  const { id, approvalInstanceId } = await aPurchase(people, 'APPROVING', { input });
  return { id, instanceId: String(approvalInstanceId) };
}

/** Submits a larger purchase, which is asked about in these steps. */
async function aCaseOf(...steps: { userIds: string[]; mode: 'ANY' | 'ALL' }[]) {
  await storeFlow(
    app.database.db,
    steps.map((step) => ({ kind: 'USERS', ...step, ifEmpty: 'SKIP' }) satisfies FlowNode),
  );
  const input = largerInput(await aSharedCard(people.finance, '900000.00'), asset, '120000.00');
  const { id, approvalInstanceId } = await aLargerPurchase(people, 'APPROVING', input);
  return { id, instanceId: String(approvalInstanceId) };
}

const detail = (client: TestClient, id: string) => client.approvals.getApprovalInstanceDetail({ path: { id } });
async function ask(client: TestClient, projectId: string, userIds: string[], opinion?: string) {
  const { taskId, version } = await taskOf(client, projectId);
  return client.approvals.addSignApprovalTask({ path: { taskId }, body: { version, userIds, ...(opinion && { opinion }) } });
}
/** Decides the own task of a case, also one that is not in the list. */
async function decideAnyway(client: TestClient, instanceId: string, decision: 'APPROVE' | 'REJECT' | 'RETURN') {
  const { myTaskId, version } = await detail(client, instanceId);
  const body = { version, decision, opinion: 'Anyway' };
  return client.approvals.decideApprovalTask({ path: { taskId: String(myTaskId) }, body });
}
const states = async (id: string) => (await detail(people.applicant, id)).records.map(({ userName, state }) => [userName, state]);
const todo = async (client: TestClient, id: string, tab: 'TODO' | 'DONE' = 'TODO') => {
  const { records } = await client.approvals.queryApprovalTaskPage({ query: { tab, size: 200 } });
  return records.find(({ instanceId }) => instanceId === id);
};
const messagesOf = async (client: TestClient, id: string) => {
  const { records } = await client.inbox.queryInboxMessagePage({ query: { size: 200 } });
  return records.filter(({ bizId }) => bizId === id).map(({ title }) => title);
};

describe('colleagues who are asked first', () => {
  test('read the case and advise; when the last has answered, the asker decides', async () => {
    const { id, instanceId } = await aCase();
    expect(await ask(people.approver, id, [deanId, presidentId], 'Is that the right model?')).toMatchObject({
      id: instanceId,
      status: 'RUNNING',
      version: 2,
      projectStatus: 'APPROVING',
    });
    const seen = await detail(dean, instanceId);
    expect(seen).toMatchObject({ askedByName: '范子涵', allowedActions: ['APPROVE', 'REJECT'] });
    expect(seen.project.waitingFor.toSorted()).toEqual(['曹德明', '陈志衡']);
    expect(seen.records).toMatchObject([
      { userName: '范子涵', state: 'ASKING', parentTaskId: null, question: null },
      { state: 'PENDING', parentTaskId: seen.records[0]?.taskId, question: 'Is that the right model?' },
      { state: 'PENDING', parentTaskId: seen.records[0]?.taskId, question: 'Is that the right model?' },
    ]);
    expect(await todo(dean, instanceId)).toMatchObject({ askedByName: '范子涵', forUserName: null });
    expect(await todo(people.approver, instanceId)).toBeUndefined();
    expect(await todo(people.approver, instanceId, 'DONE')).toMatchObject({ askedByName: null });
    expect(await messagesOf(dean, instanceId)).toEqual(['Comment requested: Pipette tips']);

    expect(await decide(dean, id, { decision: 'REJECT', opinion: 'No, the older one' })).toMatchObject({
      status: 'RUNNING',
      version: 2,
    });
    expect((await detail(people.approver, instanceId)).allowedActions).toEqual(['APPROVE', 'REJECT', 'RETURN']);
    expect(await decide(president, id, { decision: 'APPROVE' })).toMatchObject({ status: 'RUNNING', version: 3 });
    expect(await messagesOf(people.approver, instanceId)).toContain('All comments received: Pipette tips');
    const back = await detail(people.approver, instanceId);
    expect(back.allowedActions).toEqual(['APPROVE', 'REJECT', 'RETURN', 'DELEGATE', 'ADD_SIGN']);
    expect(back.records.find(({ userId }) => userId === deanId)).toMatchObject({
      state: 'REJECTED',
      opinion: 'No, the older one',
    });
    expect(await detail(dean, instanceId)).toMatchObject({ myTaskId: null, allowedActions: [] });
    expect(await decide(people.approver, id, { decision: 'APPROVE' })).toMatchObject({
      status: 'APPROVED',
      projectStatus: 'EXECUTING',
    });
    const log = await people.applicant.projects.listProjectLogs({ path: { id } });
    expect(log.map(({ step }) => step)).toEqual(['begin', 'submit', 'approve']);
  });

  test('are reminded; the applicant may still withdraw, which ends the questions', async () => {
    const { id, instanceId } = await aCase();
    await ask(people.approver, id, [deanId, presidentId]);
    const urged = await people.applicant.approvals.urgeApprovalInstance({ path: { id: instanceId } });
    expect(urged.names.toSorted()).toEqual(['曹德明', '陈志衡']);
    await decide(dean, id, { decision: 'APPROVE' });
    const { version, allowedActions } = await detail(people.applicant, instanceId);
    expect(allowedActions).toContain('WITHDRAW');
    await people.applicant.approvals.withdrawApprovalInstance({ path: { id: instanceId }, body: { version } });
    expect((await states(instanceId)).toSorted()).toEqual([
      ['曹德明', 'CANCELLED'],
      ['范子涵', 'CANCELLED'],
      ['陈志衡', 'APPROVED'],
    ]);
    expect(await todo(president, instanceId)).toBeUndefined();
  });

  test('need not answer: who has asked decides all the same', async () => {
    const { id, instanceId } = await aCase();
    await ask(people.approver, id, [deanId]);
    const task = await taskOf(dean, id);
    expect(await decideAnyway(people.approver, instanceId, 'APPROVE')).toMatchObject({ status: 'APPROVED' });
    expect(await states(instanceId)).toEqual([
      ['范子涵', 'APPROVED'],
      ['陈志衡', 'CANCELLED'],
    ]);
    const late = dean.approvals.decideApprovalTask({
      path: { taskId: task.taskId },
      body: { version: task.version, decision: 'APPROVE' },
    });
    expect(await failureOf(late)).toMatchObject({
      code: 4131,
      msg: '范子涵 already approved this at 09:00. No action needed.',
    });
  });

  test('are asked again after a return, if need be', async () => {
    const { id, instanceId } = await aCase();
    await ask(people.approver, id, [deanId]);
    await decideAnyway(people.approver, instanceId, 'RETURN');
    expect(await todo(dean, instanceId)).toBeUndefined();
    const { version } = await people.applicant.projects.getProjectDetail({ path: { id } });
    await people.applicant.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
    await ask(people.approver, id, [deanId]);
    await decide(dean, id, { decision: 'APPROVE' });
    expect(await decide(people.approver, id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED' });
  });
});

test('a deputy whose account is disabled decides nothing, and a question to somebody disabled holds nobody up', async () => {
  const { id, instanceId } = await aCase();
  await people.approver.approvals.saveDelegation({
    body: { agentId: presidentId, startDay: '2026-03-02', endDay: '2026-03-02' },
  });
  expect(await todo(president, instanceId)).toBeDefined();
  const setStatus = (userId: string, status: 'ENABLED' | 'DISABLED') =>
    app.database.db.updateTable('appUser').set({ status }).where('id', '=', userId).execute();
  await setStatus(presidentId, 'DISABLED');
  expect((await detail(people.approver, instanceId)).records).toMatchObject([{ deputyNames: [] }]);
  await setStatus(presidentId, 'ENABLED');
  await people.approver.approvals
    .listDelegations()
    .then(([own]) => people.approver.approvals.deleteDelegation({ path: { id: String(own?.id) } }));
  await ask(people.approver, id, [deanId]);
  await setStatus(deanId, 'DISABLED');
  expect(await decideAnyway(people.approver, instanceId, 'REJECT')).toMatchObject({ status: 'REJECTED' });
  await setStatus(deanId, 'ENABLED');
});

test('who has asked only people that leave is asked again, and told', async () => {
  const { id, instanceId } = await aCase();
  await ask(people.approver, id, [deanId, presidentId]);
  const admin = await app.as('schooladmin', 'school_admin');
  const setStatus = async (userId: string, status: 'ENABLED' | 'DISABLED') => {
    await admin.users.updateUserStatus({ body: { id: userId, status } });
    await app.sweepDue();
  };
  try {
    await setStatus(deanId, 'DISABLED');
    expect((await states(instanceId)).toSorted()).toEqual([
      ['曹德明', 'PENDING'],
      ['范子涵', 'ASKING'],
      ['陈志衡', 'CANCELLED'],
    ]);
    await setStatus(presidentId, 'DISABLED');
    expect(await todo(people.approver, instanceId)).toMatchObject({ waitingFor: ['范子涵'], isBlocked: false });
    expect(await messagesOf(people.approver, instanceId)).toContain('Consulted colleague has left: Pipette tips');
    expect((await people.applicant.projects.getProjectDetail({ path: { id } })).waitingFor).toEqual(['范子涵']);
  } finally {
    await setStatus(deanId, 'ENABLED');
    await setStatus(presidentId, 'ENABLED');
  }
  dean = await app.as('dean1', 'dept_approver');
  president = await app.as('caodeming', 'dept_approver');
  expect(await decide(people.approver, id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED' });
});

describe('a step', () => {
  test('of all waits for who has asked, and an advice is no agreement', async () => {
    const { id, instanceId } = await aCaseOf({ userIds: [ownerId, deanId], mode: 'ALL' }, { userIds: [keeperId], mode: 'ANY' });
    await ask(people.approver, id, [presidentId]);
    expect(await decide(dean, id, { decision: 'APPROVE' })).toMatchObject({ status: 'RUNNING' });
    expect(await todo(people.witness, instanceId)).toBeUndefined();
    await decide(president, id, { decision: 'APPROVE' });
    expect(await todo(people.witness, instanceId)).toBeUndefined();
    await decide(people.approver, id, { decision: 'APPROVE' });
    expect(await decide(people.witness, id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED' });
  });

  test('that ends otherwise ends the questions in it', async () => {
    const any = await aCaseOf({ userIds: [ownerId, deanId], mode: 'ANY' });
    await ask(people.approver, any.id, [presidentId]);
    expect(await decide(dean, any.id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED' });
    expect((await states(any.instanceId)).toSorted()).toEqual([
      ['曹德明', 'CANCELLED'],
      ['范子涵', 'CANCELLED'],
      ['陈志衡', 'APPROVED'],
    ]);
    const all = await aCaseOf({ userIds: [ownerId, deanId], mode: 'ALL' });
    await ask(people.approver, all.id, [presidentId]);
    await decide(dean, all.id, { decision: 'REJECT', opinion: 'No' });
    expect((await states(all.instanceId)).toSorted()).toEqual([
      ['曹德明', 'CANCELLED'],
      ['范子涵', 'CANCELLED'],
      ['陈志衡', 'REJECTED'],
    ]);
    const returned = await aCaseOf({ userIds: [ownerId, deanId], mode: 'ALL' });
    await ask(people.approver, returned.id, [presidentId]);
    await decide(dean, returned.id, { decision: 'RETURN', opinion: 'Say what for' });
    expect((await states(returned.instanceId)).toSorted()).toEqual([
      ['曹德明', 'CANCELLED'],
      ['范子涵', 'WAITING'],
      ['陈志衡', 'RETURNED'],
    ]);
  });
});

describe('nobody', () => {
  test('is asked who has asked for the purchase, is asked already, or is not of the school', async () => {
    const { id } = await aCaseOf({ userIds: [ownerId], mode: 'ANY' }, { userIds: [keeperId], mode: 'ANY' });
    const refused = (...userIds: string[]) => failureOf(ask(people.approver, id, userIds));
    expect(await refused(applicantId)).toMatchObject({ status: 200, code: 4105 });
    expect(await refused(deanId, applicantId)).toMatchObject({ status: 200, code: 4105 });
    expect(await refused(deanId, keeperId)).toMatchObject(broken('userIds.1', 'notAsked'));
    expect(await refused(ownerId)).toMatchObject(broken('userIds.0', 'notAsked'));
    expect((await refused(ownerId))?.fieldErrors[0]?.message).toContain('范子涵');
    expect(await refused('nobody')).toMatchObject(broken('userIds.0', 'exists'));
    expect(await refused(deanId, deanId)).toMatchObject(broken('userIds', 'uniqueItems'));
    expect(await refused(...Array.from({ length: 6 }, (_, at) => `u${at}`))).toMatchObject(broken('userIds', 'maxItems'));
    await ask(people.approver, id, [deanId]);
    // An opinion is one's own: it is not handed on, asked further or given by a deputy, and is no RETURN.
    const { taskId, version } = await taskOf(dean, id);
    const path = { taskId };
    const handed = dean.approvals.delegateApprovalTask({ path, body: { version, userId: presidentId } });
    expect(await failureOf(handed)).toMatchObject(wrongState);
    expect(await failureOf(ask(dean, id, [presidentId]))).toMatchObject(wrongState);
    expect(await failureOf(decide(dean, id, { decision: 'RETURN', opinion: 'x' }))).toMatchObject(wrongState);
    expect(await failureOf(decide(dean, id, { decision: 'REJECT' }))).toMatchObject(broken('opinion', 'required'));
    await dean.approvals.saveDelegation({ body: { agentId: presidentId, startDay: '2026-03-02', endDay: '2026-03-02' } });
    const forDean = president.approvals.decideApprovalTask({ path, body: { version, decision: 'APPROVE' } });
    expect(await failureOf(forDean)).toMatchObject({ code: 4105 });
  });

  test('advises and decides: not as a deputy either, and is handed nothing over', async () => {
    const { id, instanceId } = await aCase();
    await people.approver.approvals.saveDelegation({ body: { agentId: deanId, startDay: '2026-03-02', endDay: '2026-03-02' } });
    await ask(people.approver, id, [deanId]);
    await decide(dean, id, { decision: 'APPROVE' });
    expect(await todo(dean, instanceId)).toBeUndefined();
    const { taskId, version } = await taskOf(people.approver, id);
    const path = { taskId };
    const forOwner = dean.approvals.decideApprovalTask({ path, body: { version, decision: 'APPROVE' } });
    expect(await failureOf(forOwner)).toMatchObject({ code: 4105 });
    const handed = people.approver.approvals.delegateApprovalTask({ path, body: { version, userId: deanId } });
    expect(await failureOf(handed)).toMatchObject(broken('userId', 'notAsked'));
  });

  test('asks about a receipt, in the place of somebody else, from an older version, or twice at once', async () => {
    const input = purchaseInput(await aSharedCard(people.finance), supplies, '100.00');
    const receipt = await aPurchase(people, 'ACCEPTING', { input });
    expect(await failureOf(ask(people.witness, receipt.id, [deanId]))).toMatchObject(wrongState);
    const { id } = await aCase();
    const { taskId, version } = await taskOf(people.approver, id);
    const send = (client: TestClient, read: number) =>
      failureOf(client.approvals.addSignApprovalTask({ path: { taskId }, body: { version: read, userIds: [presidentId] } }));
    expect(await send(dean, version)).toMatchObject(missing);
    expect(await send(people.applicant, version)).toMatchObject(missing);
    expect(await send(people.approver, version + 1)).toMatchObject(stale);
    const all = await Promise.all(Array.from({ length: 10 }, () => send(people.approver, version)));
    expect(all.filter((failure) => failure === null)).toHaveLength(1);
    expect(await send(people.approver, version + 1)).toMatchObject(wrongState);
  });
});
