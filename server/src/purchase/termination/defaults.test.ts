import { dayOf } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bidders, bidders } from '#test/builders/aBidding.ts';
import { contractOf } from '#test/builders/aContract.ts';
import {
  agree,
  aPaidContract,
  archive,
  askDefault,
  aTerminatedOrder,
  defaultReason,
  fundsOf,
  refund,
  writeOff,
} from '#test/builders/aDefault.ts';
import { decide } from '#test/builders/aPurchase.ts';
import { approverOf } from '#test/builders/openings.ts';
import { toDo } from '#test/countFaults.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { broken, forbidden, stale, wrongState } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 3);
});
afterAll(async () => {
  expect(await ledgerFaults(app.database.db)).toEqual([]);
  expect(await app.repairTurns()).toBe(0);
  await app.close();
});

const detailOf = (client: TestClient, id: string) => client.projects.getProjectDetail({ path: { id } });
const fundOf = async (id: string) => (await fundsOf(app, id))[0];

test('a supplier that was paid and never delivers: the order ends by an approval, and what was paid is claimed and refunded in parts', async () => {
  const { id, contractId, people: now } = await aPaidContract(app, people);
  const { officer, finance, applicant } = now;
  expect((await detailOf(officer, id)).allowedActions).toContain('TERMINATE_DEFAULT');
  expect(await fundOf(id)).toEqual({ frozen: '0.00', occupied: '39200.00', paid: '16800.00' });
  expect(await askDefault(officer, id)).toMatchObject({ status: 'EXECUTING' });
  const approver = await approverOf(app, id);
  const { records } = await approver.approvals.queryApprovalTaskPage({ query: { tab: toDo, size: 200 } });
  const instanceId = String(records.find((record) => record.projectId === id)?.instanceId);
  const asked = await approver.approvals.getApprovalInstanceDetail({ path: { id: instanceId } });
  expect(asked).toMatchObject({ bizType: 'TERMINATION', amount: '56000.00', reason: defaultReason });
  expect(asked.project.supplierDefault).toMatchObject({
    status: 'ASKED',
    paidAmount: '16800.00',
    acceptedAmount: '0.00',
    claimAmount: '16800.00',
    openAmount: '0.00',
    evidence: [{ fileName: 'contract.pdf' }],
  });
  const rested = await detailOf(officer, id);
  for (const act of ['CLOSE_SHORT', 'BEGIN_ACCEPTANCE', 'PAY', 'TERMINATE_DEFAULT'] as const) {
    expect(rested.allowedActions).not.toContain(act);
  }
  await agree(app, id);
  expect(await contractOf(officer, contractId)).toMatchObject({
    status: 'TERMINATED',
    supplierDefault: { status: 'ENDED', reason: defaultReason, openAmount: '16800.00' },
  });
  expect(await fundOf(id)).toEqual({ frozen: '0.00', occupied: '0.00', paid: '16800.00' });
  const ended = await detailOf(finance, id);
  expect(ended).toMatchObject({ status: 'COMPLETED', actualAmount: '0.00', payableAmount: '0.00' });
  expect(ended.allowedActions).toContain('REFUND');
  expect(ended.turns).toMatchObject([{ step: 'REFUND', mine: true }]);
  expect((await detailOf(officer, id)).allowedActions).not.toContain('ARCHIVE');
  expect(await failureOf(archive(officer, id))).toMatchObject(wrongState);
  expect(await failureOf(refund(app, finance, id, '16800.01'))).toMatchObject(broken('amount', 'maximum'));
  expect(await failureOf(refund(app, applicant, id, '1.00'))).toMatchObject(forbidden);
  expect(await refund(app, finance, id, '10000.00')).toMatchObject({ status: 'COMPLETED' });
  const sentAgain = { version: ended.version, amount: '1.00', refundDate: dayOf(app.clock.now), voucherNo: 'TK-1' };
  expect(await failureOf(finance.projects.registerRefund({ path: { id }, body: sentAgain }))).toMatchObject(stale);
  expect(await fundOf(id)).toEqual({ frozen: '0.00', occupied: '0.00', paid: '6800.00' });
  await refund(app, finance, id, '6800.00');
  expect(await fundOf(id)).toEqual({ frozen: '0.00', occupied: '0.00', paid: '0.00' });
  const settled = await detailOf(officer, id);
  expect(settled.supplierDefault).toMatchObject({ refundedAmount: '16800.00', openAmount: '0.00', refunds: [{}, {}] });
  expect(settled.turns).toMatchObject([{ step: 'ARCHIVE', mine: true }]);
  expect(await archive(now.officer, id)).toMatchObject({ status: 'ARCHIVED' });
  const { sections } = await officer.projects.getProjectDossier({ path: { id } });
  const claim = sections.find(({ key }) => key === 'CLAIM');
  expect(claim).toMatchObject({ required: true, complete: true });
  expect(claim?.entries.map(({ title }) => title)).toEqual([defaultReason, 'contract.pdf', ended.payee.name, ended.payee.name]);
  expect(await officer.projects.verifyProjectLog({ path: { id } })).toMatchObject({ ok: true });
});

describe('a request to terminate an order', () => {
  test('is taken back or refused, and the order goes on', async () => {
    const { id, people: now } = await aPaidContract(app, people);
    const { applicant, officer } = now;
    await askDefault(applicant, id);
    await decide(await approverOf(app, id), id, { decision: 'REJECT', opinion: 'Give it a month' });
    expect(await detailOf(officer, id)).toMatchObject({ status: 'EXECUTING', supplierDefault: null });
    await askDefault(applicant, id);
    const cases = app.database.db.selectFrom('approvalInstance').select(['id', 'version']).where('projectId', '=', id);
    const running = await cases.where('status', '=', 'RUNNING').executeTakeFirstOrThrow();
    await applicant.approvals.withdrawApprovalInstance({ path: { id: running.id }, body: { version: running.version } });
    const after = await detailOf(officer, id);
    expect(after).toMatchObject({ status: 'EXECUTING', supplierDefault: null });
    expect(after.allowedActions).toContain('TERMINATE_DEFAULT');
    expect(await officer.projects.verifyProjectLog({ path: { id } })).toMatchObject({ ok: true });
  });

  test('is of the requester and the officer, wants evidence, and is made once', async () => {
    const { id, people: now } = await aPaidContract(app, people);
    const { officer, finance, applicant } = now;
    const { version } = await detailOf(officer, id);
    const body = { version, reason: defaultReason, evidenceFileIds: [] };
    const without = officer.projects.terminateForDefault({ path: { id }, body });
    expect(await failureOf(without)).toMatchObject(broken('evidenceFileIds', 'minItems'));
    expect(await failureOf(askDefault(finance, id))).not.toBeNull();
    await askDefault(officer, id);
    expect(await failureOf(askDefault(applicant, id))).toMatchObject(wrongState);
  });
});

describe('a claim', () => {
  test('is written off by an approval; refunds that come meanwhile count', async () => {
    const { id, people: now } = await aTerminatedOrder(app, people);
    const { officer, finance } = now;
    await writeOff(officer, id);
    expect(await failureOf(writeOff(officer, id))).toMatchObject(wrongState);
    await refund(app, finance, id, '800.00');
    await decide(await approverOf(app, id), id, { decision: 'APPROVE' });
    const after = await detailOf(officer, id);
    expect(after.supplierDefault).toMatchObject({
      refundedAmount: '800.00',
      writtenOffAmount: '16000.00',
      openAmount: '0.00',
      writingOff: false,
    });
    expect(await fundOf(id)).toMatchObject({ paid: '16000.00' });
    expect(await archive(now.officer, id)).toMatchObject({ status: 'ARCHIVED' });
  });

  test('that is refunded in full meanwhile has nothing to be written off', async () => {
    const { id, people: now } = await aTerminatedOrder(app, people);
    await writeOff(now.officer, id);
    await refund(app, now.finance, id, '16800.00');
    expect((await detailOf(now.officer, id)).turns).toMatchObject([{ step: 'ARCHIVE' }]);
  });

  test('stays open where the write-off is refused', async () => {
    const { id, people: now } = await aTerminatedOrder(app, people);
    await writeOff(now.officer, id);
    await decide(await approverOf(app, id), id, { decision: 'REJECT', opinion: 'Sue it first' });
    expect((await detailOf(now.officer, id)).supplierDefault).toMatchObject({ openAmount: '16800.00', writingOff: false });
  });

  test('stands in the file of the supplier, and its supplier is told', async () => {
    const { id } = await aTerminatedOrder(app, people);
    const admin = await app.as('schooladmin', 'school_admin');
    const { payeeSupplierId } = await app.database.db
      .selectFrom('project')
      .select('payeeSupplierId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const path = { id: String(payeeSupplierId) };
    const { defaults } = await admin.company.getCompanyDetail({ path });
    expect(defaults[0]).toMatchObject({ reason: defaultReason, claimAmount: '16800.00', openAmount: '16800.00' });
    const account = people.suppliers.find((one) => one.id === path.id)?.account;
    const messages = await (await app.withoutRole(String(account))).inbox.queryInboxMessagePage({ query: { size: 5 } });
    expect(messages.records[0]?.content).toMatch(/16,?800\.00/);
  });
});
