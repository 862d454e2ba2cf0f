import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aCategory,
  aCategoryThat,
  aLargerPurchase,
  aPurchase,
  aSharedCard,
  buyers,
  largerInput,
  ownersAlone,
  purchaseInput,
} from '#test/builders/aPurchase.ts';
import { anApprovedSupplier } from '#test/builders/aSupplier.ts';
import { wayFacts } from '#test/builders/aWay.ts';
import { cardFixture } from '#test/builders/cardFixture.ts';
import { pdf } from '#test/builders/contents.ts';
import { uploadAs } from '#test/builders/fileFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { forbidden, missing } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { statedFields } from './projectParts.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let categoryId: string;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  await ownersAlone(app.database.db);
  categoryId = await aCategory(people.applicant);
});
afterAll(() => app.close());

type Detail = Schemas['ProjectDetail'];
const detail = (client: TestClient, id: string) => client.projects.getProjectDetail({ path: { id } });
const copy = (client: TestClient, id: string) => client.projects.copyProject({ path: { id } });
/** What the form of a purchase holds. */
const formOf = ({ projectName, description, items, funds, payee, ...said }: Detail) => ({
  projectName,
  description,
  items,
  payee,
  funds: funds.map(({ expenditureId, amount }) => ({ expenditureId, amount })),
  ...Object.fromEntries(statedFields.map((field) => [field, said[field]])),
});

test('a copy is a draft of its own with the form of the source, without its files', async () => {
  const { applicant, finance } = people;
  const input = purchaseInput(await aSharedCard(finance), categoryId, '120.00');
  const file = await uploadAs(applicant)(pdf(), 'offer.pdf', 'PURCHASE');
  const body = { ...input, description: 'For the course', attachmentIds: [file.id] };
  const source = await aPurchase(people, 'ARCHIVED', { input: body });
  expect(source.allowedActions).toContain('COPY');
  const { id, version } = await copy(applicant, source.id);
  const made = await detail(applicant, id);
  expect(formOf(made)).toEqual(formOf(source));
  expect(made).toMatchObject({ version, status: 'DRAFT', projectCode: null, amount: '120.00', attachments: [] });
  expect(made.allowedActions).toEqual(['EDIT', 'SUBMIT', 'DELETE', 'COPY']);
  expect((await applicant.projects.listProjectLogs({ path: { id } })).map(({ step }) => step)).toEqual(['begin']);
  expect(await detail(applicant, source.id)).toEqual(source);
  const submitted = await applicant.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
  expect(submitted.status).toBe('APPROVING');
});

test('a copy of a larger purchase has its terms, and not the reason why it was separate', async () => {
  const { applicant, finance } = people;
  const equipment = await aCategoryThat(applicant, ({ fixedAsset, centralCatalogue }) => fixedAsset && !centralCatalogue);
  const terms = { executionCode: 'SINGLE_SOURCE', otherReason: 'Only this maker offers rotors that fit ours' } as const;
  const paper = await uploadAs(applicant)(pdf(), 'opinions.pdf', 'PURCHASE');
  const { id: supplierId } = await anApprovedSupplier(app);
  const input = {
    ...largerInput(await aSharedCard(finance, '900000.00'), equipment),
    ...terms,
    requirements: 'A year of service',
    attachmentIds: [paper.id],
    wayFacts: wayFacts('SINGLE_SOURCE', { supplierIds: [supplierId], paperId: paper.id }),
  };
  const source = await aLargerPurchase(people, 'APPROVING', input);
  const made = await detail(applicant, (await copy(applicant, source.id)).id);
  expect(formOf(made)).toEqual({ ...formOf(source), splitReason: null });
  expect(made.wayFacts).toEqual({ suppliers: source.wayFacts?.suppliers, experts: [], framework: null });
  expect(made).toMatchObject({ ...terms, deliveryDays: 30, requirements: 'A year of service', lane: null, pattern: null });
});

test('a copy of what somebody else asked for has the cards that the caller may use, and no account that is hidden from the caller', async () => {
  const { applicant, approver, finance } = people;
  const [shared, own] = [await aSharedCard(finance), await cardFixture(finance).save()];
  const input = purchaseInput(shared, categoryId, '100.00');
  const funds = [shared, own].map((expenditureId) => ({ expenditureId, amount: '50.00' }));
  const source = await aPurchase(people, 'APPROVING', { input: { ...input, funds } });
  const seen = await detail(approver, source.id);
  const made = await detail(approver, (await copy(approver, source.id)).id);
  expect(made.applicantName).not.toBe(source.applicantName);
  expect(made.funds.map(({ expenditureId, amount }) => ({ expenditureId, amount }))).toEqual([funds[0]]);
  expect(made.payee).toEqual({ ...source.payee, account: null });
  expect(made.items).toEqual(seen.items);
  expect((await detail(applicant, (await copy(applicant, source.id)).id)).funds).toHaveLength(2);
});

test('what cannot be chosen any more is left out: a category, a card and a supplier', async () => {
  const { applicant, finance } = people;
  const cards = cardFixture(finance);
  const card = await cards.save();
  const { db } = app.database;
  const { id: supplierId } = await db
    .selectFrom('supplier')
    .select('id')
    .where((eb) => eb.and({ companyId: '1001', status: 'APPROVED' }))
    .executeTakeFirstOrThrow();
  const body = { ...purchaseInput(card, categoryId, '80.00'), payee: { supplierId } };
  const { id } = await applicant.projects.saveProject({ body });
  expect((await detail(applicant, (await copy(applicant, id)).id)).payee.supplierId).toBe(supplierId);
  await db.updateTable('goodsCategory').set({ status: 'DISABLED' }).where('id', '=', categoryId).execute();
  await db.updateTable('expenditure').set({ status: 'DISABLED' }).where('id', '=', card).execute();
  await db.updateTable('supplier').set({ status: 'FROZEN' }).where('id', '=', supplierId).execute();
  const made = await detail(applicant, (await copy(applicant, id)).id);
  await db.updateTable('goodsCategory').set({ status: 'ENABLED' }).where('id', '=', categoryId).execute();
  expect(made).toMatchObject({ funds: [], payee: { supplierId: null, name: null } });
  expect(made.items).toMatchObject([{ itemName: 'Pipette tips 1 mL', categoryId: null, amount: '80.00' }]);
});

test('a purchase that the caller may not read is missing, as is a draft of somebody else, and who requests nothing copies nothing', async () => {
  const { applicant, approver, finance, officer } = people;
  const input = purchaseInput(await aSharedCard(finance), categoryId, '90.00');
  const { id } = await aPurchase(people, 'APPROVING', { input });
  const stranger = await app.as('dean1', 'purchaser');
  expect(await failureOf(copy(stranger, id))).toMatchObject(missing);
  expect(await failureOf(copy(applicant, 'none'))).toMatchObject(missing);
  const draft = await applicant.projects.saveProject({ body: input });
  expect(await failureOf(copy(approver, draft.id))).toMatchObject(missing);
  for (const client of [finance, officer]) {
    expect((await detail(client, id)).allowedActions).not.toContain('COPY');
    expect(await failureOf(copy(client, id))).toMatchObject(forbidden);
  }
});
