import { fromCents } from '@campus-procurement/sdk/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenAt } from '#flow/eventHash.ts';
import { aCategory, aCategoryThat, buyers, largerInput, ownersAlone, purchaseInput } from '#test/builders/aPurchase.ts';
import { cardInput, lab, other, owner } from '#test/builders/cardFixture.ts';
import { partOf } from '#test/drawn.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { askedBy, modelled, newPurchaseModel, type Parts, type PurchaseModel } from '#test/purchaseModel.ts';
import { startApp, type TestApp } from '#test/startApp.ts';
import { turnFaults } from '#test/turnFaults.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let categoryId: string;
let hazardousId: string;
let witnessUserId: string;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  await ownersAlone(app.database.db);
  categoryId = await aCategory(people.applicant);
  hazardousId = await aCategoryThat(people.applicant, ({ purchaseType, hazardous }) => purchaseType === 'GOODS' && hazardous);
  witnessUserId = (await people.witness.users.getMyProfile()).id;
});
afterAll(() => app.close());

const isWhole = partOf(50) === 1;
const who = ['applicant', 'approver', 'witness', 'finance', 'officer'] as const;
type Who = (typeof who)[number];
const ofPurchase = ['EDIT', 'SUBMIT', 'WITHDRAW', 'TERMINATE', 'RECEIVE', 'ADD_INVOICE', 'PAY', 'CLAIM'] as const;
const ofCase = ['APPROVE', 'REJECT', 'RETURN'] as const;
type Action = (typeof ofPurchase)[number] | (typeof ofCase)[number];
type Act = readonly [Who, Action];
/** Steps that lead on are taken more often, so that some purchases reach the archive. */
const onward: Action[] = ['SUBMIT', 'APPROVE', 'RECEIVE', 'ADD_INVOICE', 'PAY'];
const every: Act[] = who.flatMap((one) => [...ofPurchase, ...ofCase].map((action) => [one, action] as const));

interface Walk {
  cards: Record<string, number>;
  purchases: { id: string; model: PurchaseModel }[];
}

const yuan = (cents: number) => fromCents(BigInt(cents));
const cents = (amount: string) => Math.round(Number(amount) * 100);

/** A card of the approver that does not suffice for all, one of the applicant, and four purchases: from one, from both, from the own, and a larger one. */
async function begin(): Promise<Walk> {
  const save = async (body: ReturnType<typeof cardInput>) => (await people.finance.expenditure.saveExpenditure({ body })).id;
  const lent = await save(cardInput({ ownerId: other, authorizedUserIds: [owner], deptId: lab, totalAmount: '45.00' }));
  const own = await save(cardInput({ ownerId: owner, deptId: lab, totalAmount: '100.00' }));
  const wanted = [{ [lent]: 3_000 }, { [lent]: 2_001, [own]: 998 }, { [own]: 1_234 }];
  const purchases = await Promise.all(
    wanted.map(async (funds) => {
      const model = newPurchaseModel(funds, !(lent in funds));
      const input = purchaseInput(lent, categoryId, yuan(askedBy(model)));
      const paid = [...model.asked].map(([expenditureId, amount]) => ({ expenditureId, amount: yuan(amount) }));
      const { id } = await people.applicant.projects.saveProject({ body: { ...input, funds: paid } });
      return { id, model };
    }),
  );
  // Hazardous goods go by bidding, whatever they cost.
  const model = newPurchaseModel({ [lent]: 1_111 }, false, true);
  const { id } = await people.applicant.projects.saveProject({ body: largerInput(lent, hazardousId, '11.11') });
  return { cards: { [lent]: 4_500, [own]: 10_000 }, purchases: [...purchases, { id, model }] };
}

/** The newest case of a purchase and its newest task. */
async function newestCase(projectId: string) {
  const { db } = app.database;
  const instance = await db
    .selectFrom('approvalInstance')
    .select(['id', 'version'])
    .where('projectId', '=', projectId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const tasks = db
    .selectFrom('approvalTask')
    .select('id')
    .where('instanceId', '=', instance?.id ?? 'none');
  const task = await tasks.orderBy('id', 'desc').executeTakeFirst();
  return { id: instance?.id ?? 'none', version: instance?.version ?? 1, taskId: task?.id ?? 'none' };
}

async function versionOf(instanceId: string): Promise<number> {
  const cases = app.database.db.selectFrom('approvalInstance').select('version');
  return (await cases.where('id', '=', instanceId).executeTakeFirst())?.version ?? 1;
}

/** What somebody is offered for a purchase. */
async function offered(one: Who, id: string): Promise<Act[]> {
  const client = people[one];
  const detail = await client.projects.getProjectDetail({ path: { id } }).catch(() => null);
  const instance = await newestCase(id);
  const found = await client.approvals.getApprovalInstanceDetail({ path: { id: instance.id } }).catch(() => null);
  const actions = [...(detail?.allowedActions ?? []), ...(found?.allowedActions ?? [])];
  return every.filter(([someone, action]) => someone === one && actions.includes(action as (typeof actions)[number]));
}

/** The amount that a step is about, in cents. */
function amountOf(action: Action, { cost, invoiced, paid, ...model }: PurchaseModel, half: boolean): number {
  if (action === 'RECEIVE') return Math.max(invoiced, askedBy({ cost, invoiced, paid, ...model }) - (half ? 333 : 0));
  const room = action === 'PAY' ? invoiced - paid : Number(cost) - invoiced;
  return Math.max(1, half ? Math.ceil(room / 2) : room);
}

let invoices = 0;

async function act([one, action]: Act, id: string, amount: string) {
  const client = people[one];
  const { version, approvalInstanceId } = await people.applicant.projects.getProjectDetail({ path: { id } });
  const { version: ofCaseNow, taskId } = await newestCase(id);
  const path = { id };
  const today = '2026-03-02';
  invoices += 1;
  const steps: Record<(typeof ofPurchase)[number], () => Promise<unknown>> = {
    EDIT: () =>
      client.projects.updateProject({
        path,
        body: { version, description: `Changed ${invoices} times, for a reason that is told` },
      }),
    SUBMIT: () => client.projects.submitProject({ path, body: { version, conflictDeclared: true } }),
    WITHDRAW: async () => {
      // That of the request: the newest may be that of a witness.
      const ofRequest = approvalInstanceId ?? 'none';
      const body = { version: await versionOf(ofRequest) };
      return client.approvals.withdrawApprovalInstance({ path: { id: ofRequest }, body });
    },
    TERMINATE: () => client.projects.terminateProject({ path, body: { version, reason: 'Not needed' } }),
    RECEIVE: () =>
      client.projects.confirmReceipt({ path, body: { version, actualAmount: amount, witnessUserId, conflictDeclared: true } }),
    ADD_INVOICE: () => client.projects.saveInvoice({ path, body: { number: `${77_000_000 + invoices}`, amount, date: today } }),
    CLAIM: () => client.projects.receiveProject({ path, body: { version } }),
    PAY: () => client.projects.registerPayment({ path, body: { version, amount, paidDate: today, voucherNo: `V-${version}` } }),
  };
  const decision = ofCase.find((known) => known === action);
  if (decision === undefined) return steps[action as keyof typeof steps]();
  const body = { version: ofCaseNow, decision, opinion: 'Seen' };
  return client.approvals.decideApprovalTask({ path: { taskId }, body });
}

const sums = (walk: Walk, card: string) => {
  const parts = walk.purchases.map(({ model }) => model.parts.get(card) ?? { frozen: 0, occupied: 0, paid: 0 });
  return (part: keyof Parts) => parts.reduce((all, one) => all + one[part], 0);
};

/** Whether the money lasts for a submission. */
function lasts(walk: Walk, { asked, parts }: PurchaseModel): boolean {
  return [...asked].every(([card, amount]) => {
    const sum = sums(walk, card);
    const taken = sum('frozen') + sum('occupied') + sum('paid') - (parts.get(card)?.frozen ?? 0);
    return amount <= (walk.cards[card] as number) - taken;
  });
}

async function expectWhole(walk: Walk): Promise<void> {
  const { db } = app.database;
  for (const [card, total] of Object.entries(walk.cards)) {
    const sum = sums(walk, card);
    const [frozen, occupied, paid] = [sum('frozen'), sum('occupied'), sum('paid')];
    const found = await people.finance.expenditure.getExpenditureDetail({ path: { id: card } });
    const { frozenAmount, occupiedAmount, paidAmount, availableAmount } = found;
    expect([frozenAmount, occupiedAmount, paidAmount, availableAmount].map(cents)).toEqual([
      frozen,
      occupied,
      paid,
      total - frozen - occupied - paid,
    ]);
  }
  expect(await ledgerFaults(db)).toEqual([]);
  expect(await app.repairTurns()).toBe(0);
  for (const { id, model } of walk.purchases) {
    const events = await db.selectFrom('flowEvent').selectAll().where('subjectId', '=', id).orderBy('no').execute();
    expect(brokenAt(events)).toBeNull();
    const { status } = await people.applicant.projects.getProjectDetail({ path: { id } });
    expect(status).toBe(model.status);
    for (const one of who) expect(await turnFaults(one, people[one], id)).toEqual([]);
  }
}

/** What a step that is not offered is refused with. */
const refusals = [4003, 4004, 4101, 4105, 4131];

const step = fc.record({
  at: fc.constantFrom(0, 0, 1, 1, 1, 2, 3, 3),
  pick: fc.nat(10_000),
  half: fc.boolean(),
  isOffered: fc.constantFrom(true, true, true, false),
});

test(`whatever five people do with four purchases from two cards, the cards are right to the cent, the logs are whole, and exactly what is offered works`, {
  timeout: isWhole ? 3_600_000 : 240_000,
}, async () => {
  const length = isWhole ? 60 : 15;
  const walks = fc.array(step, { minLength: length, maxLength: length });
  const property = fc.asyncProperty(walks, async (steps) => {
    const walk = await begin();
    for (const { at, pick, half, isOffered } of steps) {
      const { id, model } = walk.purchases[at] as Walk['purchases'][number];
      const open = (await Promise.all(who.map((one) => offered(one, id)))).flat();
      const closed = every.filter(([one, action]) => !open.some(([someone, known]) => someone === one && known === action));
      const likely = open.flatMap((one) => Array<Act>(onward.includes(one[1]) ? 5 : 1).fill(one));
      const choice = isOffered && likely.length > 0 ? likely : closed;
      const chosen = choice[pick % choice.length] as Act;
      const [, action] = chosen;
      const amount = amountOf(action, model, half);
      const isShort = action === 'SUBMIT' && !lasts(walk, model);
      const failure = await failureOf(act(chosen, id, yuan(amount)));
      if (choice === closed) expect([chosen, refusals.includes(Number(failure?.code))]).toEqual([chosen, true]);
      else expect([chosen, failure?.code ?? null]).toEqual([chosen, isShort ? 4160 : null]);
      if (failure === null) modelled[action]?.(model, amount);
      await expectWhole(walk);
    }
  });
  await fc.assert(property, { numRuns: Math.ceil(20 * partOf(10)), endOnFailure: !isWhole });
});
