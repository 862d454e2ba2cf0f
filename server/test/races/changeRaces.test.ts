import { hourMs, isoTime } from '@campus-procurement/sdk/time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aBidding, anOfficersPurchase, aWindow, type Bidders, bidders, quote, quotes } from '../builders/aBidding.ts';
import { askChange } from '../builders/aModification.ts';
import { aSharedCard, taskOf } from '../builders/aPurchase.ts';
import { approverOf } from '../builders/openings.ts';
import { failureOf } from '../failureOf.ts';
import { ledgerFaults } from '../ledgerFaults.ts';
import { startApp, type TestApp, type TestClient } from '../startApp.ts';

const reason = 'A parameter is being checked';

describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', () => {
  let app: TestApp;
  let people: Bidders;
  beforeEach(async () => {
    app = await startApp();
    people = await bidders(app);
  });
  afterEach(async () => {
    expect(await ledgerFaults(app.database.db)).toEqual([]);
    await app.close();
  });
  const detail = (client: TestClient, id: string) => client.projects.getProjectDetail({ path: { id } });
  const verified = async (id: string) => (await app.as('auditor1', 'auditor')).projects.verifyProjectLog({ path: { id } });

  test('a round is closed or suspended, not both', async () => {
    const bidding = await aBidding(app, people);
    const { id } = bidding;
    await quotes(people, id, ['29000.00', '28000.00', '27000.00']);
    app.clock.now = new Date(Date.parse(String(bidding.nextTime)) + 2_000);
    const officer = await app.as('officer1', 'procurement_officer');
    const { version } = await detail(officer, id);
    await Promise.all([app.sweepDue(), failureOf(officer.bidding.suspendProject({ path: { id }, body: { reason, version } }))]);
    // The time is over: a suspension comes after the closing, or not at all.
    const after = await detail(officer, id);
    expect(['OPENING', 'SUSPENDED']).toContain(after.status);
    const steps = (await officer.projects.listProjectLogs({ path: { id } })).map(({ step }) => step);
    expect(steps.filter((step) => step === 'close')).toHaveLength(1);
    expect(await verified(id)).toMatchObject({ ok: true });
  });

  test('quotes that meet a suspension are taken before it or refused, and nothing changes afterwards', async () => {
    const { id, version } = await aBidding(app, people);
    const elsewhere = await app.anotherServer().as('officer1', 'procurement_officer');
    const sent = people.suppliers.map(({ client }, index) => failureOf(quote(client, id, `2${index}000.00`)));
    const [suspended, ...tried] = await Promise.all([
      failureOf(elsewhere.bidding.suspendProject({ path: { id }, body: { reason, version } })),
      ...sent,
    ]);
    expect(suspended).toBeNull();
    expect(tried.every((failure) => failure === null || failure.code === 4182)).toBe(true);
    const { suspendTime } = await app.database.db
      .selectFrom('bidRound')
      .select('suspendTime')
      .where('projectId', '=', id)
      .executeTakeFirstOrThrow();
    expect(suspendTime).not.toBeNull();
  });

  test('a purchase is published before its change is submitted, or not', async () => {
    const { id, version } = await anOfficersPurchase(people);
    const elsewhere = await app.anotherServer().as('teacher1', 'purchaser');
    const [published, asked] = await Promise.all([
      failureOf(people.officer.bidding.publishProject({ path: { id }, body: { ...aWindow(app), version } })),
      failureOf(askChange(elsewhere, id, ['CONTENT'], { requirements: 'Service within 24 hours' })),
    ]);
    // After the publication the change costs the round, which stands still until it is decided.
    const { status } = await detail(people.officer, id);
    expect(asked).toBeNull();
    expect(status).toBe(published === null ? 'SUSPENDED' : 'APPROVED');
    expect(await verified(id)).toMatchObject({ ok: true });
  });

  test('a change takes effect or is taken back, and its money moves once', async () => {
    const { id, amount } = await anOfficersPurchase(people);
    const other = await aSharedCard(people.finance, '90000.00');
    const asked = await askChange(people.applicant, id, ['FUNDS'], { funds: [{ expenditureId: other, amount }] });
    const approver = await approverOf(app, id);
    const { taskId, version } = await taskOf(approver, id);
    const elsewhere = await app.anotherServer().as('teacher1', 'purchaser');
    const [approved, withdrawn] = await Promise.all([
      failureOf(approver.approvals.decideApprovalTask({ path: { taskId }, body: { decision: 'APPROVE', version } })),
      failureOf(elsewhere.modifications.withdrawProjectModify({ path: { id: asked.id }, body: { version: asked.version } })),
    ]);
    expect([approved, withdrawn].filter((failure) => failure === null)).toHaveLength(1);
    const { funds } = await detail(people.applicant, id);
    expect(funds).toMatchObject([{ expenditureId: approved === null ? other : people.cardId, amount }]);
    expect(await verified(id)).toMatchObject({ ok: true });
  });

  test('of a suspension and a change of a running bidding one comes first, and the time is given back once', async () => {
    const { id, nextTime, version } = await aBidding(app, people);
    const elsewhere = await app.anotherServer().as('teacher1', 'purchaser');
    const [suspended, asked] = await Promise.all([
      failureOf(people.officer.bidding.suspendProject({ path: { id }, body: { reason, version } })),
      failureOf(askChange(elsewhere, id, ['CONTACT'], { deliveryAddress: 'Building 5, room 301' })),
    ]);
    expect([suspended, asked].filter((failure) => failure === null)).toHaveLength(1);
    const { version: read } = await detail(people.officer, id);
    const bidEndTime = isoTime(new Date(Date.parse(String(nextTime)) + 24 * hourMs));
    if (suspended === null) {
      const body = { version: read, bidEndTime };
      const goesOn = () => failureOf(people.officer.bidding.resumeProject({ path: { id }, body }));
      const tried = await Promise.all([goesOn(), goesOn()]);
      expect(tried.filter((failure) => failure === null)).toHaveLength(1);
    }
    expect(await verified(id)).toMatchObject({ ok: true });
  });

  test('a change that one approver agrees to and another rejects has one outcome', async () => {
    const { id, amount } = await anOfficersPurchase(people);
    const other = await aSharedCard(people.finance, '90000.00');
    await askChange(people.applicant, id, ['FUNDS'], { funds: [{ expenditureId: other, amount }] });
    const approver = await approverOf(app, id);
    const { taskId, version } = await taskOf(approver, id);
    const path = { taskId };
    const [agreed, rejected] = await Promise.all([
      failureOf(approver.approvals.decideApprovalTask({ path, body: { decision: 'APPROVE', version } })),
      failureOf(approver.approvals.decideApprovalTask({ path, body: { decision: 'REJECT', opinion: 'Not now', version } })),
    ]);
    expect([agreed, rejected].filter((failure) => failure === null)).toHaveLength(1);
    const { funds, status } = await detail(people.applicant, id);
    expect(status).toBe('APPROVED');
    expect(funds).toMatchObject([{ expenditureId: agreed === null ? other : people.cardId, amount }]);
    const { records } = await people.applicant.modifications.queryProjectModifyPage({ query: { projectId: id } });
    expect(records).toMatchObject([{ status: agreed === null ? 'EFFECTIVE' : 'REJECTED' }]);
    expect(await verified(id)).toMatchObject({ ok: true });
  });

  test('a quote that meets a change of the matter is void with its round, or refused', async () => {
    const { id } = await aBidding(app, people);
    await askChange(people.applicant, id, ['CONTENT'], { requirements: 'Service within 24 hours' });
    const approver = await approverOf(app, id);
    const { taskId, version } = await taskOf(approver, id);
    const sent = people.suppliers.map(({ client }, index) => failureOf(quote(client, id, `2${index}000.00`)));
    const [agreed] = await Promise.all([
      failureOf(approver.approvals.decideApprovalTask({ path: { taskId }, body: { decision: 'APPROVE', version } })),
      ...sent,
    ]);
    expect(agreed).toBeNull();
    expect(await detail(people.officer, id)).toMatchObject({ status: 'APPROVED' });
    const { db } = app.database;
    const opened = await db.selectFrom('bidQuote').select('id').where('total', 'is not', null).execute();
    expect(opened).toEqual([]);
    expect(await verified(id)).toMatchObject({ ok: true });
  });

  test('a round is closed, or it stands still until it is decided whether the purchase is given up', async () => {
    const bidding = await aBidding(app, people);
    const { id } = bidding;
    await quotes(people, id, ['29000.00', '28000.00', '27000.00']);
    app.clock.now = new Date(Date.parse(String(bidding.nextTime)) + 2_000);
    const officer = await app.as('officer1', 'procurement_officer');
    const { version } = await detail(officer, id);
    const elsewhere = await app.anotherServer().as('officer1', 'procurement_officer');
    await Promise.all([
      app.sweepDue(),
      failureOf(elsewhere.projects.terminateProject({ path: { id }, body: { reason, version } })),
    ]);
    expect(['OPENING', 'SUSPENDED']).toContain((await detail(officer, id)).status);
    const steps = (await officer.projects.listProjectLogs({ path: { id } })).map(({ step }) => step);
    expect(steps.filter((step) => step === 'close')).toHaveLength(1);
    expect(await verified(id)).toMatchObject({ ok: true });
  });

  test('a purchase is given up, or who has asked for that takes it back', async () => {
    const { id, version } = await aBidding(app, people);
    await people.officer.projects.terminateProject({ path: { id }, body: { reason, version } });
    const approver = await approverOf(app, id);
    const { taskId, version: read } = await taskOf(approver, id);
    const running = app.database.db.selectFrom('approvalInstance').select('id').where('projectId', '=', id);
    const { id: instanceId } = await running.where('status', '=', 'RUNNING').executeTakeFirstOrThrow();
    const elsewhere = await app.anotherServer().as('officer1', 'procurement_officer');
    const [agreed, withdrawn] = await Promise.all([
      failureOf(approver.approvals.decideApprovalTask({ path: { taskId }, body: { decision: 'APPROVE', version: read } })),
      failureOf(elsewhere.approvals.withdrawApprovalInstance({ path: { id: instanceId }, body: { version: read } })),
    ]);
    expect([agreed, withdrawn].filter((failure) => failure === null)).toHaveLength(1);
    expect(await detail(people.officer, id)).toMatchObject({ status: agreed === null ? 'TERMINATED' : 'BIDDING' });
    expect(await verified(id)).toMatchObject({ ok: true });
  });
});
