import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategory, aSharedCard, buyers, decide, purchaseInput } from '#test/builders/aPurchase.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let reader: TestClient;
let readerId: string;
let cardId: string;
let categoryId: string;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  reader = await app.as('dean1', 'dept_approver');
  readerId = (await reader.users.getMyProfile()).id;
  cardId = await aSharedCard(people.finance);
  categoryId = await aCategory(people.applicant);
});
afterAll(() => app.close());

async function submitted(copyUserIds: string[], id?: string) {
  const { applicant } = people;
  const draft = id ?? (await applicant.projects.saveProject({ body: purchaseInput(cardId, categoryId, '100.00') })).id;
  const { version } = await applicant.projects.getProjectDetail({ path: { id: draft } });
  const body = { version, conflictDeclared: true, copyUserIds };
  await applicant.projects.submitProject({ path: { id: draft }, body });
  return applicant.projects.getProjectDetail({ path: { id: draft } });
}

const messages = async () => (await reader.inbox.queryInboxMessagePage({ query: { size: 200 } })).records;
const copies = async () => (await reader.approvals.queryApprovalTaskPage({ query: { tab: 'CC', size: 200 } })).records;

describe('a copy of a request', () => {
  test('is a message, a row under its tab, and the right to read; there is nothing to decide', async () => {
    const { id, approvalInstanceId, projectName } = await submitted([readerId]);
    const [message] = (await messages()).filter(({ sceneCode }) => sceneCode === 'APPROVAL_COPY');
    expect(message).toMatchObject({ bizType: 'APPROVAL', bizId: approvalInstanceId, title: `CC: ${projectName}` });
    expect(await copies()).toMatchObject([{ projectId: id, taskId: null, waitingFor: ['范子涵'], remainingAmount: '19900.00' }]);
    const seen = await reader.approvals.getApprovalInstanceDetail({ path: { id: String(approvalInstanceId) } });
    expect(seen).toMatchObject({ myTaskId: null, allowedActions: [], project: { id } });
    const keeper = await app.as('inspector1', 'inspector');
    expect(
      await failureOf(keeper.approvals.getApprovalInstanceDetail({ path: { id: String(approvalInstanceId) } })),
    ).toMatchObject({ code: 4004 });
  });

  test('is sent once, also if the request is returned and comes again', async () => {
    const before = (await messages()).length;
    const { id } = await submitted([readerId]);
    await decide(people.approver, id, { decision: 'RETURN', opinion: 'Say what for' });
    await submitted([readerId], id);
    expect((await messages()).length).toBe(before + 1);
  });

  test('goes to users of the school only, and not to the applicant', async () => {
    const { applicant } = people;
    const { id } = await applicant.projects.saveProject({ body: purchaseInput(cardId, categoryId, '100.00') });
    const own = (await applicant.users.getMyProfile()).id;
    const submit = (copyUserIds: string[]) =>
      failureOf(applicant.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true, copyUserIds } }));
    expect(await submit([readerId, own])).toMatchObject(broken('copyUserIds.1', 'exists'));
    expect(await submit(['nobody'])).toMatchObject(broken('copyUserIds.0', 'exists'));
  });
});

describe('what waits', () => {
  test('is counted with its sum and the time of the oldest', async () => {
    const { approver } = people;
    await submitted([]);
    const { records } = await approver.approvals.queryApprovalTaskPage({ query: { tab: 'TODO', size: 200 } });
    const sum = records.reduce((total, { amount }) => total + Number(amount), 0);
    expect(await approver.approvals.countApprovalTasks()).toEqual({
      overdue: records.filter(({ isOverdue }) => isOverdue).length,
      stuck: 0,
      todo: records.length,
      amount: sum.toFixed(2),
      since: records[0]?.since,
    });
  });

  test('is told together with similar purchases of the applicant', async () => {
    const first = await submitted([]);
    const { approver } = people;
    const read = () => approver.approvals.getApprovalInstanceDetail({ path: { id: String(first.approvalInstanceId) } });
    const before = Number((await read()).similarAmount);
    await submitted([]);
    expect(await read()).toMatchObject({ similarAmount: (before + 100).toFixed(2), similarDays: 90, smallLimit: '10000.00' });
  });
});
