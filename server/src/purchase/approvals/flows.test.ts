import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FlowNode } from '#platform/db/tables/approvalFlows.ts';
import { seedId } from '#reference/seedId.ts';
import { aLargerPurchase, aSharedCard, buyers, decide, largerInput, taskOf } from '#test/builders/aPurchase.ts';
import { categories } from '#test/builders/goodsCategoryFixture.ts';
import { storeFlow as storeTestFlow } from '#test/builders/storeFlow.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let assets: string[];
let used = 0;
/** Approves for the college, and for the whole school. */
let dean: TestClient;
let president: TestClient;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  dean = await app.as('dean1', 'dept_approver');
  president = await app.as('caodeming', 'dept_approver');
  const all = await categories.all(people.applicant);
  assets = all.flatMap(({ id, fixedAsset, centralCatalogue, status, children }) =>
    fixedAsset && !centralCatalogue && status === 'ENABLED' && children.length === 0 ? [id] : [],
  );
});
afterAll(() => app.close());

const [keeperId, deanId, presidentId] = [seedId('user', 107), seedId('user', 104), seedId('user', 122)];

/** Gives the school a flow of its own; null leads back to the default. */
const storeFlow = (nodes: FlowNode[] | null) => storeTestFlow(app.database.db, nodes);

/** Submits a larger purchase of a category of its own: what others bought is not similar. */
async function largerCase(amount = '120000.00') {
  const input = largerInput(await aSharedCard(people.finance, '900000.00'), assets[used] as string, amount);
  used += 1;
  const { approvers: told } = await people.applicant.projects.precheckProject({ body: input });
  const { id, approvalInstanceId, lane } = await aLargerPurchase(people, 'APPROVING', input);
  expect(lane).toBe('BIDDING');
  return { id, instanceId: String(approvalInstanceId), told };
}

/** Whom the purchase waits for. */
const waitsForAny = async (id: string) => (await people.applicant.projects.getProjectDetail({ path: { id } })).waitsForAny;
const waiting = async (id: string) => (await people.applicant.projects.getProjectDetail({ path: { id } })).waitingFor.toSorted();
const records = async (instanceId: string) => {
  const detail = await people.applicant.approvals.getApprovalInstanceDetail({ path: { id: instanceId } });
  return detail.records.map(({ step, userName, state }) => [step, userName, state]);
};

describe('the case of a larger purchase', () => {
  test('takes the default flow: who pays, the department and the school; who has agreed is not asked again', async () => {
    const { id, instanceId, told } = await largerCase();
    expect(told).toEqual([
      { kind: 'CARD_OWNER', mode: 'ANY', names: ['范子涵'] },
      { kind: 'DEPT_APPROVER', mode: 'ANY', names: ['陈志衡'] },
      { kind: 'SCHOOL_APPROVER', mode: 'ANY', names: ['曹德明'] },
    ]);
    expect(await waiting(id)).toEqual(['范子涵']);
    expect(await decide(people.approver, id, { decision: 'APPROVE' })).toMatchObject({ status: 'RUNNING', version: 2 });
    expect(await waiting(id)).toEqual(['陈志衡']);
    expect(await decide(dean, id, { decision: 'APPROVE' })).toMatchObject({ status: 'RUNNING', version: 3 });
    expect(await waiting(id)).toEqual(['曹德明']);
    expect(await records(instanceId)).toEqual([
      [1, '范子涵', 'APPROVED'],
      [2, '陈志衡', 'APPROVED'],
      [3, '陈志衡', 'SKIPPED'],
      [4, '曹德明', 'PENDING'],
    ]);
    const { records: messages } = await president.inbox.queryInboxMessagePage({ query: { size: 20 } });
    expect(messages.filter(({ bizId }) => bizId === instanceId)).toMatchObject([{ sceneCode: 'APPROVAL_TODO' }]);
    expect(await decide(president, id, { decision: 'APPROVE' })).toMatchObject({
      status: 'APPROVED',
      projectStatus: 'APPROVED',
    });
  });

  test('waits since it came to those who are asked now, not since it was submitted', async () => {
    const began = app.clock.now;
    const { id } = await largerCase();
    const since = async () => {
      const { waitingSince } = await people.applicant.projects.getProjectDetail({ path: { id } });
      return Date.parse(String(waitingSince));
    };
    expect(await since()).toBe(began.getTime());
    try {
      app.clock.now = new Date(began.getTime() + 20 * 60_000);
      await decide(people.approver, id, { decision: 'APPROVE' });
      expect(await since()).toBe(app.clock.now.getTime());
    } finally {
      app.clock.now = began;
    }
  });

  test('takes the newest flow of the school, and the default again when that is given up', async () => {
    await storeFlow([{ kind: 'USERS', userIds: [presidentId], mode: 'ANY', ifEmpty: 'SKIP' }]);
    await storeFlow([{ kind: 'USERS', userIds: [keeperId], mode: 'ANY', ifEmpty: 'SKIP', when: { categoryIds: assets } }]);
    expect((await largerCase()).told).toEqual([{ kind: 'NAMED', mode: 'ANY', names: ['孙建业'] }]);
    await storeFlow(null);
    expect((await largerCase('20000.00')).told.map(({ kind }) => kind)).toEqual(['CARD_OWNER', 'DEPT_APPROVER']);
  });

  test('asks nobody else where one of several has agreed before', async () => {
    await storeFlow([
      { kind: 'USERS', userIds: [keeperId, deanId], mode: 'ANY', ifEmpty: 'SKIP' },
      { kind: 'USERS', userIds: [deanId, presidentId], mode: 'ANY', ifEmpty: 'SKIP' },
    ]);
    const [first, second] = [await largerCase(), await largerCase()];
    expect(await decide(dean, first.id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED' });
    expect(await records(first.instanceId)).toEqual(
      expect.arrayContaining([
        [1, '孙建业', 'CANCELLED'],
        [2, '陈志衡', 'SKIPPED'],
        [2, '曹德明', 'CANCELLED'],
      ]),
    );
    await decide(people.witness, second.id, { decision: 'APPROVE' });
    expect(await waiting(second.id)).toEqual(['曹德明', '陈志衡'].toSorted());
    expect(await waitsForAny(second.id)).toBe(true);
  });
});

describe('a step in which all must agree', () => {
  const all = async () => {
    await storeFlow([
      { kind: 'USERS', userIds: [keeperId, deanId, presidentId], mode: 'ALL', ifEmpty: 'SKIP' },
      { kind: 'CARD_OWNER', mode: 'SEQUENCE', ifEmpty: 'SKIP' },
    ]);
    return largerCase();
  };
  const everybody = ['孙建业', '曹德明', '陈志衡'].toSorted();

  test('ends with the last of them, whatever the order; nobody has to read it again because another has agreed', async () => {
    const { id, told } = await all();
    expect(told[0]).toEqual({ kind: 'NAMED', mode: 'ALL', names: ['孙建业', '陈志衡', '曹德明'] });
    expect(await waiting(id)).toEqual(everybody);
    expect(await waitsForAny(id)).toBe(false);
    const clients = [president, people.witness, dean];
    const tasks = await Promise.all(clients.map((client) => taskOf(client, id)));
    const agree = (at: number) => {
      const { taskId, version } = tasks[at] as (typeof tasks)[number];
      return clients[at]?.approvals.decideApprovalTask({ path: { taskId }, body: { version, decision: 'APPROVE' } });
    };
    expect(await agree(0)).toMatchObject({ status: 'RUNNING', version: 1 });
    expect(await waiting(id)).toEqual(['孙建业', '陈志衡']);
    expect(await failureOf(Promise.resolve(agree(0)))).toMatchObject({ code: 4131 });
    expect(await agree(1)).toMatchObject({ status: 'RUNNING', version: 1 });
    expect(await agree(2)).toMatchObject({ status: 'RUNNING', version: 2 });
    expect(await waiting(id)).toEqual(['范子涵']);
  });

  test('ends at once with one who rejects', async () => {
    const { id, instanceId } = await all();
    await decide(dean, id, { decision: 'APPROVE' });
    const rejected = await decide(president, id, { decision: 'REJECT', opinion: 'Not this year' });
    expect(rejected).toMatchObject({ status: 'REJECTED', projectStatus: 'REJECTED' });
    expect((await records(instanceId)).map(([, , state]) => state).toSorted()).toEqual([
      'APPROVED',
      'CANCELLED',
      'CANCELLED',
      'REJECTED',
    ]);
    await expect(taskOf(people.witness, id)).rejects.toThrow();
  });

  test('that was returned asks those who have not agreed, and not again who has', async () => {
    const { id, instanceId } = await all();
    await decide(dean, id, { decision: 'APPROVE' });
    await decide(president, id, { decision: 'RETURN', opinion: 'Say what for' });
    await expect(taskOf(people.witness, id)).rejects.toThrow();
    const path = { id };
    const { version, status } = await people.applicant.projects.getProjectDetail({ path });
    expect(status).toBe('RETURNED');
    await people.applicant.projects.submitProject({ path, body: { version, conflictDeclared: true } });
    expect(await waiting(id)).toEqual(['孙建业', '曹德明']);
    await decide(people.witness, id, { decision: 'APPROVE' });
    await decide(president, id, { decision: 'APPROVE' });
    expect(await waiting(id)).toEqual(['范子涵']);
    expect(await decide(people.approver, id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED' });
    expect((await records(instanceId)).filter(([, , state]) => state === 'APPROVED')).toHaveLength(4);
  });
});
