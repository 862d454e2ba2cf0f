import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FlowNode } from '#platform/db/tables/approvalFlows.ts';
import { seedId } from '#reference/seedId.ts';
import {
  aCategory,
  aLargerPurchase,
  aPurchase,
  aSharedCard,
  buyers,
  decide,
  largerInput,
  purchaseInput,
  taskOf,
} from '#test/builders/aPurchase.ts';
import { categories } from '#test/builders/goodsCategoryFixture.ts';
import { storeFlow as storeTestFlow } from '#test/builders/storeFlow.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, missing, stale, wrongState } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let dean: TestClient;
let president: TestClient;
let assets: string[];
let supplies: string;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  dean = await app.as('dean1', 'dept_approver');
  president = await app.as('caodeming', 'dept_approver');
  const all = await categories.all(people.applicant);
  assets = all.flatMap(({ id, purchaseType, hazardous, fixedAsset, centralCatalogue, status, children }) =>
    purchaseType === 'GOODS' && !hazardous && fixedAsset && !centralCatalogue && status === 'ENABLED' && children.length === 0
      ? [id]
      : [],
  );
  supplies = await aCategory(people.applicant);
});
afterAll(() => app.close());

const [applicantId, ownerId, keeperId, deanId] = [103, 133, 107, 104].map((n) => seedId('user', n)) as [
  ...[string, string, string, string],
];
const presidentId = seedId('user', 122);

let used = 0;
/** Stores a flow of the school: each step asks these users. */
async function storeFlow(...steps: { userIds: string[]; mode: 'ANY' | 'ALL' }[]) {
  used += 1;
  const nodes = steps.map((step) => ({ kind: 'USERS', ...step, ifEmpty: 'SKIP' }) satisfies FlowNode);
  await storeTestFlow(app.database.db, nodes);
}

/** Submits a larger purchase, which takes the flow of the school. */
async function largerCase() {
  const category = assets[used % assets.length] as string;
  const input = largerInput(await aSharedCard(people.finance, '900000.00'), category, '120000.00');
  const { id, approvalInstanceId } = await aLargerPurchase(people, 'APPROVING', input);
  return { id, instanceId: String(approvalInstanceId) };
}

/** Submits a small purchase, which the owner of the card approves. */
async function smallCase() {
  const input = purchaseInput(await aSharedCard(people.finance), supplies, '100.00');
  const { id, approvalInstanceId } = await aPurchase(people, 'APPROVING', { input });
  return { id, instanceId: String(approvalInstanceId) };
}

async function handOver(client: TestClient, projectId: string, userId: string, opinion?: string) {
  const { taskId, version } = await taskOf(client, projectId);
  return client.approvals.delegateApprovalTask({ path: { taskId }, body: { version, userId, ...(opinion && { opinion }) } });
}
const detail = (client: TestClient, id: string) => client.approvals.getApprovalInstanceDetail({ path: { id } });
const records = async (id: string) =>
  (await detail(people.applicant, id)).records.map(({ step, userName, state, fromUserName }) => [
    step,
    userName,
    state,
    fromUserName,
  ]);

describe('a task that is handed over', () => {
  test('is decided by a colleague, who gets a message and may read the case; who had it goes on reading', async () => {
    const { id, instanceId } = await smallCase();
    expect(await failureOf(detail(dean, instanceId))).toMatchObject(missing);
    expect((await detail(people.approver, instanceId)).allowedActions).toEqual([
      'APPROVE',
      'REJECT',
      'RETURN',
      'DELEGATE',
      'ADD_SIGN',
    ]);
    const task = await taskOf(people.approver, id);
    const handed = await handOver(people.approver, id, deanId, 'Away this week');
    expect(handed).toMatchObject({ id: instanceId, status: 'RUNNING', version: 2, projectStatus: 'APPROVING' });
    const again = people.approver.approvals.decideApprovalTask({
      path: { taskId: task.taskId },
      body: { version: 2, decision: 'APPROVE' },
    });
    expect(await failureOf(again)).toMatchObject({
      code: 4131,
      msg: '范子涵 already handed over this at 09:00. No action needed.',
    });

    const seen = await detail(dean, instanceId);
    expect(seen).toMatchObject({
      allowedActions: ['APPROVE', 'REJECT', 'RETURN', 'DELEGATE', 'ADD_SIGN'],
      project: { waitingFor: ['陈志衡'] },
    });
    expect(seen.records).toMatchObject([
      { step: 1, kind: 'CARD_OWNER', userName: '范子涵', state: 'DELEGATED', opinion: 'Away this week', fromUserName: null },
      { step: 1, kind: 'CARD_OWNER', userName: '陈志衡', state: 'PENDING', decideTime: null, fromUserName: '范子涵' },
    ]);
    const { records: messages } = await dean.inbox.queryInboxMessagePage({ query: { size: 20 } });
    expect(messages.filter(({ bizId }) => bizId === instanceId)).toMatchObject([{ sceneCode: 'APPROVAL_TODO' }]);
    expect(await dean.projects.getProjectDetail({ path: { id } })).toMatchObject({ id, waitsForMe: true });

    const { records: done } = await people.approver.approvals.queryApprovalTaskPage({ query: { tab: 'DONE', size: 200 } });
    expect(done).toContainEqual(expect.objectContaining({ taskId: task.taskId, waitingFor: ['陈志衡'] }));
    expect(await decide(dean, id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED', projectStatus: 'EXECUTING' });
    expect(await detail(people.approver, instanceId)).toMatchObject({ status: 'APPROVED', allowedActions: [] });
  });

  test('counts as undecided: the applicant may withdraw', async () => {
    const { id, instanceId } = await smallCase();
    await handOver(people.approver, id, deanId);
    const { version, allowedActions } = await detail(people.applicant, instanceId);
    expect(allowedActions).toContain('WITHDRAW');
    await people.applicant.approvals.withdrawApprovalInstance({ path: { id: instanceId }, body: { version } });
    expect(await records(instanceId)).toEqual([
      [1, '范子涵', 'DELEGATED', null],
      [1, '陈志衡', 'CANCELLED', '范子涵'],
    ]);
  });

  test('that is returned comes back to who has returned it', async () => {
    const { id, instanceId } = await smallCase();
    await handOver(people.approver, id, deanId);
    await decide(dean, id, { decision: 'RETURN', opinion: 'Say what for' });
    const { version } = await people.applicant.projects.getProjectDetail({ path: { id } });
    await people.applicant.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
    expect((await records(instanceId)).at(-1)).toEqual([1, '陈志衡', 'PENDING', '范子涵']);
    expect(await decide(dean, id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED' });
  });
});

describe('a step', () => {
  test('in which all must agree waits for who was handed a task as for all others', async () => {
    await storeFlow({ userIds: [ownerId, deanId], mode: 'ALL' });
    const { id, instanceId } = await largerCase();
    await handOver(people.approver, id, presidentId);
    expect(await decide(dean, id, { decision: 'APPROVE' })).toMatchObject({ status: 'RUNNING' });
    expect((await people.applicant.projects.getProjectDetail({ path: { id } })).waitingFor).toEqual(['曹德明']);
    expect(await decide(president, id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED' });
    expect(await records(instanceId)).toEqual(
      expect.arrayContaining([
        [1, '范子涵', 'DELEGATED', null],
        [1, '陈志衡', 'APPROVED', null],
        [1, '曹德明', 'APPROVED', '范子涵'],
      ]),
    );
  });

  test('that counted on an agreement waits for it if the task was handed over; who has agreed is not asked again', async () => {
    const one = (...userIds: string[]) => ({ userIds, mode: 'ANY' as const });
    await storeFlow(one(ownerId), one(ownerId, keeperId), one(deanId));
    const { id, instanceId } = await largerCase();
    expect((await records(instanceId)).map(([step, , state]) => [step, state])).toEqual([
      [1, 'PENDING'],
      [2, 'SKIPPED'],
      [3, 'WAITING'],
    ]);
    await handOver(people.approver, id, presidentId);
    await decide(president, id, { decision: 'APPROVE' });
    expect((await people.applicant.projects.getProjectDetail({ path: { id } })).waitingFor).toEqual(['范子涵']);
    expect(await decide(people.approver, id, { decision: 'APPROVE' })).toMatchObject({ status: 'RUNNING' });
    expect(await decide(dean, id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED' });
  });
});

describe('a task is not handed over', () => {
  test('to the applicant, to somebody who is asked or was, or to nobody of the school', async () => {
    await storeFlow({ userIds: [ownerId, deanId], mode: 'ALL' }, { userIds: [keeperId], mode: 'ANY' });
    const { id } = await largerCase();
    const refused = (client: TestClient, userId: string) => failureOf(handOver(client, id, userId));
    expect(await refused(people.approver, applicantId)).toMatchObject({ status: 200, code: 4105 });
    for (const userId of [ownerId, deanId, keeperId]) {
      expect(await refused(people.approver, userId)).toMatchObject(broken('userId', 'notAsked'));
    }
    const supplier = await app.database.db
      .selectFrom('appUser')
      .select('id')
      .where('userType', '=', 'SUPPLIER')
      .executeTakeFirst();
    for (const userId of ['nobody', String(supplier?.id)]) {
      expect(await refused(people.approver, userId)).toMatchObject(broken('userId', 'exists'));
    }
    await decide(dean, id, { decision: 'APPROVE' });
    expect(await refused(people.approver, deanId)).toMatchObject(broken('userId', 'notAsked'));
    await handOver(people.approver, id, presidentId);
    expect(await refused(president, ownerId)).toMatchObject(broken('userId', 'notAsked'));
  });

  test('by a witness', async () => {
    const input = purchaseInput(await aSharedCard(people.finance), supplies, '100.00');
    const { id, openCaseId } = await aPurchase(people, 'ACCEPTING', { input });
    expect(await failureOf(handOver(people.witness, id, deanId))).toMatchObject(wrongState);
    expect((await detail(people.witness, String(openCaseId))).allowedActions).toEqual(['APPROVE', 'REJECT']);
  });

  test('by anybody else, from an older version, or once it is decided', async () => {
    const { id } = await smallCase();
    const { taskId, version } = await taskOf(people.approver, id);
    const send = (client: TestClient, read: number) =>
      failureOf(client.approvals.delegateApprovalTask({ path: { taskId }, body: { version: read, userId: deanId } }));
    expect(await send(people.applicant, version)).toMatchObject(missing);
    expect(await send(people.approver, version + 1)).toMatchObject(stale);
    await decide(people.approver, id, { decision: 'APPROVE' });
    expect(await send(people.approver, version)).toMatchObject({ code: 4131 });
  });
});
