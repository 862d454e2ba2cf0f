import { afterAll, beforeAll, expect, test } from 'vitest';
import { planDue } from '#platform/due/dueEvents.ts';
import { aBidding, anOfficersPurchase, type Bidders, bidders, quote } from '#test/builders/aBidding.ts';
import { aContract, contractOf, sign } from '#test/builders/aContract.ts';
import { decide } from '#test/builders/aPurchase.ts';
import { approverOf } from '#test/builders/openings.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

const pauseMs = 10 * 60_000;
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
  const running = app.database.db.selectFrom('approvalInstance').select('id').where('projectId', '=', id);
  const found = await running.where('status', '=', 'RUNNING').executeTakeFirstOrThrow();
  return { approver, instanceId: found.id };
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
  expect(theCase).toMatchObject({
    bizType: 'TERMINATION',
    reason,
    requestedByName: (await detail(id)).officerName,
    allowedActions: ['APPROVE', 'REJECT', 'DELEGATE', 'ADD_SIGN'],
  });
  const { projectStatus } = await decide(approver, id, { decision: 'APPROVE' });
  expect(projectStatus).toBe('TERMINATED');
  const ended = await bidding(id);
  expect(ended).toMatchObject({ stage: 'FAILED', failReason: 'TERMINATED', bidderCount: null, suspension: null });
  expect(ended.notices.map(({ type }) => type)).toEqual(['TERMINATED', 'CHANGE', 'BID']);
  const seen = await client.supplierBidding.getBiddableProjectDetail({ path: { projectId: id } });
  expect(seen).toMatchObject({ state: 'TERMINATED', result: null, mayQuote: false });
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
    app.clock.advance(pauseMs);
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
    expect(Date.parse(after.endTime) - Date.parse(endTime)).toBeGreaterThanOrEqual(pauseMs);
    expect(await detail(id)).toMatchObject({ status: 'BIDDING', nextTime: after.endTime });
    expect(await verified(id)).toMatchObject({ ok: true });
  }
});

test('what its officer has suspended before stays so if it is not given up, and does not go on meanwhile', async () => {
  const { id, version } = await aBidding(app, people);
  await people.officer.bidding.suspendProject({ path: { id }, body: { version, reason: 'A parameter is being checked' } });
  await ask(id);
  expect(await bidding(id)).toMatchObject({ suspension: { cause: 'TERMINATION' }, allowedActions: [] });
  await decide((await caseOf(id)).approver, id, { decision: 'REJECT', opinion: 'Still needed' });
  expect(await bidding(id)).toMatchObject({ suspension: { cause: 'OFFICER' }, allowedActions: ['RESUME'] });
});

test('what no supplier knows of is given up at once', async () => {
  const { id } = await anOfficersPurchase(people);
  expect(await ask(id)).toMatchObject({ status: 'TERMINATED' });
});

test('after the award its contract and who is asked about it rest meanwhile, and it is void if the purchase is given up', async () => {
  const made = await aContract(app, people, 'APPROVING');
  const { officer } = made.people;
  const { db } = app.database;
  const path = { id: made.projectId };
  const asking = async () => {
    const { version } = await officer.projects.getProjectDetail({ path });
    return officer.projects.terminateProject({ path, body: { version, reason } });
  };
  const limit = async () => {
    const ofProject = db.selectFrom('approvalInstance').select('id').where('projectId', '=', path.id);
    const tasks = db.selectFrom('approvalTask').select(['id', 'limitTime']).where('state', '=', 'PENDING');
    return tasks.where('instanceId', 'in', ofProject.where('bizType', '=', 'CONTRACT')).executeTakeFirstOrThrow();
  };
  const before = await limit();
  expect(await asking()).toMatchObject({ status: 'SUSPENDED' });
  expect(await contractOf(officer, made.id)).toMatchObject({ status: 'APPROVING', allowedActions: [] });
  app.clock.advance(pauseMs);
  const cases = db.selectFrom('approvalInstance').select(['id', 'version']).where('projectId', '=', path.id);
  const { id, version } = await cases.where('bizType', '=', 'TERMINATION').executeTakeFirstOrThrow();
  await officer.approvals.withdrawApprovalInstance({ path: { id }, body: { version } });
  const after = await limit();
  expect(Number(after.limitTime) - Number(before.limitTime)).toBe(pauseMs);
  // A task from before there were limits.
  await db.updateTable('approvalTask').set({ limitTime: null }).where('id', '=', after.id).execute();
  await planDue({ companyId: '1001', kind: 'APPROVAL_LIMIT', subjectId: path.id }, app.clock.now, db);
  await app.sweepDue();
  expect(Number((await limit()).limitTime)).toBeGreaterThan(app.clock.now.getTime());
  await decide(await approverOf(app, path.id), path.id, { decision: 'APPROVE' });
  expect(await contractOf(officer, made.id)).toMatchObject({ status: 'TO_SIGN', allowedActions: ['SIGN', 'VOID'] });
  await asking();
  expect(await failureOf(sign(app, officer, made.id))).toMatchObject({ code: 4101 });
  await decide(await approverOf(app, path.id), path.id, { decision: 'APPROVE' });
  expect(await contractOf(officer, made.id)).toMatchObject({ status: 'CANCELLED' });
  const { awards, notices } = await officer.bidding.getBidding({ path: { projectId: path.id } });
  expect(awards).toMatchObject([{ status: 'CANCELLED', cancelReason: reason }]);
  expect(notices[0]).toMatchObject({ type: 'TERMINATED' });
  expect(await officer.projects.getProjectDetail({ path })).toMatchObject({ status: 'TERMINATED' });
  expect(await ledgerFaults(db)).toEqual([]);
  expect(await verified(path.id)).toMatchObject({ ok: true });
}, 60_000);
