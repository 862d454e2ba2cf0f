import type { ApiError } from '@campus-procurement/sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Bidders, bidders } from '../builders/aBidding.ts';
import { aCategoryThat, aLargerPurchase, largerInput, taskOf } from '../builders/aPurchase.ts';
import { wayFacts } from '../builders/aWay.ts';
import { pdf } from '../builders/contents.ts';
import { uploadAs } from '../builders/fileFixture.ts';
import { anOpenedBidding, approverOf } from '../builders/openings.ts';
import { failureOf } from '../failureOf.ts';
import { ledgerFaults } from '../ledgerFaults.ts';
import { startApp, type TestApp, type TestClient } from '../startApp.ts';

const reason = 'The project that needs it was cancelled';
const passed = (tried: (ApiError | null)[]) => tried.filter((failure) => failure === null).length;

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
  const running = (id: string) =>
    app.database.db
      .selectFrom('approvalInstance')
      .select(['id', 'bizType', 'version'])
      .where('projectId', '=', id)
      .where('status', '=', 'RUNNING')
      .execute();

  /** A purchase that is not bid for, with its outcome registered by the officer. */
  async function aRegisteredOutcome(): Promise<string> {
    const { applicant, officer, cardId } = people;
    const categoryId = await aCategoryThat(
      applicant,
      ({ purchaseType, hazardous, centralCatalogue, fixedAsset }) =>
        purchaseType === 'GOODS' && !hazardous && !centralCatalogue && !fixedAsset,
    );
    const paperId = (await uploadAs(applicant)(pdf(), 'paper.pdf', 'PURCHASE')).id;
    const supplierIds = people.suppliers.map(({ id }) => id);
    const { id, version, officerId } = await aLargerPurchase(people, 'APPROVED', {
      ...largerInput(cardId, categoryId),
      executionCode: 'INQUIRY',
      otherReason: 'No bidding, for a reason of some length',
      attachmentIds: [paperId],
      wayFacts: wayFacts('INQUIRY', { supplierIds, paperId }),
    });
    if (officerId === null) await officer.projects.receiveProject({ path: { id }, body: { version } });
    const file = await uploadAs(officer)(pdf(), 'minutes.pdf', 'PURCHASE');
    const { companyName } = await app.database.db
      .selectFrom('supplier')
      .select('companyName')
      .where('id', '=', String(supplierIds[0]))
      .executeTakeFirstOrThrow();
    const quotes = [companyName, 'Another company', 'A third company'].map((supplierName, index) => {
      return { supplierName, amount: `${59 + index}000.00` };
    });
    const said = { supplierId: String(supplierIds[0]), dealAmount: '59000.00', reason: 'As the papers say', quotes };
    const body = { ...said, version: (await detail(officer, id)).version, processFileIds: [file.id] };
    await officer.projects.registerOtherProcurementOutcome({
      path: { id },
      body: { ...body, resultPublic: true, conflictDeclared: true },
    });
    expect(await detail(officer, id)).toMatchObject({ status: 'AWARDED', lane: 'OTHER' });
    return id;
  }

  test('an award is decided or it is asked to give the purchase up, not both', async () => {
    const bids = [{ total: '52000.00' }, { total: '55000.00' }, { total: '58000.00' }];
    const { id, quoteIds, people: now } = await anOpenedBidding(app, people, { bids });
    const { version } = await now.officer.bidding.getBidding({ path: { projectId: id } });
    const elsewhere = await app.anotherServer().as('teacher1', 'purchaser');
    const decision = {
      quoteId: String(quoteIds[0]),
      opinion: 'The lowest compliant one',
      riskAnswers: [],
      conflictDeclared: true,
    };
    const [decided, ...asked] = await Promise.all([
      failureOf(now.officer.bidding.decideAward({ path: { projectId: id }, body: { ...decision, version } })),
      failureOf(elsewhere.projects.terminateProject({ path: { id }, body: { version, reason } })),
      failureOf(now.officer.projects.terminateProject({ path: { id }, body: { version, reason } })),
    ]);
    expect(passed([decided, ...asked])).toBe(1);
    const { awards, suspension } = await now.officer.bidding.getBidding({ path: { projectId: id } });
    expect(awards).toHaveLength(decided === null ? 1 : 0);
    expect(suspension?.cause).toBe(decided === null ? undefined : 'TERMINATION');
    expect((await running(id)).map(({ bizType }) => bizType)).toEqual(decided === null ? [] : ['TERMINATION']);
    expect(await verified(id)).toMatchObject({ ok: true });
  });

  test('an award is decided for after it was agreed to give the purchase up, or before it was asked for: never in between', async () => {
    const bids = [{ total: '52000.00' }, { total: '55000.00' }, { total: '58000.00' }];
    const { id, quoteIds, people: now } = await anOpenedBidding(app, people, { bids });
    const before = await detail(now.officer, id);
    await now.officer.projects.terminateProject({ path: { id }, body: { version: before.version, reason } });
    const approver = await approverOf(app, id);
    const { taskId, version } = await taskOf(approver, id);
    const { version: read } = await detail(now.officer, id);
    const decision = {
      quoteId: String(quoteIds[0]),
      opinion: 'The lowest compliant one',
      riskAnswers: [],
      conflictDeclared: true,
    };
    const elsewhere = await app.anotherServer().as('officer1', 'procurement_officer');
    const [agreed, decided] = await Promise.all([
      failureOf(approver.approvals.decideApprovalTask({ path: { taskId }, body: { decision: 'APPROVE', version } })),
      failureOf(elsewhere.bidding.decideAward({ path: { projectId: id }, body: { ...decision, version: read } })),
    ]);
    expect(agreed).toBeNull();
    expect(decided).not.toBeNull();
    expect(await detail(now.officer, id)).toMatchObject({ status: 'TERMINATED' });
    expect((await now.officer.bidding.getBidding({ path: { projectId: id } })).awards).toEqual([]);
    expect(await verified(id)).toMatchObject({ ok: true });
  });

  test('to give up what was bought without a bidding is asked for once, and agreed to or taken back', async () => {
    const id = await aRegisteredOutcome();
    const { officer, applicant } = people;
    const elsewhere = await app.anotherServer().as('officer1', 'procurement_officer');
    const { version } = await detail(officer, id);
    const asked = await Promise.all(
      [officer, applicant, elsewhere].map((client) =>
        failureOf(client.projects.terminateProject({ path: { id }, body: { version, reason } })),
      ),
    );
    expect(passed(asked)).toBe(1);
    const [instance, ...others] = await running(id);
    expect([instance?.bizType, others]).toEqual(['TERMINATION', []]);
    const approver = await approverOf(app, id);
    const task = await taskOf(approver, id);
    const asker = asked[1] === null ? applicant : officer;
    const [agreed, withdrawn] = await Promise.all([
      failureOf(
        approver.approvals.decideApprovalTask({
          path: { taskId: task.taskId },
          body: { decision: 'APPROVE', version: task.version },
        }),
      ),
      failureOf(
        asker.approvals.withdrawApprovalInstance({
          path: { id: String(instance?.id) },
          body: { version: Number(instance?.version) },
        }),
      ),
    ]);
    expect(passed([agreed, withdrawn])).toBe(1);
    expect(await running(id)).toEqual([]);
    const { status, funds, amount } = await detail(officer, id);
    expect(status).toBe(agreed === null ? 'TERMINATED' : 'AWARDED');
    const frozen = funds.map(({ frozenAmount }) => frozenAmount);
    expect(frozen).toEqual([agreed === null ? '0.00' : amount]);
    expect(await verified(id)).toMatchObject({ ok: true });
  });
});
