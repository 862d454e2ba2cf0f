import { dayOf, minuteMs } from '@campus-procurement/sdk/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategory, aPurchase, aSharedCard, buyers, decide, purchaseInput, taskOf } from '#test/builders/aPurchase.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let categoryId: string;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  categoryId = await aCategory(people.applicant);
});
afterAll(async () => {
  expect(await ledgerFaults(app.database.db)).toEqual([]);
  await app.close();
});

const detailOf = (id: string) => people.applicant.projects.getProjectDetail({ path: { id } });

describe('a step whose answer was lost', () => {
  /** Takes a step twice with the same key. It has one effect and one answer. */
  async function twice<T>(id: string, step: (options: { idempotencyKey: string }) => Promise<T>): Promise<T> {
    const options = { idempotencyKey: crypto.randomUUID() };
    const first = await step(options);
    const after = await people.applicant.projects.listProjectLogs({ path: { id } });
    expect(await step(options)).toEqual(first);
    expect(await people.applicant.projects.listProjectLogs({ path: { id } })).toEqual(after);
    return first;
  }

  test('is taken once if it is repeated with the same key, from the submission to the payment', async () => {
    const { applicant, approver, witness, finance } = people;
    const cardId = await aSharedCard(finance, '150.00');
    const card = async () => {
      const { frozenAmount, occupiedAmount, paidAmount } = await finance.expenditure.getExpenditureDetail({
        path: { id: cardId },
      });
      return [frozenAmount, occupiedAmount, paidAmount];
    };
    const { id } = await applicant.projects.saveProject({ body: purchaseInput(cardId, categoryId, '100.00') });
    const path = { id };
    await twice(id, (key) => applicant.projects.submitProject({ path, body: { version: 1, conflictDeclared: true } }, key));
    expect(await card()).toEqual(['100.00', '0.00', '0.00']);

    for (const [who, before] of [[approver], [witness, 'receive']] as const) {
      if (before === 'receive') {
        const { version } = await detailOf(id);
        const witnessUserId = (await witness.users.getMyProfile()).id;
        const body = { version, actualAmount: '90.00', witnessUserId, conflictDeclared: true };
        await twice(id, (key) => applicant.projects.confirmReceipt({ path, body }, key));
      }
      const { taskId, version } = await taskOf(who, id);
      const body = { version, decision: 'APPROVE' as const };
      await twice(id, (key) => who.approvals.decideApprovalTask({ path: { taskId }, body }, key));
    }
    expect(await card()).toEqual(['0.00', '90.00', '0.00']);

    const invoice = { number: '25312000000055500001', amount: '90.00', date: '2026-03-02' };
    await twice(id, (key) => applicant.projects.saveInvoice({ path, body: invoice }, key));
    const payment = { version: (await detailOf(id)).version, amount: '90.00', paidDate: '2026-03-02', voucherNo: 'V-55' };
    const paid = await twice(id, (key) => finance.projects.registerPayment({ path, body: payment }, key));
    expect(paid.status).toBe('ARCHIVED');
    expect(await card()).toEqual(['0.00', '0.00', '90.00']);
    const { invoices, payments } = await detailOf(id);
    expect([invoices.length, payments.length]).toEqual([1, 1]);
  });

  test('is told by its version that it was taken if it is repeated without a key', async () => {
    const { applicant } = people;
    const cardId = await aSharedCard(people.finance);
    const { id } = await aPurchase(people, 'APPROVING', { input: purchaseInput(cardId, categoryId, '10.00') });
    const again = applicant.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true } });
    expect(await failureOf(again)).toMatchObject({ code: 4090 });
  });
});

describe('who comes too late', () => {
  test('to a purchase learns who has changed it, and when', async () => {
    const { applicant, approver, finance } = people;
    const cardId = await aSharedCard(finance);
    const { id, version } = await aPurchase(people, 'APPROVING', { input: purchaseInput(cardId, categoryId, '10.00') });
    await decide(approver, id, { decision: 'RETURN', opinion: 'Say what for' });
    const change = () => failureOf(applicant.projects.updateProject({ path: { id }, body: { version, description: 'More' } }));
    expect(await change()).toMatchObject({ code: 4090, msg: expect.stringContaining('范子涵 changed this record at 09:00.') });
    app.clock.advance(24 * 60 * minuteMs);
    people = await buyers(app);
    const later = failureOf(people.applicant.projects.updateProject({ path: { id }, body: { version, description: 'More' } }));
    expect((await later)?.msg).toContain('at 2026-03-02 09:00.');
  });

  test('to a task learns who has decided it, how and when, or that it was withdrawn', async () => {
    const { applicant, approver, finance } = people;
    const cardId = await aSharedCard(finance);
    const { id } = await aPurchase(people, 'APPROVING', { input: purchaseInput(cardId, categoryId, '10.00') });
    const task = await taskOf(approver, id);
    const path = { taskId: task.taskId };
    const body = { version: task.version, decision: 'REJECT' as const, opinion: 'Too dear' };
    await approver.approvals.decideApprovalTask({ path, body });
    const again = await failureOf(approver.approvals.decideApprovalTask({ path, body: { ...body, decision: 'APPROVE' } }));
    expect(again).toMatchObject({ code: 4131, msg: '范子涵 already rejected this at 09:00. No action needed.' });

    const other = await aPurchase(people, 'APPROVING', { input: purchaseInput(cardId, categoryId, '10.00') });
    const open = await taskOf(approver, other.id);
    await applicant.approvals.withdrawApprovalInstance({
      path: { id: String(other.approvalInstanceId) },
      body: { version: open.version },
    });
    const late = await failureOf(
      approver.approvals.decideApprovalTask({
        path: { taskId: open.taskId },
        body: { version: open.version, decision: 'APPROVE' },
      }),
    );
    expect(late).toMatchObject({ code: 4131, msg: 'The requester withdrew this at 09:00. No action needed.' });
  });
});

describe('what waits for somebody is told', () => {
  const messages = async (client: typeof people.applicant, sceneCode: 'APPROVAL_TODO' | 'PAYMENT_DUE' | 'APPROVAL_RESULT') => {
    const { records } = await client.inbox.queryInboxMessagePage({ query: { sceneCode, size: 200 } });
    return records.map(({ title, content, bizType, bizId }) => ({ title, content, bizType, bizId }));
  };

  test('to the approver, to the witness and, once there is an invoice, to those who pay, each with where it is dealt with', async () => {
    const { applicant, approver, witness, finance } = people;
    const cardId = await aSharedCard(finance);
    const input = { ...purchaseInput(cardId, categoryId, '10.00'), projectName: 'Told cables' };
    const { id, approvalInstanceId } = await aPurchase(people, 'COMPLETED', { input });
    const asked = { title: 'To approve: Told cables', bizType: 'APPROVAL', bizId: approvalInstanceId };
    expect(await messages(approver, 'APPROVAL_TODO')).toContainEqual(expect.objectContaining(asked));
    expect(await messages(witness, 'APPROVAL_TODO')).toContainEqual(
      expect.objectContaining({ title: 'Witness receipt: Told cables', bizType: 'APPROVAL' }),
    );
    expect(await messages(applicant, 'APPROVAL_RESULT')).toContainEqual(
      expect.objectContaining({ content: '孙建业 witnessed the receipt of “Told cables”.', bizType: 'PROJECT', bizId: id }),
    );
    const due = { title: 'Payment due: Told cables', bizType: 'PROJECT', bizId: id };
    expect(await messages(finance, 'PAYMENT_DUE')).not.toContainEqual(expect.objectContaining(due));
    const body = { number: '25312000000055500002', amount: '10.00', date: dayOf(app.clock.now) };
    await applicant.projects.saveInvoice({ path: { id }, body });
    expect(await messages(finance, 'PAYMENT_DUE')).toContainEqual(expect.objectContaining(due));
  });
});
