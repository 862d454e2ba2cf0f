import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aPurchase, aSharedCard, buyers, decide, purchaseInput } from '#test/builders/aPurchase.ts';
import { cardFixture } from '#test/builders/cardFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { broken } from '#test/refusals.ts';
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

const day = (days: number) => new Date(app.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const cards = () => cardFixture(people.finance);
/** A card of fanzihan, for which a purchase of teacher1 waits, and which has ended since. */
async function endedCard() {
  const cardId = await aSharedCard(people.finance);
  const { id } = await aPurchase(people, 'APPROVING', { input: purchaseInput(cardId, categoryId, '480.00') });
  const { version } = await cards().detail(cardId);
  await cards().update(cardId, { version, validTo: day(-1) });
  return { cardId, id };
}
async function carry(expenditureIds: string[], validTo: string) {
  const { taskId } = await people.finance.expenditure.carryExpenditures({ body: { expenditureIds, validTo } });
  await app.newWorker().work();
  return (await people.finance.tasks.getTaskDetail({ path: { id: taskId } })).result;
}

test('a purchase that waits is not approved onto a card that has ended, and is told which card and which day', async () => {
  const { cardId, id } = await endedCard();
  const { cardName, cardNo, validTo } = await cards().detail(cardId);
  const failure = await failureOf(decide(people.approver, id, { decision: 'APPROVE' }));
  expect(failure).toMatchObject({ code: 4101 });
  for (const named of [cardName, cardNo, String(validTo)]) expect(failure?.message).toContain(named);
  const { status, funds } = await people.applicant.projects.getProjectDetail({ path: { id } });
  expect([status, funds[0]?.validTo]).toEqual(['APPROVING', validTo]);
});

test('a card that has ended is refused by name where a purchase is submitted and where money is frozen by hand', async () => {
  const { cardId } = await endedCard();
  const { cardName: card, cardNo: no } = await cards().detail(cardId);
  const { id } = await people.applicant.projects.saveProject({ body: purchaseInput(cardId, categoryId, '90.00') });
  const submission = people.applicant.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true } });
  const params = { card, no, day: day(-1) };
  expect((await failureOf(submission))?.fieldErrors).toContainEqual(
    expect.objectContaining({ field: 'funds.0.expenditureId', rule: 'cardEnded', params }),
  );
  expect((await failureOf(cards().freeze(cardId, '10.00')))?.message).toContain(day(-1));
});

test('cards are carried over with what is in flight, and the purchase that waited goes on', async () => {
  const { cardId, id } = await endedCard();
  const { cards: found } = await people.finance.expenditure.listCarriedExpenditures({ query: { endsBy: day(0) } });
  expect(found.find((card) => card.id === cardId)).toMatchObject({
    validTo: day(-1),
    availableAmount: '19520.00',
    inFlightAmount: '480.00',
    purchaseCount: 1,
  });
  expect(await carry([cardId], day(365))).toBe('1 budget card carried over');
  expect(await cards().detail(cardId)).toMatchObject({ validTo: day(365), availableAmount: '19520.00', frozenAmount: '480.00' });
  const { records } = await cards().ledger(cardId);
  expect(records[0]).toMatchObject({
    flowType: 'CARRY',
    amount: '19520.00',
    balance: '19520.00',
    bizCode: null,
    reason: `${day(-1)} → ${day(365)}`,
    createByName: '赵婉清',
  });
  await decide(people.approver, id, { decision: 'APPROVE' });
  expect(await cards().detail(cardId)).toMatchObject({ frozenAmount: '0.00', occupiedAmount: '480.00' });
});

test('carrying over again changes nothing and writes nothing', async () => {
  const { cardId } = await endedCard();
  await carry([cardId], day(365));
  const before = await cards().ledger(cardId);
  expect(await carry([cardId], day(365))).toBe('0 budget cards carried over, 1 not needed');
  expect(await cards().ledger(cardId)).toEqual(before);
});

test('a card out of reach, one of the finance system and a day that has passed are refused', async () => {
  const { cardId } = await endedCard();
  const sent = (expenditureIds: string[], validTo: string) =>
    failureOf(people.finance.expenditure.carryExpenditures({ body: { expenditureIds, validTo } }));
  expect(await sent([cardId, 'none'], day(365))).toMatchObject(broken('expenditureIds.1', 'exists'));
  expect(await sent([cardId], day(-1))).toMatchObject(broken('validTo', 'order'));
  await app.database.db.updateTable('expenditure').set({ source: 'SYNC' }).where('id', '=', cardId).execute();
  expect(await sent([cardId], day(365))).toMatchObject(broken('expenditureIds.0', 'synchronisedCard'));
});
