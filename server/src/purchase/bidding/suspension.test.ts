import { hourMs, isoTime } from '@campus-procurement/sdk/time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aBidding, type Bidders, bidders, closeBidding, joining, quote, quoteInput } from '#test/builders/aBidding.ts';
import { decide, findTask, taskOf } from '#test/builders/aPurchase.ts';
import { anOpenedBidding, approverOf, award } from '#test/builders/openings.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { turnFaults } from '#test/turnFaults.ts';

const reason = 'A parameter is being checked';

let app: TestApp;
let people: Bidders;
beforeEach(async () => {
  app = await startApp();
  people = await bidders(app);
});
afterEach(() => app.close());

const detail = (client: TestClient, id: string) => client.projects.getProjectDetail({ path: { id } });
const biddingOf = (client: TestClient, projectId: string) => client.bidding.getBidding({ path: { projectId } });
async function suspend(client: TestClient, id: string) {
  const { version } = await detail(client, id);
  return client.bidding.suspendProject({ path: { id }, body: { reason, version } });
}
async function resume(client: TestClient, id: string, bidEndTime?: string) {
  const { version } = await detail(client, id);
  return client.bidding.resumeProject({ path: { id }, body: { version, ...(bidEndTime !== undefined && { bidEndTime }) } });
}
const client = (index: number) => people.suppliers[index]?.client as TestClient;
const timers = (id: string) =>
  app.database.db
    .selectFrom('dueEvent')
    .select(['kind', 'dueAt'])
    .where('subjectId', '=', id)
    .where('kind', '<>', 'APPROVAL_LIMIT')
    .orderBy('kind')
    .execute();

describe('a bidding that stands still', () => {
  test('is shown so to everybody, with the reason, and takes nobody and no quote', async () => {
    const { id } = await aBidding(app, people);
    await quote(client(0), id, '20000.00');
    expect(await suspend(people.officer, id)).toMatchObject({ status: 'SUSPENDED' });
    const { records } = await people.officer.projects.queryProjectPage({ query: { scope: 'ALL', status: 'SUSPENDED' } });
    expect(records).toMatchObject([{ id, status: 'SUSPENDED', waitsForMe: true, nextTime: null }]);
    const counts = await people.officer.projects.countProjectsByStatus({ query: { scope: 'ALL' } });
    expect(counts).toContainEqual({ status: 'SUSPENDED', count: 1 });
    const bidding = await biddingOf(people.officer, id);
    expect(bidding).toMatchObject({
      suspension: { cause: 'OFFICER', reason },
      bidderCount: null,
      notices: [{ type: 'CHANGE' }, { type: 'BID' }],
      allowedActions: ['RESUME'],
    });
    const seen = await client(1).supplierBidding.getBiddableProjectDetail({ path: { projectId: id } });
    expect(seen).toMatchObject({ state: 'SUSPENDED', suspendReason: reason, mayJoin: false, mayQuote: false });
    const join = client(1).supplierBidding.joinBidding({ path: { projectId: id }, body: joining() });
    expect(await failureOf(join)).toMatchObject({ code: 4182 });
    const again = client(0).supplierBidding.submitQuote({ path: { projectId: id }, body: quoteInput('19000.00') });
    expect(await failureOf(again)).toMatchObject({ code: 4182 });
    expect(await timers(id)).toEqual([]);
    const { todo } = await people.officer.home.getHomeWork();
    expect(todo.rows).toContainEqual(expect.objectContaining({ kind: 'RESUME', projectId: id, note: reason }));
    expect((await people.applicant.home.getHomeWork()).todo.kinds.map(({ kind }) => kind)).not.toContain('RESUME');
  });

  test('tells who may quote, whether they have joined or not, and the auditors', async () => {
    const { id } = await aBidding(app, people);
    await quote(client(0), id, '20000.00');
    await suspend(people.officer, id);
    for (const index of [0, 1]) {
      const { records } = await client(index).inbox.queryInboxMessagePage({ query: {} });
      expect(records.some(({ content }) => content.includes(reason))).toBe(true);
    }
    const auditor = await app.as('auditor1', 'auditor');
    const { records } = await auditor.inbox.queryInboxMessagePage({ query: {} });
    expect(records.some(({ content }) => content.includes(reason))).toBe(true);
  });

  test('gets back what was left of its time, and at least a day', async () => {
    const { id } = await aBidding(app, people);
    await quote(client(0), id, '20000.00');
    const { endTime } = await biddingOf(people.officer, id);
    app.clock.advance(24 * hourMs);
    people.officer = await app.as('officer1', 'procurement_officer');
    await suspend(people.officer, id);
    // Behind the end as it was: nothing closes.
    app.clock.advance(96 * hourMs);
    await app.sweepDue();
    const officer = await app.as('officer1', 'procurement_officer');
    expect(await detail(officer, id)).toMatchObject({ status: 'SUSPENDED' });
    const { suspension } = await biddingOf(officer, id);
    const left = app.clock.now.getTime() + 48 * hourMs;
    expect(Date.parse(String(suspension?.leastEndTime))).toBe(left);
    const early = await failureOf(resume(officer, id, isoTime(new Date(left - hourMs))));
    expect(early?.fieldErrors.map(({ rule }) => rule)).toContain('resumeEnd');
    expect(await failureOf(resume(officer, id))).toMatchObject({ fieldErrors: [{ field: 'bidEndTime', rule: 'required' }] });
    const next = String(suspension?.nextEndTime);
    expect(await resume(officer, id, next)).toMatchObject({ status: 'BIDDING' });
    const after = await biddingOf(officer, id);
    expect(after).toMatchObject({ endTime: next, originalEndTime: endTime, suspension: null, stage: 'BIDDING' });
    expect(await timers(id)).toMatchObject([{ kind: 'BIDDING_CLOSE' }, { kind: 'BIDDING_REMINDER' }]);
    expect(await (await app.as('auditor1', 'auditor')).projects.verifyProjectLog({ path: { id } })).toMatchObject({ ok: true });
  });

  test('is not suspended by anybody else, nor twice, nor once the time for quotes is over', async () => {
    const { id, nextTime, version } = await aBidding(app, people);
    const body = { reason, version };
    expect(await failureOf(people.applicant.bidding.suspendProject({ path: { id }, body }))).toMatchObject({ code: 4003 });
    app.clock.now = new Date(Date.parse(String(nextTime)) + 1_000);
    const officer = await app.as('officer1', 'procurement_officer');
    expect(await failureOf(officer.bidding.suspendProject({ path: { id }, body }))).toMatchObject({ code: 4101 });
    app.clock.now = new Date(Date.parse(String(nextTime)) - 1_000);
    await suspend(officer, id);
    expect(await failureOf(suspend(officer, id))).toMatchObject({ code: 4101 });
  });
});

describe('a decision that stands still', () => {
  test('is not taken meanwhile, which is said with the reason, and gets its deadline back', async () => {
    const project = await aBidding(app, people);
    for (const index of [0, 1, 2]) await quote(client(index), project.id, `2${index}000.00`);
    await closeBidding(app, project);
    const officer = await app.as('officer1', 'procurement_officer');
    const { version } = await detail(officer, project.id);
    await suspend(officer, project.id);
    const open = officer.bidding.openBidding({
      path: { projectId: project.id },
      body: { stage: 'DOCUMENTS', version: version + 1 },
    });
    const refused = await failureOf(open);
    expect(refused).toMatchObject({ code: 4101 });
    expect(refused?.message).toContain(reason);
    expect(await failureOf(resume(officer, project.id, isoTime(new Date(app.clock.now.getTime() + 99 * hourMs))))).toMatchObject({
      fieldErrors: [{ field: 'bidEndTime', rule: 'unknown' }],
    });
    expect(await resume(officer, project.id)).toMatchObject({ status: 'OPENING' });
  });

  test('is approved by nobody meanwhile, and asks for nobody until it goes on', async () => {
    const {
      id,
      quoteIds,
      people: now,
    } = await anOpenedBidding(app, people, { bids: [{ total: '52000.00' }, { total: '54000.00' }, { total: '58000.00' }] });
    const { officer } = now;
    await award(officer, id, String(quoteIds[1]), { notLowestReason: 'It fits the room better' });
    const approver = await approverOf(app, id);
    const { openCaseId } = await detail(officer, id);
    const asked = async () => {
      const { todo } = await approver.approvals.countApprovalTasks();
      const found = await approver.approvals.getApprovalInstanceDetail({ path: { id: String(openCaseId) } });
      expect(await turnFaults('the approver', approver, id)).toEqual([]);
      const { kinds } = (await approver.home.getHomeWork()).todo;
      const ofCases = kinds.filter(({ kind }) => kind === 'APPROVE' || kind === 'WITNESS');
      expect(ofCases.reduce((sum, { count }) => sum + count, 0)).toBe(todo);
      const waits = (await detail(approver, id)).waitsForMe;
      return [(await findTask(approver, id)) !== undefined, waits, found.allowedActions.includes('APPROVE')];
    };
    const task = await taskOf(approver, id);
    await suspend(officer, id);
    expect(await asked()).toEqual([false, false, false]);
    const body = { version: task.version, decision: 'APPROVE' as const };
    expect(await failureOf(approver.approvals.decideApprovalTask({ path: { taskId: task.taskId }, body }))).toMatchObject({
      code: 4101,
    });
    await resume(officer, id);
    expect(await asked()).toEqual([true, true, true]);
    await decide(approver, id, { decision: 'APPROVE' });
  });

  test('moves its deadline by as long', async () => {
    const project = await aBidding(app, people, { amount: '40000.00' });
    for (const index of [0, 1, 2]) await quote(client(index), project.id, `1${index}000.00`);
    await closeBidding(app, project);
    let applicant = await app.as('teacher1', 'purchaser');
    const participants = await applicant.bidding.listParticipants({ query: { projectId: project.id } });
    for (const { quoteId } of participants) {
      const { version } = await detail(applicant, project.id);
      const body = { result: 'PASS' as const, conflictDeclared: true, version };
      await applicant.bidding.qualifyQuote({ path: { id: String(quoteId) }, body }).catch(() => {});
    }
    const before = await biddingOf(applicant, project.id);
    expect(before.decisionDeadline).not.toBeNull();
    const officerBefore = await app.as('officer1', 'procurement_officer');
    await suspend(officerBefore, project.id);
    app.clock.advance(240 * hourMs);
    await app.sweepDue();
    const officer = await app.as('officer1', 'procurement_officer');
    expect(await resume(officer, project.id)).toMatchObject({ status: 'DECIDING' });
    applicant = await app.as('teacher1', 'purchaser');
    const after = await biddingOf(applicant, project.id);
    expect(Date.parse(String(after.decisionDeadline)) - Date.parse(String(before.decisionDeadline))).toBe(240 * hourMs);
    expect(await timers(project.id)).toMatchObject([
      { kind: 'BIDDING_DECISION', dueAt: new Date(String(after.decisionDeadline)) },
    ]);
  });
});
