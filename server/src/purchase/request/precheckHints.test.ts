import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aScan } from '#test/builders/aContract.ts';
import {
  aCategory,
  aLargerPurchase,
  aPurchase,
  aSharedCard,
  buyers,
  largerInput,
  ownersAlone,
  purchaseInput,
} from '#test/builders/aPurchase.ts';
import { categories } from '#test/builders/goodsCategoryFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let colleague: TestClient;
let assets: string[];
let cardId: string;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  colleague = await app.as('fanzihan', 'purchaser');
  await ownersAlone(app.database.db);
  const all = await categories.all(people.applicant);
  assets = all.flatMap(({ id, fixedAsset, centralCatalogue, status, children }) =>
    fixedAsset && !centralCatalogue && status === 'ENABLED' && children.length === 0 ? [id] : [],
  );
});
let used = 0;
let categoryId: string;
beforeEach(async () => {
  categoryId = assets[used] as string;
  used += 1;
  cardId = await aSharedCard(people.finance, '900000.00');
});
afterAll(() => app.close());

const check = (body: Schemas['ProjectInput'], client = people.applicant) => client.projects.precheckProject({ body });
const reasons = async (amount: string) => (await check(largerInput(cardId, categoryId, amount))).argumentReasons;

/** The school has a template for argument reports, so that prices count. */
async function withTemplate(value: string) {
  await app.database.db
    .updateTable('characterValue')
    .set({ paramValue: value })
    .where((eb) => eb.and({ companyId: '1001', paramKey: 'argumentReportTemplateUrl' }))
    .execute();
}

describe('an argument report', () => {
  test('is needed from the price of a piece on, in a school that has a template for it', async () => {
    expect(await reasons('200000.00')).toEqual([]);
    await withTemplate('Y');
    // Two pieces.
    expect(await reasons('199999.98')).toEqual([]);
    expect(await reasons('200000.00')).toEqual(['UNIT_PRICE']);
    expect(await reasons('300000.00')).toEqual(['UNIT_PRICE', 'BATCH']);
    await withTemplate('');
  });

  test('is needed at any price where the category says so; without it nothing is submitted', async () => {
    const { db } = app.database;
    await db.updateTable('goodsCategory').set({ needArgumentReport: true }).where('id', '=', categoryId).execute();
    const { applicant } = people;
    const input = largerInput(cardId, categoryId, '60000.00');
    const { rules, errors, argumentReasons } = await check(input);
    expect(argumentReasons).toEqual(['CATEGORY']);
    expect(rules).toContainEqual({ code: 'ARGUMENT', ok: false });
    expect(errors).toContainEqual(expect.objectContaining({ field: 'argumentId', rule: 'argument' }));
    const { id } = await applicant.projects.saveProject({ body: input });
    const submit = (version: number) =>
      applicant.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
    expect(await failureOf(submit(1))).toMatchObject(broken('argumentId', 'argument'));
    const [report, other] = [await aScan(applicant), await aScan(applicant)];
    // A report that is none of the files does not count.
    await applicant.projects.updateProject({ path: { id }, body: { version: 1, attachmentIds: [other], argumentId: report } });
    expect(await failureOf(submit(2))).toMatchObject(broken('argumentId', 'argument'));
    await applicant.projects.updateProject({ path: { id }, body: { version: 2, attachmentIds: [other, report] } });
    expect(await submit(3)).toMatchObject({ status: 'APPROVING' });
    expect(await applicant.projects.getProjectDetail({ path: { id } })).toMatchObject({ argumentId: report });
    const copy = await applicant.projects.copyProject({ path: { id } });
    expect(await applicant.projects.getProjectDetail({ path: { id: copy.id } })).toMatchObject({ argumentId: null });
  });

  test('is needed for imported goods, whatever they cost, and what a line says of it is kept', async () => {
    const { applicant } = people;
    const input = largerInput(cardId, categoryId, '60000.00');
    const items = input.items.map((item) => ({ ...item, imported: true }));
    expect((await check({ ...input, items })).argumentReasons).toEqual(['IMPORTED']);
    const { id } = await applicant.projects.saveProject({ body: { ...input, items } });
    const submit = applicant.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true } });
    expect(await failureOf(submit)).toMatchObject(broken('argumentId', 'argument'));
    const detail = await applicant.projects.getProjectDetail({ path: { id } });
    expect(detail.items.map(({ imported }) => imported)).toEqual(items.map(() => true));
    const copy = await applicant.projects.copyProject({ path: { id } });
    expect((await applicant.projects.getProjectDetail({ path: { id: copy.id } })).items[0]).toMatchObject({ imported: true });
  });

  test('is needed for no small purchase', async () => {
    await withTemplate('Y');
    const small = purchaseInput(cardId, await aCategory(people.applicant), '100.00');
    expect(await check(small)).toMatchObject({ lane: 'SMALL', argumentReasons: [] });
    await withTemplate('');
  });
});

test('words for one brand are pointed out, line by line', async () => {
  const input = largerInput(cardId, categoryId);
  const line = input.items[0] as Schemas['ProjectItemInput'];
  const items = [line, { ...line, parameters: '品牌：赛默飞' }, { ...line, spec: '品牌：赛默飞或相当于' }];
  expect((await check({ ...input, items })).brandItems).toEqual([1]);
});

describe('the same goods', () => {
  test('of a colleague whose purchase is approved and not announced are told, with whom to talk to', async () => {
    const { applicant } = people;
    const input = largerInput(cardId, categoryId);
    const { projectCode } = await aLargerPurchase(people, 'APPROVED', input);
    const seen = {
      ...input,
      items: [
        { itemName: 'Something else', categoryId },
        { ...input.items[0], itemName: 'CENTRIFUGE' },
      ],
    };
    const { colleagues } = await check(seen, colleague);
    const name = (await applicant.users.getMyProfile()).name;
    expect(colleagues).toMatchObject([{ itemNo: 1, projectCode, applicantName: name, quantity: '2', unit: 'set' }]);
    // One's own is no colleague's.
    expect((await check(seen)).colleagues).toEqual([]);
    const elsewhere = { ...seen, items: [{ ...input.items[0], categoryId: assets[assets.length - 1] as string }] };
    expect((await check(elsewhere, colleague)).colleagues).toEqual([]);
  });

  test('are told with what was paid last', async () => {
    const small = await aCategory(people.applicant);
    const of = (amount: string) => purchaseInput(cardId, small, amount);
    const bought = (amount: string) => aPurchase(people, 'EXECUTING', { input: of(amount) });
    await bought('1000.00');
    const { projectCode } = await bought('1100.00');
    expect((await check(of('900.00'), colleague)).lastPrices).toMatchObject([
      { itemNo: 0, unitPrice: '55.00', unit: 'box', projectCode, projectName: 'Pipette tips' },
    ]);
  });
});
