import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBidding, anOfficersPurchase, type Bidders, bidders, quote } from '../../testing/aBidding.ts';
import { decide } from '../../testing/aPurchase.ts';
import { failureOf } from '../../testing/failureOf.ts';
import { ledgerFaults } from '../../testing/ledgerFaults.ts';
import { approverOf } from '../../testing/openings.ts';
import { startApp, type TestApp } from '../../testing/startApp.ts';

const hourMs = 3_600_000;
const reason = 'The project that needs it was cancelled';

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app);
});
afterAll(() => app.close());

const detail = (id: string) => people.officer.projects.getProjectDetail({ path: { id } });
const bidding = (projectId: string) => people.officer.bidding.getBidding({ path: { projectId } });
const verified = async (id: string) => (await app.as('auditor1', 'auditor')).projects.verifyProjectLog({ path: { id } });
async function ask(id: string, client = people.officer) {
  const { version } = await detail(id);
  return client.projects.terminateProject({ path: { id }, body: { version, reason } });
}
async function caseOf(id: string) {
  const approver = await approverOf(app, id);
  const { records } = await approver.approvals.queryApprovalTaskPage({ query: { scope: 'TODO', size: 100 } });
  const found = records.find(({ projectId }) => projectId === id);
  return { approver, instanceId: String(found?.instanceId) };
}

test('what suppliers know of is given up by an approval, and what they have sealed is never opened', async () => {
  const { id } = await aBidding(app, people);
  const [{ client }] = people.suppliers as [Bidders['suppliers'][number]];
  await quote(client, id, '20000.00');
  expect(await ask(id)).toMatchObject({ status: 'SUSPENDED' });
  expect(await bidding(id)).toMatchObject({ suspension: { cause: 'TERMINATION', reason }, allowedActions: [] });
  expect(await failureOf(quote(client, id, '19000.00'))).toMatchObject({ code: 4182 });
  expect(await failureOf(ask(id))).toMatchObject({ code: 4101 });
  const { approver, instanceId } = await caseOf(id);
  const theCase = await approver.approvals.getApprovalInstanceDetail({ path: { id: instanceId } });
  expect(theCase).toMatchObject({ bizType: 'TERMINATION', reason, allowedActions: ['APPROVE', 'REJECT', 'DELEGATE', 'ADD_SIGN'] });
  const { projectStatus } = await decide(approver, id, { decision: 'APPROVE' });
  expect(projectStatus).toBe('TERMINATED');
  const ended = await bidding(id);
  expect(ended).toMatchObject({ stage: 'FAILED', failReason: 'TERMINATED', bidderCount: null, suspension: null });
  expect(ended.notices.map(({ type }) => type)).toEqual(['TERMINATED', 'CHANGE', 'BID']);
  const seen = await client.supplierBidding.getBiddableProjectDetail({ path: { projectId: id } });
  expect(seen).toMatchObject({ state: 'FAILED', result: null, mayQuote: false });
  expect(await ledgerFaults(app.database.db)).toEqual([]);
  expect(await verified(id)).toMatchObject({ ok: true });
  const quoted = await app.database.db.selectFrom('bidQuote').select(['prices', 'total']).execute();
  expect(quoted.every(({ prices, total }) => prices === null && total === null)).toBe(true);
});

test('what is not given up goes on with the time that it had left, and so does what is taken back', async () => {
  for (const isRejected of [true, false]) {
    const { id } = await aBidding(app, people);
    const { endTime } = await bidding(id);
    await ask(id, people.applicant);
    app.clock.advance(2 * hourMs);
    const { approver, instanceId } = await caseOf(id);
    if (isRejected) await decide(approver, id, { decision: 'REJECT', opinion: 'Still needed' });
    else {
      const applicant = await app.as('teacher1', 'purchaser');
      const { version, allowedActions } = await applicant.approvals.getApprovalInstanceDetail({ path: { id: instanceId } });
      expect(allowedActions).toContain('WITHDRAW');
      await applicant.approvals.withdrawApprovalInstance({ path: { id: instanceId }, body: { version } });
    }
    const after = await bidding(id);
    expect(after).toMatchObject({ stage: 'BIDDING', suspension: null });
    expect(Date.parse(after.endTime) - Date.parse(endTime)).toBeGreaterThanOrEqual(2 * hourMs);
    expect(await detail(id)).toMatchObject({ status: 'BIDDING', nextTime: after.endTime });
    expect(await verified(id)).toMatchObject({ ok: true });
  }
});

test('what its officer has suspended before stays so if it is not given up, and does not go on meanwhile', async () => {
  const { id, version } = await aBidding(app, people);
  await people.officer.bidding.suspendProject({ path: { id }, body: { version, reason: 'A parameter is being checked' } });
  await ask(id);
  expect((await bidding(id)).allowedActions).toEqual([]);
  await decide((await caseOf(id)).approver, id, { decision: 'REJECT', opinion: 'Still needed' });
  expect(await bidding(id)).toMatchObject({ suspension: { cause: 'OFFICER' }, allowedActions: ['RESUME'] });
});

test('what no supplier knows of is given up at once', async () => {
  const { id } = await anOfficersPurchase(people);
  expect(await ask(id)).toMatchObject({ status: 'TERMINATED' });
});
