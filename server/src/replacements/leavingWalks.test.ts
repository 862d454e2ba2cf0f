import type { Schemas } from '@campus-procurement/sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenAt } from '#flow/eventHash.ts';
import { type Bidders, bidders } from '#test/builders/aBidding.ts';
import { aCategory, largerInput, purchaseInput } from '#test/builders/aPurchase.ts';
import { anApprovedSupplier } from '#test/builders/aSupplier.ts';
import { wayFacts } from '#test/builders/aWay.ts';
import { cardInput, lab } from '#test/builders/cardFixture.ts';
import { pdf } from '#test/builders/contents.ts';
import { uploadAs } from '#test/builders/fileFixture.ts';
import { takeTurn } from '#test/leavingWalk/acts.ts';
import { mend } from '#test/leavingWalk/mend.ts';
import { detailOf, hire, leave, openSchool, type Person, type School, takerOf, turnsOf } from '#test/leavingWalk/school.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

/** As many purchases as end in well under a minute: small ones, and larger ones in an emergency, which are delivered to a group. */
const purchases = { SMALL: 16, LARGER: 5 };
type Kind = keyof typeof purchases;
/** So many leave while a purchase goes its way. */
const mostLeavers = 5;
/** More steps than any purchase needs, with all who are replaced. */
const mostSteps = 80;

let app: TestApp;
let school: School;
let people: Bidders;
let categoryId: string;
let supplierId: string;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 0);
  supplierId = (await anApprovedSupplier(app)).id;
  categoryId = await aCategory(people.applicant);
  school = await openSchool(app);
}, 120_000);
afterAll(() => app.close());

/** A card that its owner and the requester may use, and a purchase from it that is asked for. */
async function begin(kind: Kind): Promise<{ id: string; cardId: string }> {
  const [owner, requester] = [await hire(school, 'purchaser'), await hire(school, 'purchaser')];
  const body = cardInput({ ownerId: owner.id, authorizedUserIds: [requester.id], deptId: lab, totalAmount: '90000.00' });
  const { id: cardId } = await people.finance.expenditure.saveExpenditure({ body });
  const input = kind === 'SMALL' ? purchaseInput(cardId, categoryId) : await emergency(cardId, requester);
  const { id } = await requester.client.projects.saveProject({ body: input });
  await requester.client.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true } });
  if (kind === 'LARGER') await withoutContract(id);
  return { id, cardId };
}

async function emergency(cardId: string, { client }: Person): Promise<Schemas['ProjectInput']> {
  const paperId = (await uploadAs(client)(pdf(), 'permission.pdf', 'PURCHASE')).id;
  return {
    ...largerInput(cardId, categoryId),
    executionCode: 'EMERGENCY',
    otherReason: 'The pump has failed and the cellar fills with water',
    attachmentIds: [paperId],
    wayFacts: wayFacts('EMERGENCY', { supplierIds: [supplierId], paperId }),
  };
}

/** The rules of a purchase want no contract and no entry into a store. */
async function withoutContract(id: string): Promise<void> {
  const { db } = app.database;
  const { pattern } = await db.selectFrom('project').select('pattern').where('id', '=', id).executeTakeFirstOrThrow();
  const switches = { ...pattern?.switches, ifOpenEntry: false, ifCrossAcceptance: false };
  const rules = { ...pattern, publicityDays: 0, needContract: false, contractThreshold: null, switches };
  await db
    .updateTable('project')
    .set({ pattern: JSON.stringify(rules) })
    .where('id', '=', id)
    .execute();
}

const random = fc.sample(fc.nat(1_000_000), 2_000);
let drawn = 0;
const next = () => random[drawn++ % random.length] as number;
const pickOf = <T>(all: readonly T[]): T | undefined => all[next() % Math.max(1, all.length)];

/** Steps before which somebody leaves in any case, the first time that they are awaited. */
const certain: Schemas['TodoKind'][] = ['RECEIVE', 'INVOICE', 'REGISTER_OUTCOME', 'SIGN_ACCEPTANCE', 'CONCLUDE'];

/** Who leaves now, of those who have a part in a purchase. */
async function leaverOf(projectId: string, isLikely: boolean): Promise<Person | undefined> {
  const turns = await turnsOf(school, projectId);
  const awaited = turns.flatMap(({ step, holderId }) => (step === certain[0] ? (school.here.get(holderId) ?? []) : []))[0];
  if (awaited) {
    certain.shift();
    return awaited;
  }
  if (!isLikely) return undefined;
  const { applicantId, officerId } = await detailOf(school.admin, projectId);
  const ids = new Set([applicantId, String(officerId), ...turns.map(({ holderId }) => holderId)]);
  return pickOf([...ids].flatMap((id) => school.here.get(id) ?? []));
}

/** Takes a purchase to its end by the acts of those who are there. @returns how it ended */
async function walk(projectId: string, kind: Kind): Promise<string> {
  const way = { school, supplierId, walk: { app, people, id: projectId, told: [] } };
  let leavers = 0;
  for (let count = 0; count < mostSteps; count += 1) {
    const { status } = await detailOf(school.admin, projectId);
    if (status === 'ARCHIVED' || status === 'TERMINATED') return status;
    const leaver = await leaverOf(projectId, leavers < mostLeavers && next() % 3 === 0);
    if (leaver) {
      expect(await leave(school, leaver, next() % 2 === 0)).toMatchObject({ code: 4206 });
      leavers += 1;
    }
    const turns = await turnsOf(school, projectId);
    expect([projectId, status, turns.length > 0]).toEqual([projectId, status, true]);
    // The archive is the last: it needs all that others are still to give.
    const isLast = turns.every(({ step }) => step === 'ARCHIVE');
    const open = turns.filter(({ step }) => isLast || step !== 'ARCHIVE');
    const takers = await Promise.all(open.map(async (turn) => ({ turn, taker: await takerOf(school, turn) })));
    const able = pickOf(takers.flatMap(({ turn, taker }) => (taker ? [{ turn, taker }] : [])));
    if (able) await takeTurn(way, able.taker.client, able.turn, next());
    // A new submission has the rules of the school again.
    if (able?.turn.step === 'RESUBMIT' && kind === 'LARGER') await withoutContract(projectId);
    if (!able) await mend(school, projectId, next());
  }
  throw new Error(`${projectId} has not ended: ${JSON.stringify(await turnsOf(school, projectId))}`);
}

const cents = (amount: string) => Math.round(Number(amount) * 100);

test('whoever leaves, each purchase ends by the acts of those who are left, and its money is right to the cent', async () => {
  const { db } = app.database;
  const ends: string[] = [];
  for (const kind of ['SMALL', 'LARGER'] as const) {
    for (let count = 0; count < purchases[kind]; count += 1) {
      const { id, cardId } = await begin(kind);
      const end = await walk(id, kind);
      ends.push(end);
      const card = await school.admin.expenditure.getExpenditureDetail({ path: { id: cardId } });
      const amounts = [card.frozenAmount, card.occupiedAmount, card.paidAmount, card.availableAmount].map(cents);
      const paid = end === 'TERMINATED' ? 0 : kind === 'SMALL' ? 240_001 : 5_500_001;
      expect([id, ...amounts]).toEqual([id, 0, 0, paid, 9_000_000 - paid]);
      const events = await db.selectFrom('flowEvent').selectAll().where('subjectId', '=', id).orderBy('no').execute();
      expect(brokenAt(events)).toBeNull();
    }
  }
  expect(await ledgerFaults(db)).toEqual([]);
  expect(await app.repairTurns()).toBe(0);
  expect(ends).toContain('ARCHIVED');
  const steps = ['replaceRequester', 'replaceMember', 'handOver'] as const;
  const taken = await db.selectFrom('flowEvent').select('step').distinct().where('step', 'in', steps).execute();
  // A walk in which nobody is replaced would tell nothing.
  expect(taken.map(({ step }) => step).sort()).toEqual([...steps].sort());
}, 600_000);
