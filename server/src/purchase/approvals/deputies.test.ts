import type { Schemas } from '@campus-procurement/sdk';
import { dayMs } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
import { broken, missing, stale } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let dean: TestClient;
let supplies: string;
let asset: string;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  dean = await app.as('dean1', 'dept_approver');
  supplies = await aCategory(people.applicant);
  asset = await aCategoryThat(
    people.applicant,
    (one) => one.purchaseType === 'GOODS' && one.fixedAsset && !one.hazardous && !one.centralCatalogue,
  );
});
afterAll(() => app.close());

const [applicantId, ownerId, keeperId, deanId] = [103, 133, 107, 104].map((n) => seedId('user', n)) as [
  ...[string, string, string, string],
];

const today = '2026-03-02';
const period = (agentId: string, changes: Partial<Schemas['DelegationInput']> = {}) => ({
  agentId,
  startDay: today,
  endDay: '2026-03-06',
  ...changes,
});
const save = (client: TestClient, body: Schemas['DelegationInput']) => client.approvals.saveDelegation({ body });
const list = (client: TestClient) => client.approvals.listDelegations();
const end = (client: TestClient, id: string) => client.approvals.deleteDelegation({ path: { id } });
const detail = (client: TestClient, id: string) => client.approvals.getApprovalInstanceDetail({ path: { id } });
const todo = async (client: TestClient, id: string) => {
  const { records } = await client.approvals.queryApprovalTaskPage({ query: { tab: 'TODO', size: 200 } });
  return records.find(({ instanceId }) => instanceId === id);
};

beforeEach(async () => {
  await app.database.db.deleteFrom('approvalDelegation').execute();
});

const told = async (client: TestClient) => {
  const { records } = await client.inbox.queryInboxMessagePage({ query: { sceneCode: 'APPROVAL_DEPUTY', size: 200 } });
  return records.map(({ title, content }) => ({ title, content }));
};

/** Submits a small purchase of teacher1, which fanzihan approves. */
async function aCase(upTo: 'APPROVING' | 'ACCEPTING' = 'APPROVING') {
  const input = purchaseInput(await aSharedCard(people.finance), supplies, '100.00');
  const { id, openCaseId } = await aPurchase(people, upTo, { input });
  return { id, instanceId: String(openCaseId) };
}

/** Submits a larger purchase, in each step of which all of these users are asked. */
async function aCaseOf(...steps: string[][]) {
  await storeFlow(
    app.database.db,
    steps.map((userIds) => ({ kind: 'USERS', userIds, mode: 'ALL', ifEmpty: 'SKIP' }) satisfies FlowNode),
  );
  const input = largerInput(await aSharedCard(people.finance, '900000.00'), asset, '120000.00');
  const { id, approvalInstanceId } = await aLargerPurchase(people, 'APPROVING', input);
  return { id, instanceId: String(approvalInstanceId) };
}

/** Decides a task of a case, whether or not it is in the list. */
async function decideOf(client: TestClient, instanceId: string, userId: string) {
  const { records, version } = await detail(people.applicant, instanceId);
  const task = records.find((record) => record.userId === userId && record.state !== 'CANCELLED');
  return client.approvals.decideApprovalTask({
    path: { taskId: String(task?.taskId) },
    body: { version, decision: 'APPROVE' },
  });
}
const otherHands = { status: 200, code: 4105 };

describe('a deputy', () => {
  test('finds the task of whom they replace, reads its case and decides it, and the record says both', async () => {
    const { id, instanceId } = await aCase();
    expect(await failureOf(detail(dean, instanceId))).toMatchObject(missing);
    expect(await failureOf(decideOf(dean, instanceId, ownerId))).toMatchObject(missing);
    const before = await dean.approvals.countApprovalTasks();
    await save(people.approver, period(deanId, { remark: 'Away' }));
    expect(await todo(dean, instanceId)).toMatchObject({ forUserName: '范子涵', waitingFor: ['范子涵'] });
    expect((await todo(people.approver, instanceId))?.forUserName).toBeNull();
    expect((await dean.approvals.countApprovalTasks()).todo).toBeGreaterThan(before.todo);
    const home = await dean.home.getHomeWork();
    expect(home.todo?.count).toBeGreaterThan(before.todo);
    const seen = await detail(dean, instanceId);
    expect(seen).toMatchObject({ forUserName: '范子涵', allowedActions: ['APPROVE', 'REJECT', 'RETURN'] });
    expect(seen.records).toMatchObject([{ userName: '范子涵', state: 'PENDING', decidedByName: null, deputyNames: ['陈志衡'] }]);
    expect(await detail(people.approver, instanceId)).toMatchObject({ forUserName: null });
    expect(await dean.projects.getProjectDetail({ path: { id } })).toMatchObject({ id });

    const decided = await decide(dean, id, { decision: 'APPROVE', opinion: 'Fine' });
    expect(decided).toMatchObject({ status: 'APPROVED', projectStatus: 'EXECUTING' });
    expect((await detail(people.approver, instanceId)).records).toMatchObject([
      { userId: ownerId, state: 'APPROVED', opinion: 'Fine', decidedById: deanId, decidedByName: '陈志衡', deputyNames: [] },
    ]);
    const logs = await people.applicant.projects.listProjectLogs({ path: { id } });
    expect(logs.at(-1)).toMatchObject({ step: 'approve', operatorName: '陈志衡', forUserName: '范子涵', content: 'Fine' });
    expect(logs.at(-2)).toMatchObject({ step: 'submit', forUserName: null });
    const auditor = await app.as('auditor1', 'auditor');
    expect(await auditor.projects.verifyProjectLog({ path: { id } })).toMatchObject({ ok: true });
    const done = async (client: TestClient) => {
      const { records } = await client.approvals.queryApprovalTaskPage({ query: { tab: 'DONE', size: 200 } });
      return records.find((record) => record.instanceId === instanceId);
    };
    expect(await done(dean)).toMatchObject({ forUserName: '范子涵', decidedByName: null });
    expect(await done(people.approver)).toMatchObject({ forUserName: null, decidedByName: '陈志衡' });
    // What they have decided they go on reading.
    await end(people.approver, String((await list(people.approver))[0]?.id));
    expect(await detail(dean, instanceId)).toMatchObject({ status: 'APPROVED', allowedActions: [] });
    expect(await failureOf(decideOf(people.approver, instanceId, ownerId))).toMatchObject({
      code: 4131,
      msg: '陈志衡 already approved this at 09:00. No action needed.',
    });
  });

  test('gets the messages of a task, also a reminder', async () => {
    await save(people.approver, period(deanId));
    const { instanceId } = await aCase();
    await people.applicant.approvals.urgeApprovalInstance({ path: { id: instanceId } });
    for (const client of [dean, people.approver]) {
      const { records } = await client.inbox.queryInboxMessagePage({ query: { size: 50 } });
      expect(records.filter(({ bizId }) => bizId === instanceId)).toHaveLength(2);
    }
  });

  test('comes second if whom they replace was faster', async () => {
    await save(people.approver, period(deanId));
    const { id, instanceId } = await aCase();
    await decide(people.approver, id, { decision: 'REJECT', opinion: 'No' });
    expect(await failureOf(decideOf(dean, instanceId, ownerId))).toMatchObject({
      code: 4131,
      msg: '范子涵 already rejected this at 09:00. No action needed.',
    });
  });

  test('returns a request, and may decide when it comes back', async () => {
    await save(people.approver, period(deanId));
    const { id, instanceId } = await aCase();
    await decide(dean, id, { decision: 'RETURN', opinion: 'Say what for' });
    const { version } = await people.applicant.projects.getProjectDetail({ path: { id } });
    await people.applicant.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
    expect(await todo(people.approver, instanceId)).toBeDefined();
    expect(await decide(dean, id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED' });
  });

  test('decides on the days and about the kinds of the period only', async () => {
    const { instanceId } = await aCase();
    const sees = async (changes: Partial<Schemas['DelegationInput']>) => {
      const { id } = await save(people.approver, period(deanId, changes));
      const found = await todo(dean, instanceId);
      const refused = await failureOf(detail(dean, instanceId));
      await end(people.approver, id);
      expect(refused === null).toBe(found !== undefined);
      return found !== undefined;
    };
    expect(await sees({ endDay: today })).toBe(true);
    expect(await sees({ startDay: '2026-03-03' })).toBe(false);
    expect(await sees({ bizTypes: ['AWARD', 'CONTRACT'] })).toBe(false);
    expect(await sees({ bizTypes: ['AWARD', 'PURCHASE'] })).toBe(true);
    expect(await failureOf(detail(dean, instanceId))).toMatchObject(missing);
  });

  test('of a deputy is not asked', async () => {
    await save(people.approver, period(deanId));
    await save(dean, period(keeperId));
    const { instanceId } = await aCase();
    expect(await todo(people.witness, instanceId)).toBeUndefined();
    expect(await failureOf(decideOf(people.witness, instanceId, ownerId))).toMatchObject(missing);
  });

  test('who is disabled is no deputy any more, which whoever has named them is told', async () => {
    const admin = await app.as('schooladmin', 'school_admin');
    const agentId = seedId('user', 137);
    const { id } = await save(people.approver, period(agentId));
    await admin.users.updateUserStatus({ body: { id: agentId, status: 'DISABLED' } });
    await admin.users.updateUserStatus({ body: { id: agentId, status: 'ENABLED' } });
    const { records } = await people.approver.inbox.queryInboxMessagePage({ query: { sceneCode: 'APPROVAL_DEPUTY', size: 50 } });
    const told = records.filter(({ bizId }) => bizId === id);
    expect(told.map(({ title }) => title)).toEqual(['Your deputy has left: 2026-03-02 – 2026-03-06']);
    expect(told[0]?.content).toMatch(/^The account of 谭静怡 is disabled, so 谭静怡 cannot approve for you/);
    await end(people.approver, id);
  });

  test('hands nothing over', async () => {
    await save(people.approver, period(deanId));
    const { id } = await aCase();
    const { taskId, version } = await taskOf(dean, id);
    const handed = dean.approvals.delegateApprovalTask({ path: { taskId }, body: { version, userId: keeperId } });
    expect(await failureOf(handed)).toMatchObject(missing);
  });
});

describe('nobody', () => {
  test('decides the own request as a deputy, in no role', async () => {
    await save(people.approver, period(applicantId));
    const { instanceId } = await aCase();
    const { roleDeptList } = await people.applicant.users.getMyProfile();
    const codes = [...new Set(roleDeptList.map(({ roleCode }) => roleCode))];
    expect(codes).toContain('purchaser');
    for (const code of codes) {
      const client = await app.as('teacher1', code);
      expect(await todo(client, instanceId)).toBeUndefined();
      expect(await detail(client, instanceId)).toMatchObject({ myTaskId: null, forUserName: null });
      expect((await detail(client, instanceId)).records).toMatchObject([{ deputyNames: [] }]);
      expect(await failureOf(decideOf(client, instanceId, ownerId))).toMatchObject(otherHands);
    }
  });

  test('witnesses for somebody else', async () => {
    await save(people.witness, period(deanId));
    const { instanceId } = await aCase('ACCEPTING');
    expect(await todo(dean, instanceId)).toBeUndefined();
    expect(await failureOf(decideOf(dean, instanceId, keeperId))).toMatchObject(missing);
  });

  test('counts twice: not who is asked in the case, and not the deputy of two', async () => {
    await save(people.approver, period(deanId));
    const both = await aCaseOf([ownerId, deanId]);
    expect(await todo(dean, both.instanceId)).toMatchObject({ forUserName: null });
    expect(await failureOf(decideOf(dean, both.instanceId, ownerId))).toMatchObject(otherHands);
    const later = await aCaseOf([ownerId], [deanId]);
    expect(await todo(dean, later.instanceId)).toBeUndefined();
    expect(await failureOf(decideOf(dean, later.instanceId, ownerId))).toMatchObject(otherHands);

    await app.database.db.deleteFrom('approvalDelegation').execute();
    await save(people.approver, period(keeperId));
    await save(dean, period(keeperId));
    const ofTwo = await aCaseOf([ownerId, deanId]);
    expect(await decideOf(people.witness, ofTwo.instanceId, ownerId)).toMatchObject({ status: 'RUNNING' });
    expect(await todo(people.witness, ofTwo.instanceId)).toBeUndefined();
    expect(await failureOf(decideOf(people.witness, ofTwo.instanceId, deanId))).toMatchObject(otherHands);
    // Nor is anything handed over to who has decided already.
    const { taskId, version } = await taskOf(dean, ofTwo.id);
    const handed = dean.approvals.delegateApprovalTask({ path: { taskId }, body: { version, userId: keeperId } });
    expect(await failureOf(handed)).toMatchObject(broken('userId', 'notAsked'));
    expect(await decide(dean, ofTwo.id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED' });
  });
});

describe('an agreement by a deputy', () => {
  test('counts as that of whom they replace: they are not asked again', async () => {
    await save(people.approver, period(keeperId));
    const { id, instanceId } = await aCaseOf([ownerId], [deanId], [ownerId]);
    await decide(people.witness, id, { decision: 'APPROVE' });
    expect(await decide(dean, id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED' });
    expect((await detail(people.applicant, instanceId)).records.map(({ state }) => state)).toEqual([
      'APPROVED',
      'APPROVED',
      'SKIPPED',
    ]);
  });
});

describe('a period', () => {
  test('is read by both, changed by whom it replaces, and ended', async () => {
    const { id } = await save(people.approver, period(deanId, { bizTypes: ['PURCHASE'], remark: 'Away' }));
    const shown = { userId: ownerId, agentName: '陈志衡', bizTypes: ['PURCHASE'], startDay: today, remark: 'Away', version: 1 };
    expect(await list(people.approver)).toMatchObject([{ ...shown, allowedActions: ['EDIT', 'DELETE'] }]);
    expect(await list(dean)).toMatchObject([{ ...shown, allowedActions: [] }]);
    expect(await list(people.witness)).toEqual([]);
    const change = { ...period(keeperId), id, version: 1 };
    expect(await failureOf(save(dean, change))).toMatchObject(missing);
    expect(await save(people.approver, change)).toEqual({ id });
    expect(await list(people.approver)).toMatchObject([{ agentId: keeperId, bizTypes: [], remark: null, version: 2 }]);
    expect(await failureOf(save(people.approver, change))).toMatchObject(stale);
    expect(await failureOf(end(dean, id))).toMatchObject(missing);
    expect(await end(people.approver, id)).toBe(true);
    expect(await failureOf(end(people.approver, id))).toMatchObject(missing);
  });

  test('is not listed once it has ended', async () => {
    await save(people.approver, period(deanId));
    app.clock.advance(5 * dayMs);
    people = await buyers(app);
    dean = await app.as('dean1', 'dept_approver');
    expect(await list(people.approver)).toEqual([]);
    app.clock.advance(-5 * dayMs);
    people = await buyers(app);
    dean = await app.as('dean1', 'dept_approver');
  });

  test('is refused with its reason', async () => {
    const refused = (changes: Partial<Schemas['DelegationInput']>) => failureOf(save(people.approver, period(deanId, changes)));
    expect(await refused({ agentId: ownerId })).toMatchObject(broken('agentId', 'self'));
    const supplier = await app.database.db
      .selectFrom('appUser')
      .select('id')
      .where('userType', '=', 'SUPPLIER')
      .executeTakeFirstOrThrow();
    for (const agentId of ['nobody', supplier.id]) expect(await refused({ agentId })).toMatchObject(broken('agentId', 'exists'));
    expect(await refused({ endDay: '2026-03-01' })).toMatchObject(broken('endDay', 'order'));
    expect(await refused({ startDay: '2026-02-01', endDay: '2026-03-01' })).toMatchObject(broken('endDay', 'future'));
    expect(await refused({ endDay: '2026-05-31' })).toMatchObject(broken('endDay', 'period'));
    expect(await refused({ endDay: '2026-05-30' })).toBeNull();
    expect(await refused({ id: 'none' })).toMatchObject(broken('version', 'together'));
    expect(await refused({ version: 1 })).toMatchObject(broken('id', 'together'));
  });

  test('does not overlap another one for the same kind, also of those that are saved at once', async () => {
    const refused = (changes: Partial<Schemas['DelegationInput']>) => failureOf(save(people.approver, period(deanId, changes)));
    expect(await refused({ bizTypes: ['PURCHASE'] })).toBeNull();
    expect(await refused({ agentId: keeperId })).toMatchObject({
      fieldErrors: [
        {
          field: 'startDay',
          message: 'These dates overlap with the deputy period of 陈志衡 (2026-03-02 to 2026-03-06). Choose other dates.',
        },
      ],
    });
    expect(await refused({ bizTypes: ['PURCHASE', 'AWARD'], startDay: '2026-03-06' })).toMatchObject(
      broken('startDay', 'deputyOverlap'),
    );
    expect(await refused({ bizTypes: ['AWARD'] })).toBeNull();
    const [own] = await list(people.approver);
    expect(await refused({ bizTypes: ['PURCHASE'], id: String(own?.id), version: 1 })).toBeNull();
    const next = { startDay: '2026-03-07', endDay: '2026-03-09' };
    const all = await Promise.all(Array.from({ length: 20 }, () => refused(next)));
    expect(all.filter((failure) => failure === null)).toHaveLength(1);
  });
});

test('a deputy is told when they are named, and when they are not needed any more; who is represented, what was decided', async () => {
  const { id } = await aCase();
  const { id: periodId } = await save(people.approver, period(deanId));
  expect((await told(dean))[0]).toEqual({
    title: 'You are a deputy: 2026-03-02 – 2026-03-06',
    content: '范子涵 has made you a deputy. You can approve for 范子涵 during this period: 2026-03-02 – 2026-03-06.',
  });
  await decide(dean, id, { decision: 'APPROVE' });
  expect((await told(people.approver))[0]).toEqual({
    title: 'Approved for you: Pipette tips',
    content: '陈志衡 approved “Pipette tips” for you.',
  });
  await save(people.approver, { ...period(keeperId), id: periodId, version: 1 });
  expect((await told(dean))[0]).toMatchObject({ title: 'You are no longer a deputy: 2026-03-02 – 2026-03-06' });
  await end(people.approver, periodId);
  const keeper = await app.as('keeper1', 'warehouse_keeper');
  expect((await told(keeper))[0]).toMatchObject({ title: 'You are no longer a deputy: 2026-03-02 – 2026-03-06' });
});
