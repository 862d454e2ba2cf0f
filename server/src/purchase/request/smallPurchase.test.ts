import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { aCategory, aPurchase, aSharedCard, buyers, decide, purchaseInput } from '#test/builders/aPurchase.ts';
import { anApprovedSupplier } from '#test/builders/aSupplier.ts';
import { cardInput, lab, owner } from '#test/builders/cardFixture.ts';
import { categories } from '#test/builders/goodsCategoryFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { broken, wrongState } from '#test/refusals.ts';
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

const card = (id: string) => people.finance.expenditure.getExpenditureDetail({ path: { id } });
const balance = async (id: string) => {
  const { frozenAmount, occupiedAmount, paidAmount, availableAmount } = await card(id);
  return [frozenAmount, occupiedAmount, paidAmount, availableAmount];
};

describe('a small purchase', () => {
  test('from a supplier of the school is paid to the bank that the supplier names, which only finance reads whole', async () => {
    const { applicant, finance } = people;
    const { id: supplierId } = await anApprovedSupplier(app);
    const bank = { reviewedBankName: 'Bank of the Lake', reviewedBankAccount: '6222021001234567' };
    await app.database.db.updateTable('supplier').set(bank).where('id', '=', supplierId).execute();
    const input = { ...purchaseInput(await aSharedCard(finance), categoryId, '80.00'), payee: { supplierId } };
    const draft = await aPurchase(people, 'DRAFT', { input });
    expect(draft.payee).toMatchObject({ supplierId, bankName: null, account: null });
    const { id } = await aPurchase(people, 'COMPLETED', { input });
    const seen = async ({ projects }: typeof finance) => (await projects.getProjectDetail({ path: { id } })).payee;
    expect(await seen(finance)).toMatchObject({ supplierId, bankName: 'Bank of the Lake', account: '6222021001234567' });
    expect(await seen(applicant)).toMatchObject({ bankName: 'Bank of the Lake', account: '****4567' });
  });

  test('is not submitted with a category that was disabled after the draft, and says so at the line', async () => {
    const { applicant, finance } = people;
    const admin = await app.as('schooladmin', 'school_admin');
    const ownId = await categories.save(admin);
    const draft = purchaseInput(await aSharedCard(finance), ownId, '80.00');
    const { id, version } = await applicant.projects.saveProject({ body: draft });
    await categories.update(admin, ownId, { status: 'DISABLED' });
    const submit = applicant.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
    const said = (await failureOf(submit))?.fieldErrors.map(({ field, rule }) => [field, rule]);
    expect(said).toContainEqual(['items.0.categoryId', 'categoryDisabled']);
  });

  test('goes from the draft to the archive, and its card to the cent', async () => {
    const { applicant, approver, witness, finance } = people;
    const cardId = await aSharedCard(finance);
    const { id, version } = await applicant.projects.saveProject({ body: purchaseInput(cardId, categoryId) });
    const submitted = await applicant.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
    expect(submitted).toMatchObject({ status: 'APPROVING', projectCode: expect.stringMatching(/^JJ2026\d{6}$/) });
    expect(await balance(cardId)).toEqual(['2480.00', '0.00', '0.00', '17520.00']);
    expect(await applicant.projects.getProjectDetail({ path: { id } })).toMatchObject({
      waitingFor: ['范子涵'],
      waitsForMe: false,
      allowedActions: ['WITHDRAW', 'COPY'],
    });
    const { waitsForMe, openCaseId, approvalInstanceId } = await approver.projects.getProjectDetail({ path: { id } });
    expect([waitsForMe, openCaseId]).toEqual([true, approvalInstanceId]);

    expect(await decide(approver, id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED', projectStatus: 'EXECUTING' });
    expect(await balance(cardId)).toEqual(['0.00', '2480.00', '0.00', '17520.00']);

    const ordered = await applicant.projects.getProjectDetail({ path: { id } });
    expect(ordered.funds).toMatchObject([
      { frozenAmount: '0.00', occupiedAmount: '2480.00', paidAmount: '0.00', freeAmount: '17520.00' },
    ]);
    const witnessUserId = (await witness.users.getMyProfile()).id;
    const receipt = { version: ordered.version, actualAmount: '2400.00', witnessUserId, conflictDeclared: true };
    expect(await applicant.projects.confirmReceipt({ path: { id }, body: receipt })).toMatchObject({ status: 'ACCEPTING' });
    expect(await decide(witness, id, { decision: 'APPROVE' })).toMatchObject({ projectStatus: 'COMPLETED' });
    expect(await balance(cardId)).toEqual(['0.00', '2400.00', '0.00', '17600.00']);

    expect(await applicant.projects.getProjectDetail({ path: { id } })).toMatchObject({
      waitsForMe: true,
      waitingFor: ['王晓梅'],
    });
    const { records: todo } = await applicant.projects.queryProjectPage({ query: { scope: 'TODO', size: 200 } });
    expect(todo.map((record) => record.id)).toContain(id);

    await applicant.projects.saveInvoice({
      path: { id },
      body: { number: '25312000000012345678', amount: '2400.00', date: '2026-03-02' },
    });
    const payable = await finance.projects.queryProjectPage({ query: { scope: 'PAYABLE' } });
    const [row] = payable.records.filter((record) => record.id === id);
    expect(row).toMatchObject({ allowedActions: ['PAY'], actualAmount: '2400.00', waitsForMe: true, openCaseId: null });
    const body = { version: row?.version ?? 0, amount: '2400.00', paidDate: '2026-03-02', voucherNo: 'PZ-0001' };
    expect(await finance.projects.registerPayment({ path: { id }, body })).toMatchObject({ status: 'ARCHIVED' });
    expect(await balance(cardId)).toEqual(['0.00', '0.00', '2400.00', '17600.00']);

    const log = await applicant.projects.listProjectLogs({ path: { id } });
    expect(log.map(({ step }) => step)).toEqual([
      'begin',
      'submit',
      'approve',
      'receive',
      'confirm',
      'invoice',
      'pay',
      'archive',
    ]);
    const officer = await app.as('officer1', 'procurement_officer');
    expect(await officer.projects.verifyProjectLog({ path: { id } })).toMatchObject({ ok: true, entries: 8 });
  });

  test('of an own card goes on at once up to the second limit, and to the department above it', async () => {
    const { applicant, finance } = people;
    const body = cardInput({ ownerId: owner, deptId: lab, totalAmount: '5000.00' });
    const { id: cardId } = await finance.expenditure.saveExpenditure({ body });
    const small = await applicant.projects.saveProject({ body: purchaseInput(cardId, categoryId, '300.00') });
    const step = await applicant.projects.submitProject({ path: { id: small.id }, body: { version: 1, conflictDeclared: true } });
    expect(step.status).toBe('EXECUTING');
    const larger = await applicant.projects.saveProject({ body: purchaseInput(cardId, categoryId, '1000.01') });
    await applicant.projects.submitProject({ path: { id: larger.id }, body: { version: 1, conflictDeclared: true } });
    const { waitingFor } = await applicant.projects.getProjectDetail({ path: { id: larger.id } });
    expect(waitingFor).toEqual(['陈志衡']);
  });

  test('that is rejected has its money back and can be submitted again', async () => {
    const { applicant, approver, finance } = people;
    const cardId = await aSharedCard(finance);
    const { id } = await aPurchase(people, 'APPROVING', { input: purchaseInput(cardId, categoryId, '100.00') });
    expect(await failureOf(decide(approver, id, { decision: 'REJECT' }))).toMatchObject(broken('opinion', 'required'));
    await decide(approver, id, { decision: 'REJECT', opinion: 'Too dear' });
    expect(await balance(cardId)).toEqual(['0.00', '0.00', '0.00', '20000.00']);
    const { version, endReason, status } = await applicant.projects.getProjectDetail({ path: { id } });
    expect([status, endReason]).toEqual(['REJECTED', 'Too dear']);
    const again = await applicant.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
    expect(again.status).toBe('APPROVING');
    expect(await balance(cardId)).toEqual(['100.00', '0.00', '0.00', '19900.00']);
  });

  test('that is returned keeps its money, and resumes where it was unless something essential has changed', async () => {
    const { applicant, approver, finance } = people;
    const cardId = await aSharedCard(finance);
    const { id } = await aPurchase(people, 'APPROVING', { input: purchaseInput(cardId, categoryId, '100.00') });
    const first = (await applicant.projects.getProjectDetail({ path: { id } })).approvalInstanceId;
    await decide(approver, id, { decision: 'RETURN', opinion: 'Say what for' });
    expect((await balance(cardId))[0]).toBe('100.00');
    const returned = await applicant.projects.getProjectDetail({ path: { id } });
    expect(returned).toMatchObject({ status: 'RETURNED', allowedActions: ['EDIT', 'SUBMIT', 'WITHDRAW', 'TERMINATE', 'COPY'] });
    const all = purchaseInput(cardId, categoryId, '20000.00');
    const check = await applicant.projects.precheckProject({ query: { projectId: id }, body: all });
    expect(check.funds).toMatchObject([{ availableAmount: '20000.00', remainingAmount: '0.00' }]);
    expect(check.rules).toContainEqual({ code: 'FUNDS', ok: true });
    expect((await applicant.projects.precheckProject({ body: all })).rules).toContainEqual({ code: 'FUNDS', ok: false });
    expect(await failureOf(approver.projects.precheckProject({ query: { projectId: id }, body: all }))).toMatchObject({
      code: 4004,
    });
    const { version } = await applicant.projects.updateProject({
      path: { id },
      body: { version: returned.version, description: 'For a course' },
    });
    await applicant.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
    expect((await applicant.projects.getProjectDetail({ path: { id } })).approvalInstanceId).toBe(first);
    expect((await balance(cardId))[0]).toBe('100.00');

    await decide(approver, id, { decision: 'RETURN', opinion: 'Cheaper, please' });
    const again = await applicant.projects.getProjectDetail({ path: { id } });
    const { items, funds } = purchaseInput(cardId, categoryId, '90.00');
    const changed = await applicant.projects.updateProject({ path: { id }, body: { version: again.version, items, funds } });
    await applicant.projects.submitProject({ path: { id }, body: { version: changed.version, conflictDeclared: true } });
    expect((await applicant.projects.getProjectDetail({ path: { id } })).approvalInstanceId).not.toBe(first);
    expect((await balance(cardId))[0]).toBe('90.00');
  });

  test('is withdrawn as long as nobody has decided, and given up before it has arrived', async () => {
    const { applicant, approver, finance } = people;
    const cardId = await aSharedCard(finance);
    const { id, approvalInstanceId } = await aPurchase(people, 'APPROVING', {
      input: purchaseInput(cardId, categoryId, '100.00'),
    });
    const instance = { path: { id: String(approvalInstanceId) } };
    const { version } = await applicant.approvals.getApprovalInstanceDetail(instance);
    expect(await applicant.approvals.withdrawApprovalInstance({ ...instance, body: { version } })).toMatchObject({
      projectStatus: 'WITHDRAWN',
    });
    expect((await balance(cardId))[0]).toBe('0.00');
    const { records } = await approver.approvals.queryApprovalTaskPage({ query: { tab: 'TODO', size: 200 } });
    expect(records.filter(({ projectId }) => projectId === id)).toEqual([]);

    const ordered = await aPurchase(people, 'EXECUTING', { input: purchaseInput(cardId, categoryId, '100.00') });
    const ended = await applicant.projects.terminateProject({
      path: { id: ordered.id },
      body: { version: ordered.version, reason: 'The shop has closed' },
    });
    expect(ended.status).toBe('TERMINATED');
    expect(await balance(cardId)).toEqual(['0.00', '0.00', '0.00', '20000.00']);
  });

  test('that the witness refuses is received again', async () => {
    const { applicant, witness, finance } = people;
    const cardId = await aSharedCard(finance);
    const { id } = await aPurchase(people, 'ACCEPTING', { input: purchaseInput(cardId, categoryId, '100.00') });
    await decide(witness, id, { decision: 'REJECT', opinion: 'Two are missing' });
    const refused = await applicant.projects.getProjectDetail({ path: { id } });
    expect(refused).toMatchObject({ status: 'EXECUTING', receipt: { status: 'REFUSED', opinion: 'Two are missing' } });
    expect(refused.allowedActions).toContain('RECEIVE');
  });

  test('that was cheaper is paid by two cards in proportion', async () => {
    const { applicant, finance } = people;
    const [first, second] = [await aSharedCard(finance), await aSharedCard(finance)] as [string, string];
    const input = {
      ...purchaseInput(first, categoryId, '100.00'),
      funds: [
        { expenditureId: first, amount: '66.67' },
        { expenditureId: second, amount: '33.33' },
      ],
    };
    const { id } = await aPurchase(people, 'ARCHIVED', { input, actualAmount: '50.01' });
    expect(await balance(first)).toEqual(['0.00', '0.00', '33.35', '19966.65']);
    expect(await balance(second)).toEqual(['0.00', '0.00', '16.66', '19983.34']);
    expect((await applicant.projects.getProjectDetail({ path: { id } })).status).toBe('ARCHIVED');
  });
});

test('a purchase shows the files that belong to it', async () => {
  const admin = await app.as('admin');
  const { attachments } = await admin.projects.getProjectDetail({ path: { id: seedId('project', 9005) } });
  expect(attachments.map(({ fileName }) => fileName)).toEqual([expect.stringMatching(/^报价单-.+\.pdf$/)]);
});

describe('a submission is refused', () => {
  const submit = async (input: Parameters<typeof aPurchase>[2]['input'], conflictDeclared = true) => {
    const { id } = await people.applicant.projects.saveProject({ body: input });
    return failureOf(people.applicant.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared } }));
  };

  test('if something is missing, and says what', async () => {
    const failure = await submit({});
    expect(failure?.fieldErrors.map(({ field }) => field)).toEqual(['items', 'funds', 'payee.name', 'payee.account']);
  });

  test('with parts of what is counted in pieces', async () => {
    const { applicant, finance } = people;
    const input = purchaseInput(await aSharedCard(finance), categoryId, '80.00');
    const items = [{ ...input.items[0], quantity: '1.5', unit: '台' }];
    const { id, version } = await applicant.projects.saveProject({ body: { ...input, items } });
    const submit = applicant.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
    const said = (await failureOf(submit))?.fieldErrors.map(({ field, rule }) => [field, rule]);
    expect(said).toContainEqual(['items.0.quantity', 'wholePieces']);
  });

  test('with a quantity of zero, which a draft may have while it is typed', async () => {
    const cardId = await aSharedCard(people.finance);
    const input = purchaseInput(cardId, categoryId, '10.00');
    const items = (input.items ?? []).map((item) => ({ ...item, quantity: '0' }));
    expect(await submit({ ...input, items })).toMatchObject(broken('items.0.quantity', 'minimum'));
  });

  test('above the limit of the school without what bidding needs, and keeps the draft', async () => {
    const cardId = await aSharedCard(people.finance);
    const failure = await submit(purchaseInput(cardId, categoryId, '10000.01'));
    expect(failure?.fieldErrors.map(({ field }) => field)).toEqual([
      'items.0.spec',
      'deliveryDays',
      'warrantyMonths',
      'paymentTerms',
      'deliveryAddress',
      'contactName',
      'contactPhone',
      'description',
    ]);
  });

  test('if the card has too little, or the conflict of interest is not declared', async () => {
    const cardId = await aSharedCard(people.finance, '50.00');
    expect(await submit(purchaseInput(cardId, categoryId, '50.01'))).toMatchObject({ code: 4160 });
    expect(await submit(purchaseInput(cardId, categoryId, '10.00'), false)).toMatchObject(broken('conflictDeclared', 'declared'));
  });

  test('for goods of the central catalogue, with the reason', async () => {
    const cardId = await aSharedCard(people.finance);
    const all = await categories.all(people.applicant);
    for (const name of ['台式机', '复印纸']) {
      const category = all.find(({ categoryName }) => categoryName === name);
      const input = purchaseInput(cardId, String(category?.id), '10.00');
      const named = (await submit(input))?.fieldErrors.map(({ field, rule }) => [field, rule]);
      expect(named).toContainEqual(['items.0.categoryId', 'centralCatalogue']);
      const check = await people.applicant.projects.precheckProject({ body: input });
      expect(check.rules).toContainEqual({ code: 'GATES', ok: false });
      expect(check.errors.map(({ field, rule }) => [field, rule])).toContainEqual(['items.0.categoryId', 'centralCatalogue']);
      expect(check.errors.find(({ rule }) => rule === 'centralCatalogue')?.message).toBe(
        'These goods are in the central procurement catalog. Change the method to a public tender outside the platform.',
      );
    }
  });

  test('if the number of an invoice is taken', async () => {
    const { applicant, finance } = people;
    const cardId = await aSharedCard(finance);
    const one = await aPurchase(people, 'COMPLETED', { input: purchaseInput(cardId, categoryId, '10.00') });
    const body = { number: '25312000000012345678', amount: '10.00', date: '2026-03-02' };
    expect(await failureOf(applicant.projects.saveInvoice({ path: { id: one.id }, body }))).toMatchObject(
      broken('number', 'unique'),
    );
    const payment = { version: one.version, amount: '10.00', paidDate: '2026-03-02', voucherNo: 'V-1' };
    expect(await failureOf(finance.projects.registerPayment({ path: { id: one.id }, body: payment }))).toMatchObject(wrongState);
    await applicant.projects.saveInvoice({
      path: { id: one.id },
      body: { ...body, number: '25312000000012345679', amount: '9.00' },
    });
    const { version } = await applicant.projects.getProjectDetail({ path: { id: one.id } });
    const tooMuch = finance.projects.registerPayment({ path: { id: one.id }, body: { ...payment, version } });
    expect(await failureOf(tooMuch)).toMatchObject({ code: 4141 });
  });
});
