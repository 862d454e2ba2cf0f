import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCategoryThat, aLargerPurchase, aSharedCard, buyers, largerInput, ownersAlone } from '#test/builders/aPurchase.ts';
import { anApprovedSupplier } from '#test/builders/aSupplier.ts';
import { wayFacts } from '#test/builders/aWay.ts';
import { pdf } from '#test/builders/contents.ts';
import { uploadAs } from '#test/builders/fileFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

type Way = Exclude<Schemas['ExecutionCode'], 'ONLINE_BID'>;

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let suppliers: { id: string; companyName: string }[];
let paperId: string;
let categoryId: string;
let cardId: string;
let ownOfficer: string;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  await ownersAlone(app.database.db);
  for (let count = 0; count < 3; count += 1) await anApprovedSupplier(app);
  const { records } = await people.officer.company.queryAllSupplier({ query: { status: 'APPROVED', size: 3 } });
  suppliers = records;
  paperId = (await uploadAs(people.applicant)(pdf(), 'paper.pdf', 'PURCHASE')).id;
  ownOfficer = (await people.officer.users.getMyProfile()).id;
  categoryId = await aCategoryThat(
    people.applicant,
    ({ purchaseType, hazardous, centralCatalogue, fixedAsset }) =>
      purchaseType === 'GOODS' && !hazardous && !centralCatalogue && !fixedAsset,
  );
});
beforeEach(async () => {
  cardId = await aSharedCard(people.finance, '900000.00');
});
afterAll(() => app.close());

const of = (index: number) => suppliers[index] as { id: string; companyName: string };
const facts = (way: Way, frameworkId?: string) =>
  wayFacts(way, { supplierIds: suppliers.map(({ id }) => id), paperId, ...(frameworkId !== undefined && { frameworkId }) });

function input(way: Way, amount = '60000.00', said: Schemas['WayFactsInput'] = facts(way)): Schemas['ProjectInput'] {
  return {
    ...largerInput(cardId, categoryId, amount),
    executionCode: way,
    otherReason: 'No bidding, for a reason of some length',
    attachmentIds: [paperId],
    wayFacts: said,
  };
}
const errorsOf = async (body: Schemas['ProjectInput']) =>
  (await people.applicant.projects.precheckProject({ body })).errors.map(({ field, rule }) => [field, rule]);
const detail = (id: string) => people.applicant.projects.getProjectDetail({ path: { id } });

async function claimed(body: Schemas['ProjectInput']) {
  const { id, version } = await aLargerPurchase(people, 'APPROVED', body);
  const { officerId } = await detail(id);
  if (officerId === null) await people.officer.projects.receiveProject({ path: { id }, body: { version } });
  // Below the limit for orders officers take turns.
  else await app.database.db.updateTable('project').set({ officerId: ownOfficer }).where('id', '=', id).execute();
  return detail(id);
}

/** Waits until the notice of a single source is over. */
async function afterItsNotice({ id, nextTime }: Schemas['ProjectDetail']) {
  const before = app.clock.now;
  app.clock.now = new Date(Date.parse(String(nextTime)) + 1000);
  await app.sweepDue();
  app.clock.now = before;
  return detail(id);
}

async function register({ id, version }: Schemas['ProjectDetail'], more: Partial<Schemas['OutcomeInput']> = {}) {
  const file = await uploadAs(people.officer)(pdf(), 'minutes.pdf', 'PURCHASE');
  const said = { supplierId: of(0).id, dealAmount: '9000.00', reason: 'As the papers say', processFileIds: [file.id] };
  const body = { version, ...said, resultPublic: true, conflictDeclared: true, ...more };
  return people.officer.projects.registerOtherProcurementOutcome({ path: { id }, body });
}

const quotes = () => suppliers.map(({ companyName: supplierName }, index) => ({ supplierName, amount: `${9 + index}000.00` }));

async function aFramework(totalAmount: string, more: Partial<Schemas['FrameworkInput']> = {}): Promise<string> {
  const file = await uploadAs(people.officer)(pdf(), 'agreement.pdf', 'PURCHASE');
  const body = {
    agreementNo: `K-${file.id.slice(-12)}`,
    frameworkName: 'Laboratory goods',
    supplierId: of(0).id,
    fileId: file.id,
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
    totalAmount,
    ...more,
  };
  return (await people.officer.frameworks.saveFramework({ body })).id;
}
const leftOf = async (id: string) => {
  const { records } = await people.officer.frameworks.queryFrameworkPage({ query: { size: 200 } });
  const found = records.find((one) => one.id === id);
  return [found?.leftAmount, found?.purchaseCount];
};

describe('a way to buy', () => {
  const ways: [way: Way, amount: string, missing: string[]][] = [
    ['DIRECT', '20000.00', ['suppliers']],
    ['SINGLE_SOURCE', '60000.00', ['suppliers', 'experts', 'paperId']],
    ['MALL', '20000.00', ['mallName', 'mallOrderNo']],
    ['FRAMEWORK', '20000.00', ['frameworkId']],
    ['NEGOTIATION', '60000.00', ['suppliers']],
    ['CONSULTATION', '60000.00', ['suppliers']],
    ['INQUIRY', '20000.00', ['suppliers']],
    ['OPEN_TENDER', '250000.00', ['agencyName', 'paperId']],
    ['EMERGENCY', '20000.00', ['urgency', 'urgentSince', 'permittedBy', 'paperId']],
  ];

  test.each(ways)('%s tells what it lacks, and goes on to the award with it', async (way, amount, missing) => {
    const frameworkId = way === 'FRAMEWORK' ? await aFramework('30000.00') : undefined;
    const lacking = { ...input(way, amount), wayFacts: null };
    expect((await errorsOf(lacking)).map(([field]) => field)).toEqual(missing.map((field) => `wayFacts.${field}`));
    // A draft may lack everything, and is refused only when it is submitted.
    const { id } = await people.applicant.projects.saveProject({ body: lacking });
    const submission = people.applicant.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true } });
    expect((await failureOf(submission))?.fieldErrors[0]?.field).toBe(`wayFacts.${missing[0]}`);
    const approved = await claimed(input(way, amount, facts(way, frameworkId)));
    const project = way === 'SINGLE_SOURCE' ? await afterItsNotice(approved) : approved;
    expect(project).toMatchObject({ lane: 'OTHER', executionCode: way, pattern: { executionCode: way } });
    await register(project, ['INQUIRY', 'NEGOTIATION', 'CONSULTATION'].includes(way) ? { quotes: quotes() } : {});
    expect(await detail(project.id)).toMatchObject({ orderAmount: '9000.00' });
  });

  test('keeps what another way needs, and names who is proposed', async () => {
    const both = { ...facts('SINGLE_SOURCE'), ...facts('MALL') };
    const { id } = await people.applicant.projects.saveProject({ body: input('MALL', '20000.00', both) });
    expect((await detail(id)).wayFacts).toMatchObject({ mallName: 'Mall of the state', experts: [{}, {}, {}], framework: null });
    await people.applicant.projects.updateProject({ path: { id }, body: { version: 1, executionCode: 'SINGLE_SOURCE' } });
    const { wayFacts: kept } = await detail(id);
    expect(kept?.suppliers).toEqual([
      { supplierId: of(0).id, supplierName: of(0).companyName, reason: 'Has delivered it before' },
    ]);
    const foreign = people.applicant.projects.updateProject({
      path: { id },
      body: { version: 2, wayFacts: { suppliers: [{ supplierId: 'none' }], frameworkId: 'none' } },
    });
    expect((await failureOf(foreign))?.fieldErrors.map(({ field }) => field)).toEqual([
      'wayFacts.suppliers.0.supplierId',
      'wayFacts.frameworkId',
    ]);
  });

  test('has an odd number of experts, three suppliers for a reason each, and nothing of the future', async () => {
    const { experts = [], ...single } = facts('SINGLE_SOURCE');
    const four = [...experts, { name: 'Zhao' }];
    expect(await errorsOf(input('SINGLE_SOURCE', '60000.00', { ...single, experts: four }))).toEqual([
      ['wayFacts.experts', 'oddExperts'],
      ...['title', 'unit', 'opinion'].map((field) => [`wayFacts.experts.3.${field}`, 'required']),
    ]);
    const [one, two] = suppliers;
    const twice = [one, two, two].map((supplier) => ({ supplierId: String(supplier?.id) }));
    expect(await errorsOf(input('INQUIRY', '20000.00', { suppliers: twice }))).toEqual([
      ['wayFacts.suppliers.2.supplierId', 'uniqueItems'],
      ...[0, 1, 2].map((index) => [`wayFacts.suppliers.${index}.reason`, 'required']),
    ]);
    const later = { ...facts('EMERGENCY'), urgency: 'Short', urgentSince: '2027-01-01' };
    expect(await errorsOf(input('EMERGENCY', '20000.00', later))).toEqual([
      ['wayFacts.urgency', 'minLength'],
      ['wayFacts.urgentSince', 'days'],
    ]);
  });

  test('is found by its list, as a draft too', async () => {
    const { id } = await people.applicant.projects.saveProject({ body: input('MALL', '20000.00') });
    const list = async (query: object) =>
      (await people.applicant.projects.queryProjectPage({ query: { scope: 'MINE', size: 200, ...query } })).records;
    expect((await list({ lane: 'OTHER', executionCode: 'MALL' })).map((row) => row.id)).toContain(id);
    const others = await list({ lane: 'OTHER' });
    expect(others.every(({ executionCode }) => executionCode !== null)).toBe(true);
    expect((await list({ lane: 'OTHER', executionCode: 'INQUIRY' })).map((row) => row.id)).not.toContain(id);
    const counts = await people.applicant.projects.countProjectsByStatus({ query: { scope: 'MINE', lane: 'OTHER' } });
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(others.length);
  });
});

describe('an outcome', () => {
  const refused = async (way: Way, more: Partial<Schemas['OutcomeInput']>, amount = '60000.00') =>
    (await failureOf(claimed(input(way, amount)).then((project) => register(project, more))))?.fieldErrors.map(
      ({ field, rule }) => [field, rule],
    );

  test('of an inquiry has three quotes, that of the supplier among them', async () => {
    expect(await refused('INQUIRY', { quotes: quotes().slice(0, 2) })).toEqual([['quotes', 'minItems']]);
    const others = quotes().map((quote) => ({ ...quote, supplierName: `${quote.supplierName} 2` }));
    expect(await refused('INQUIRY', { quotes: others })).toEqual([['quotes', 'ownQuote']]);
    expect(await refused('INQUIRY', { quotes: quotes(), dealAmount: '9000.01' })).toEqual([['dealAmount', 'maximum']]);
  });

  test('is published where the rules of the school want it', async () => {
    expect(await refused('NEGOTIATION', { quotes: quotes(), resultPublic: false })).toEqual([['resultPublic', 'publicResult']]);
  });
});

describe('a framework agreement', () => {
  test('is called off up to what is left, also by two at once', async () => {
    const id = await aFramework('50000.00');
    const wanted = input('FRAMEWORK', '30000.00', { frameworkId: id });
    const drafts = await Promise.all([1, 2].map(() => people.applicant.projects.saveProject({ body: wanted })));
    const failures = await Promise.all(
      drafts.map((draft) =>
        failureOf(
          people.applicant.projects.submitProject({ path: { id: draft.id }, body: { version: 1, conflictDeclared: true } }),
        ),
      ),
    );
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.find((failure) => failure !== null)?.fieldErrors).toMatchObject([
      { field: 'wayFacts.frameworkId', rule: 'frameworkLeft', params: { limit: '20000.00' } },
    ]);
    expect(await leftOf(id)).toEqual(['20000.00', 1]);
  });

  test('keeps the amount of the award, and its supplier', async () => {
    const id = await aFramework('50000.00');
    const project = await claimed(input('FRAMEWORK', '30000.00', { frameworkId: id }));
    expect((await failureOf(register(project, { supplierId: of(1).id })))?.fieldErrors).toMatchObject([
      { field: 'supplierId', rule: 'ofFramework' },
    ]);
    await register(project);
    expect(await leftOf(id)).toEqual(['41000.00', 1]);
    const update = (body: Omit<Schemas['FrameworkChanges'], 'version'>) =>
      people.officer.frameworks.updateFramework({ path: { id }, body: { version: 1, ...body } });
    expect((await failureOf(update({ totalAmount: '8999.99' })))?.fieldErrors).toMatchObject([
      { field: 'totalAmount', rule: 'minimum' },
    ]);
    expect((await failureOf(update({ validTo: '2025-12-31' })))?.fieldErrors).toMatchObject([
      { field: 'validTo', rule: 'order' },
    ]);
    await update({ validTo: '2026-02-28' });
    expect(await errorsOf(input('FRAMEWORK', '20000.00', { frameworkId: id }))).toEqual([
      ['wayFacts.frameworkId', 'frameworkPeriod'],
    ]);
    expect(await failureOf(update({ remark: 'Again' }))).toMatchObject({ code: 4090 });
  });

  test('has a number of its own and an approved supplier', async () => {
    await aFramework('1000.00', { agreementNo: 'K-1' });
    expect((await failureOf(aFramework('1000.00', { agreementNo: 'K-1' })))?.fieldErrors).toMatchObject([
      { field: 'agreementNo', rule: 'unique' },
    ]);
    expect((await failureOf(aFramework('1000.00', { supplierId: 'none' })))?.fieldErrors).toMatchObject([
      { field: 'supplierId', rule: 'exists' },
    ]);
  });
});

test('an emergency is reported about within five working days, and its applicant is reminded', async () => {
  const project = await claimed(input('EMERGENCY', '20000.00'));
  await register(project);
  const { id } = project;
  const registered = await detail(id);
  expect(registered).toMatchObject({ emergencyReport: { dueTime: '2026-03-09T09:00:00+08:00', report: null } });
  expect(registered.allowedActions).toContain('REPORT');
  const dossier = await people.officer.projects.getProjectDossier({ path: { id } });
  expect(dossier.sections.find(({ key }) => key === 'REPORT')).toMatchObject({ required: true, complete: false });
  const todo = await people.applicant.projects.queryProjectPage({ query: { scope: 'TODO', size: 200 } });
  expect(todo.records.map((row) => row.id)).toContain(id);
  const file = await uploadAs(people.applicant)(pdf(), 'report.pdf', 'PURCHASE');
  const report = 'Both pumps were replaced in the night, and the power is back';
  const body = { version: registered.version, report, fileIds: [file.id] };
  const strange = await failureOf(people.officer.projects.submitEmergencyReport({ path: { id }, body }));
  expect(strange?.code).toBe(4003);
  await people.applicant.projects.submitEmergencyReport({ path: { id }, body });
  const reported = await detail(id);
  expect(reported).toMatchObject({ status: registered.status, emergencyReport: { report, files: [{ id: file.id }] } });
  expect(reported.allowedActions).not.toContain('REPORT');
  const whole = await people.officer.projects.getProjectDossier({ path: { id } });
  expect(whole.sections.find(({ key }) => key === 'REPORT')).toMatchObject({ complete: true, entries: [{}, {}] });
});

test('a single source is announced when it has its officer, and bought from when the notice is over', async () => {
  const { id, pattern } = await claimed(input('SINGLE_SOURCE', '60000.00'));
  expect(pattern?.publicityDays).toBe(5);
  const announced = await detail(id);
  expect(announced).toMatchObject({ status: 'APPROVED', nextTime: '2026-03-09T09:00:00+08:00', waitingFor: [] });
  const { records } = await people.applicant.announcements.queryAnnouncementPage({ query: { type: 'SINGLE_SOURCE', size: 200 } });
  const notice = records.find(({ projectId }) => projectId === id);
  const { sections } = await people.applicant.announcements.getAnnouncementDetail({ path: { id: String(notice?.id) } });
  expect(sections.map(({ title }) => title)).toEqual(['项目概况', '拟定供应商', '专业人员论证意见', '公示期', '联系与异议']);
  const said = JSON.stringify(sections);
  for (const text of [of(0).companyName, 'No bidding, for a reason of some length', '5 个工作日', '2026年3月9日 09:00', '异议']) {
    expect(said).toContain(text);
  }
  // Nothing is bought before the end, and nobody is asked to.
  expect((await failureOf(register(announced)))?.code).toBe(4101);
  const todo = async () => (await people.officer.home.getHomeWork({})).todo.rows.map((one) => [one.kind, one.projectId]);
  expect(await todo()).not.toContainEqual(['REGISTER_OUTCOME', id]);
  const list = async () =>
    (await people.officer.projects.queryProjectPage({ query: { scope: 'TODO', size: 200 } })).records.map((row) => row.id);
  expect(await list()).not.toContain(id);
  const over = await afterItsNotice(announced);
  expect(await list()).toContain(id);
  expect(over.nextTime).toBeNull();
  expect(over.waitingFor).toEqual([over.officerName]);
  await register(over);
  expect(await detail(id)).toMatchObject({ orderAmount: '9000.00' });
});

test('an objection to a single source is registered with its letter, and nothing is bought before it has its answer', async () => {
  const announced = await claimed(input('SINGLE_SOURCE', '60000.00'));
  const { id } = announced;
  const path = { path: { id } };
  const offered = async () => (await people.officer.projects.getProjectDetail(path)).allowedActions;
  const letter = await uploadAs(people.officer)(pdf(), 'letter.pdf', 'PURCHASE');
  const said = {
    objectorName: 'Another supplier',
    receivedDate: '2026-03-02',
    content: 'We can deliver the same',
    fileIds: [letter.id],
  };
  const object = ({ version }: Schemas['ProjectDetail'], more: object = {}) =>
    people.officer.projects.registerSourceObjection({ ...path, body: { version, ...said, ...more } });
  const answer = (version: number, no = 1) =>
    people.officer.projects.answerSourceObjection({ ...path, body: { version, no, answer: 'It does not fit the device' } });
  expect(await offered()).toContain('OBJECT');
  expect(await failureOf(object(announced, { receivedDate: '2027-01-01' }))).toMatchObject({
    fieldErrors: [{ field: 'receivedDate', rule: 'days' }],
  });
  expect(
    (await failureOf(people.applicant.projects.registerSourceObjection({ ...path, body: { version: 1, ...said } })))?.code,
  ).toBe(4003);
  await object(announced);
  const objected = await detail(id);
  expect(objected).toMatchObject({ status: 'APPROVED', nextTime: announced.nextTime });
  expect(await offered()).toContain('ANSWER_OBJECTION');
  const waits = async () => {
    const { todo } = await people.officer.home.getHomeWork();
    const { records } = await people.officer.projects.queryProjectPage({ query: { scope: 'TODO', size: 200 } });
    const row = records.find((one) => one.id === id);
    const { ANSWER_OBJECTION = 0, REGISTER_OUTCOME = 0 } = Object.fromEntries(todo.kinds.map(({ kind, count }) => [kind, count]));
    return { answers: ANSWER_OBJECTION, outcomes: REGISTER_OUTCOME, isMine: row?.waitsForMe, names: row?.waitingFor };
  };
  // Its officer is waited for while the notice goes on, and afterwards, for the answer alone.
  const asked = await waits();
  expect(asked).toMatchObject({ answers: 1, isMine: true, names: [announced.officerName] });
  const over = await afterItsNotice(objected);
  expect(await offered()).not.toContain('REGISTER_OUTCOME');
  expect(await waits()).toEqual(asked);
  expect((await failureOf(register(over)))?.code).toBe(4101);
  expect(await failureOf(answer(over.version, 2))).toMatchObject({ fieldErrors: [{ field: 'no', rule: 'exists' }] });
  const { version } = await answer(over.version);
  expect((await failureOf(answer(version)))?.code).toBe(4101);
  expect(await waits()).toEqual({ ...asked, answers: 0, outcomes: asked.outcomes + 1 });
  const answered = await detail(id);
  expect(answered.sourceObjections).toMatchObject([
    {
      no: 1,
      objectorName: 'Another supplier',
      content: said.content,
      answer: 'It does not fit the device',
      answeredByName: answered.officerName,
      files: [{ id: letter.id }],
    },
  ]);
  const { sections } = await people.officer.projects.getProjectDossier(path);
  expect(JSON.stringify(sections.find(({ key }) => key === 'NOTICE'))).toContain('Another supplier');
  expect(await offered()).toContain('REGISTER_OUTCOME');
  await register(answered);
  expect(await offered()).not.toContain('OBJECT');
});
