import type { Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accepted } from '#test/builders/aPayment.ts';
import { aLargerPurchase, aSharedCard, buyers, largerInput, ownersAlone } from '#test/builders/aPurchase.ts';
import { anApprovedSupplier } from '#test/builders/aSupplier.ts';
import { wayFacts } from '#test/builders/aWay.ts';
import { pdf } from '#test/builders/contents.ts';
import { uploadAs } from '#test/builders/fileFixture.ts';
import { categories } from '#test/builders/goodsCategoryFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let supplierId: string;
let paperId: string;
let assets: string[];
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  await ownersAlone(app.database.db);
  supplierId = (await anApprovedSupplier(app)).id;
  paperId = (await uploadAs(people.applicant)(pdf(), 'opinions.pdf', 'PURCHASE')).id;
  const all = await categories.all(people.applicant);
  assets = all.flatMap(({ id, purchaseType, hazardous, centralCatalogue, status, children }) => {
    const isPlain = purchaseType === 'GOODS' && !hazardous && !centralCatalogue;
    return isPlain && status === 'ENABLED' && children.length === 0 ? [id] : [];
  });
});
let used = 0;
let cardId: string;
let categoryId: string;
beforeEach(async () => {
  categoryId = assets[used % assets.length] as string;
  used += 1;
  cardId = await aSharedCard(people.finance, '900000.00');
});
afterAll(async () => {
  expect(await ledgerFaults(app.database.db)).toEqual([]);
  await app.close();
});

const reason = 'Only this maker offers rotors that fit the ones we have';
const input = (amount = '60000.00', changes: Schemas['ProjectInput'] = {}): Schemas['ProjectInput'] => ({
  ...largerInput(cardId, categoryId, amount),
  executionCode: 'SINGLE_SOURCE',
  otherReason: reason,
  attachmentIds: [paperId],
  wayFacts: wayFacts('SINGLE_SOURCE', { supplierIds: [supplierId], paperId }),
  ...changes,
});
const tenderFacts = () => wayFacts('OPEN_TENDER', { supplierIds: [], paperId });
const check = (body: Schemas['ProjectInput']) => people.applicant.projects.precheckProject({ body });
const detail = (id: string) => people.officer.projects.getProjectDetail({ path: { id } });
const balance = async () => {
  const card = await people.finance.expenditure.getExpenditureDetail({ path: { id: cardId } });
  return [card.frozenAmount, card.occupiedAmount, card.paidAmount, card.availableAmount];
};

async function claimed(body = input()) {
  const { id, version } = await aLargerPurchase(people, 'APPROVED', body);
  await people.officer.projects.receiveProject({ path: { id }, body: { version } });
  const { nextTime } = await detail(id);
  if (nextTime !== null) await noticeOver(nextTime);
  return detail(id);
}

/** The notice of a single source ends, on the clock of the server alone. */
async function noticeOver(time: string) {
  const before = app.clock.now;
  app.clock.now = new Date(time);
  await app.sweepDue();
  app.clock.now = before;
}

async function outcome(version: number, more: Partial<Schemas['OutcomeInput']> = {}): Promise<Schemas['OutcomeInput']> {
  const file = await uploadAs(people.officer)(pdf(), 'minutes.pdf', 'PURCHASE');
  return {
    version,
    supplierId,
    dealAmount: '55000.00',
    reason: 'Three experts agree',
    processFileIds: [file.id],
    resultPublic: true,
    conflictDeclared: true,
    ...more,
  };
}

const register = async (project: Schemas['ProjectDetail'], more: Partial<Schemas['OutcomeInput']> = {}) =>
  people.officer.projects.registerOtherProcurementOutcome({
    path: { id: project.id },
    body: await outcome(project.version, more),
  });

describe('the request of a purchase that is not bid for', () => {
  test('chooses among the ways of the category, with a reason', async () => {
    const checked = await check(input());
    expect(checked).toMatchObject({ lane: 'OTHER', laneReason: 'AMOUNT', errors: [] });
    expect(checked.executions.map(({ executionCode }) => executionCode)).toEqual([
      'SINGLE_SOURCE',
      'EMERGENCY',
      'FRAMEWORK',
      'MALL',
      'CONSULTATION',
      'NEGOTIATION',
      'INQUIRY',
    ]);
    expect(checked.pattern).toMatchObject({ executionCode: 'SINGLE_SOURCE', bidConfig: null, needContract: true });
    const rulesOf = async (changes: Schemas['ProjectInput']) =>
      (await check(input('60000.00', changes))).errors.map(({ field, rule }) => [field, rule]);
    expect(await rulesOf({ otherReason: 'Too short' })).toEqual([['otherReason', 'minLength']]);
    expect(await rulesOf({ otherReason: null })).toEqual([['otherReason', 'required']]);
    expect(await rulesOf({ executionCode: 'DIRECT' })).toContainEqual(['executionCode', 'exists']);
    expect(await check(input('60000.00', { executionCode: 'ONLINE_BID' }))).toMatchObject({ lane: 'BIDDING', errors: [] });
  });

  test('goes to a tender outside the platform from the limit on', async () => {
    const bid = await check(input('250000.00', { executionCode: null, otherReason: null }));
    expect(bid.errors.map(({ rule }) => rule)).toContain('tender');
    expect(bid.executions.map(({ executionCode }) => executionCode)).toEqual(['OPEN_TENDER']);
    expect((await check(input('250000.00'))).errors.map(({ rule }) => rule)).toContain('tender');
    const tender = await check(input('250000.00', { executionCode: 'OPEN_TENDER', wayFacts: tenderFacts() }));
    expect(tender).toMatchObject({ lane: 'OTHER', errors: [], pattern: { executionCode: 'OPEN_TENDER', needContract: true } });
  });

  test('goes to a tender for goods of the central catalogue, at any amount', async () => {
    const all = await categories.all(people.applicant);
    const central = all.find((one) => one.centralCatalogue && one.status === 'ENABLED' && one.children.length === 0);
    const items = [
      { itemName: 'A printer', spec: 'A4', categoryId: String(central?.id), quantity: '1', unit: 'set', amount: '3000.00' },
    ];
    const body = input('3000.00', { items, funds: [{ expenditureId: cardId, amount: '3000.00' }], executionCode: null });
    expect((await check(body)).executions.map(({ executionCode }) => executionCode)).toEqual(['OPEN_TENDER']);
    expect(await check({ ...body, executionCode: 'OPEN_TENDER', wayFacts: tenderFacts() })).toMatchObject({
      lane: 'OTHER',
      errors: [],
    });
  });
});

describe('the outcome of a purchase that is not bid for', () => {
  test('is registered by its officer, published, and followed by a contract', async () => {
    const project = await claimed();
    expect(project).toMatchObject({
      lane: 'OTHER',
      fulfilment: null,
      allowedActions: ['HAND_OVER', 'TERMINATE', 'MODIFY', 'OBJECT', 'REGISTER_OUTCOME'],
    });
    expect(await register(project)).toMatchObject({ status: 'AWARDED' });
    expect(await failureOf(register(project))).toMatchObject({ code: 4090 });
    const awarded = await detail(project.id);
    expect(awarded).toMatchObject({
      // The officer and the applicant may draw up its contract.
      orderAmount: '55000.00',
      waitingFor: [awarded.officerName, awarded.applicantName],
      waitsForMe: true,
      payee: { supplierId },
      fulfilment: {
        orderAmount: '55000.00',
        needsContract: true,
        acceptedAmount: '0.00',
        dueAmount: '0.00',
        contract: null,
        lines: [{ no: 1, amount: '55000.00', unitPrice: '27500.00', quantity: '2', openQuantity: '2' }],
        outcome: { supplierId, dealAmount: '55000.00', resultPublic: true, processFiles: [{ fileName: expect.any(String) }] },
      },
    });
    const { records } = await people.officer.announcements.queryAnnouncementPage({ query: { type: 'OUTCOME' } });
    expect(records.filter(({ projectId }) => projectId === project.id)).toHaveLength(1);
    expect(await balance()).toEqual(['60000.00', '0.00', '0.00', '840000.00']);
  });

  test('is at most what was requested, from an approved supplier, without a conflict, and its lines add up', async () => {
    const project = await claimed();
    const refused = async (more: Partial<Schemas['OutcomeInput']>) =>
      (await failureOf(register(project, more)))?.fieldErrors.map(({ field, rule }) => [field, rule]);
    expect(await refused({ dealAmount: '60000.01' })).toEqual([['dealAmount', 'maximum']]);
    expect(await refused({ supplierId: 'none' })).toEqual([['supplierId', 'exists']]);
    expect(await refused({ conflictDeclared: false })).toEqual([['conflictDeclared', 'declared']]);
    expect(await refused({ processFileIds: ['none'] })).toEqual([['processFileIds.0', 'exists']]);
    expect(await refused({ lines: [{ no: 1, amount: '54000.00' }] })).toEqual([['lines', 'sum']]);
    expect(await refused({ lines: [{ no: 2, amount: '55000.00' }] })).toEqual([['lines', 'exists']]);
  });
});

describe('payments and the archive', () => {
  /** A tender of which the school orders below its limit for contracts. */
  async function ordered() {
    await app.database.db
      .updateTable('purchasingExecution')
      .set({ needContract: false, publicityDays: 0 })
      .where('executionCode', '=', 'SINGLE_SOURCE')
      .execute();
    const project = await claimed();
    await register(project, { resultPublic: false });
    // Its goods stay with whoever has bought them.
    await app.database.db
      .updateTable('project')
      .set({ pattern: sql`jsonb_set(pattern, '{switches,ifOpenEntry}', 'false')` })
      .where('id', '=', project.id)
      .execute();
    return detail(project.id);
  }
  const invoice = (id: string, amount: string) =>
    people.finance.projects.saveInvoice({
      path: { id },
      body: { number: String(Date.now()).padStart(20, String(used)).slice(-18), amount, date: '2026-03-01' },
    });
  const pay = async (id: string, amount: string) => {
    const { version } = await detail(id);
    const body = { version, amount, paidDate: '2026-03-01', voucherNo: `V-${version}` };
    return people.finance.projects.registerPayment({ path: { id }, body });
  };

  test('what is accepted and invoiced is paid, and the officer archives it', async () => {
    const project = await ordered();
    const { id } = project;
    expect(project).toMatchObject({ status: 'EXECUTING', fulfilment: { needsContract: false, payableAmount: '0.00' } });
    expect(await balance()).toEqual(['0.00', '55000.00', '0.00', '845000.00']);
    await invoice(id, '30000.00');
    expect(await failureOf(pay(id, '1.00'))).toMatchObject({ code: 4101 });
    await accepted(app, id);
    const completed = await detail(id);
    expect(completed).toMatchObject({ status: 'COMPLETED', payableAmount: '30000.00', fulfilment: { dueAmount: '55000.00' } });
    expect(await failureOf(pay(id, '30000.01'))).toMatchObject({ code: 4141, message: expect.stringContaining('30000.00') });
    await pay(id, '30000.00');
    const archive = async (more: object = {}) => {
      const { version } = await detail(id);
      return people.officer.projects.archiveProject({ path: { id }, body: { version, ...more } });
    };
    expect(await failureOf(archive())).toMatchObject({ code: 4141, message: expect.stringContaining('25000.00') });
    const waiveReason = 'The supplier gives a discount';
    expect(await archive({ archiveNo: `A-${id}`, waiveReason })).toMatchObject({ status: 'ARCHIVED' });
    expect(await balance()).toEqual(['0.00', '0.00', '30000.00', '870000.00']);
    const dossier = await people.officer.projects.getProjectDossier({ path: { id } });
    expect(dossier).toMatchObject({ complete: true, logHolds: true, unpaidAmount: '0.00', archiveNo: `A-${id}` });
    expect(Number(dossier.keepUntil?.slice(0, 4)) - Number(dossier.archiveTime?.slice(0, 4))).toBe(15);
    expect(await detail(id)).toMatchObject({ fulfilment: { waivedAmount: '25000.00', waiveReason, archiveNo: `A-${id}` } });
    // Nothing can be added or taken away any more.
    expect(await failureOf(invoice(id, '1.00'))).toMatchObject({ code: 4101 });
    expect(await failureOf(pay(id, '1.00'))).toMatchObject({ code: 4101 });
    expect(await failureOf(archive())).toMatchObject({ code: 4101 });
  });

  test('who is not the officer cannot archive it, and what is missing is named', async () => {
    const { id } = await ordered();
    await accepted(app, id);
    const { version } = await detail(id);
    const other = await app.as('pengsiqi', 'procurement_officer');
    expect(await failureOf(other.projects.archiveProject({ path: { id }, body: { version } }))).toMatchObject({ code: 4003 });
    const refused = await failureOf(people.officer.projects.archiveProject({ path: { id }, body: { version } }));
    expect(refused).toMatchObject({ code: 4110, message: expect.stringContaining('invoices') });
  });

  test('nothing is paid as long as an asset lacks its number', async () => {
    const { id } = await ordered();
    await invoice(id, '55000.00');
    await accepted(app, id);
    await app.database.db.updateTable('project').set({ missingAssetNumbers: 2 }).where('id', '=', id).execute();
    expect(await detail(id)).toMatchObject({
      payableAmount: '0.00',
      fulfilment: { missingAssetNumbers: 2, payableAmount: '0.00' },
    });
    expect(await failureOf(pay(id, '1.00'))).toMatchObject({ code: 4141 });
  });

  test('a dossier tells what is missing', async () => {
    const { id } = await ordered();
    const dossier = await people.officer.projects.getProjectDossier({ path: { id } });
    expect(dossier).toMatchObject({ complete: false, logHolds: true, unpaidAmount: '55000.00', archiveNo: null });
    expect(dossier.sections.filter(({ required, complete }) => required && !complete).map(({ key }) => key)).toEqual([
      'ACCEPTANCE',
      'INVOICE',
    ]);
    const decision = dossier.sections.find(({ key }) => key === 'DECISION');
    expect(decision?.entries.map(({ hash, file }) => [hash === null, file === null])).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});
