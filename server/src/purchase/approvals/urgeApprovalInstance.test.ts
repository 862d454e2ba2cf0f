import { hourMs } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aPurchase, aSharedCard, buyers, decide, purchaseInput } from '#test/builders/aPurchase.ts';
import { failureOf } from '#test/failureOf.ts';
import { missing, wrongState } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let categoryId: string;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  categoryId = await aCategory(people.applicant);
});
afterAll(() => app.close());

async function aCase(upTo: 'APPROVING' | 'ACCEPTING' = 'APPROVING') {
  const input = purchaseInput(await aSharedCard(people.finance), categoryId, '100.00');
  const { id, openCaseId } = await aPurchase(people, upTo, { input });
  return { id, instanceId: String(openCaseId) };
}
const urge = (client: TestClient, id: string) => client.approvals.urgeApprovalInstance({ path: { id } });
const detail = (client: TestClient, id: string) => client.approvals.getApprovalInstanceDetail({ path: { id } });
const messagesOf = async (client: TestClient, instanceId: string) => {
  const { records } = await client.inbox.queryInboxMessagePage({ query: { size: 200 } });
  return records.filter(({ bizId }) => bizId === instanceId).map(({ sceneCode, title }) => [sceneCode, title]);
};

test('the applicant reminds who is asked once in four hours', async () => {
  const { instanceId } = await aCase();
  expect(await detail(people.applicant, instanceId)).toMatchObject({ allowedActions: ['WITHDRAW', 'URGE'], nextUrgeTime: null });
  const before = await detail(people.approver, instanceId);
  const nextUrgeTime = '2026-03-02T13:00:00+08:00';
  expect(await urge(people.applicant, instanceId)).toEqual({
    id: instanceId,
    urgeTime: '2026-03-02T09:00:00+08:00',
    nextUrgeTime,
    names: ['范子涵'],
  });
  expect(await messagesOf(people.approver, instanceId)).toEqual(
    expect.arrayContaining([
      ['APPROVAL_TODO', 'Reminder: Pipette tips'],
      ['APPROVAL_TODO', 'To approve: Pipette tips'],
    ]),
  );
  // To those who decide nothing has changed.
  expect(await detail(people.approver, instanceId)).toEqual(before);
  expect(await detail(people.applicant, instanceId)).toMatchObject({ allowedActions: ['WITHDRAW'], nextUrgeTime });

  app.clock.advance(4 * hourMs - 60_000);
  // Sessions end before that.
  people = await buyers(app);
  expect(await failureOf(urge(people.applicant, instanceId))).toMatchObject({
    status: 200,
    code: 4132,
    msg: 'You sent a reminder at 09:00. You can send another from 13:00.',
  });
  app.clock.advance(60_000);
  expect((await detail(people.applicant, instanceId)).allowedActions).toEqual(['WITHDRAW', 'URGE']);
  expect(await urge(people.applicant, instanceId)).toMatchObject({ urgeTime: nextUrgeTime });
  expect(await messagesOf(people.approver, instanceId)).toHaveLength(3);
});

test('witnesses are reminded, too, and a case does not hold back another one', async () => {
  const [one, other] = [await aCase('ACCEPTING'), await aCase('ACCEPTING')];
  expect(await urge(people.applicant, one.instanceId)).toMatchObject({ names: ['孙建业'] });
  expect(await urge(people.applicant, other.instanceId)).toMatchObject({ names: ['孙建业'] });
});

test('nobody but the applicant reminds, and nobody once the case has ended', async () => {
  const { id, instanceId } = await aCase();
  expect(await failureOf(urge(people.approver, instanceId))).toMatchObject(missing);
  expect((await detail(people.approver, instanceId)).allowedActions).not.toContain('URGE');
  await decide(people.approver, id, { decision: 'RETURN', opinion: 'Say what for' });
  expect(await failureOf(urge(people.applicant, instanceId))).toMatchObject(wrongState);
  expect(await detail(people.applicant, instanceId)).toMatchObject({ allowedActions: ['WITHDRAW'], nextUrgeTime: null });
});
