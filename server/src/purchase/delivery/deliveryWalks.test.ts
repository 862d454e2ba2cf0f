import { compareMoney } from '@campus-procurement/sdk/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromThousandths, toThousandths } from '#platform/values/quantity.ts';
import { type Bidders, bidders } from '#test/builders/aBidding.ts';
import { acceptanceOf, anOrder, begun, concluded, inspecting, officerOf } from '#test/builders/aDelivery.ts';
import { largerInput } from '#test/builders/aPurchase.ts';
import { partOf } from '#test/drawn.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { broken } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { turnFaults } from '#test/turnFaults.ts';

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 3);
}, 120_000);
afterAll(() => app.close());

const halves = (most: number) => fc.integer({ min: 0, max: most });
/** How many halves of each line come, and how many of them pass; what is closed; or what is begun and given up. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('batch' as const),
      came: fc.tuple(halves(4), halves(3)),
      bad: fc.tuple(halves(2), halves(1)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('close' as const), no: fc.integer({ min: 1, max: 2 }), share: halves(2) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'cancel' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'tooMuch' as const }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Walk {
  id: string;
  applicant: TestClient;
  officer: TestClient;
}

async function linesOf(id: string) {
  const rows = await app.database.db.selectFrom('orderLine').selectAll().where('projectId', '=', id).orderBy('no').execute();
  return rows.map((row) => {
    const [all, accepted, inspected, closed] = [
      row.quantity,
      row.acceptedQuantity,
      row.inspectedQuantity,
      row.closedQuantity,
    ].map(toThousandths) as [bigint, bigint, bigint, bigint];
    return { no: row.no, all, accepted, inspected, closed, open: all - accepted - inspected - closed };
  });
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);

async function take(what: Step, { id, applicant, officer }: Walk): Promise<void> {
  const lines = await linesOf(id);
  if (lines.every(({ open }) => open === 0n)) return;
  if (what.kind === 'close') {
    const line = lines.find(({ no }) => no === what.no);
    const quantity = least(line?.open ?? 0n, BigInt(what.share) * 500n);
    if (quantity === 0n) return;
    const { version } = await officer.projects.getProjectDetail({ path: { id } });
    const short = [{ no: what.no, quantity: fromThousandths(quantity) }];
    await officer.projects.closeLinesShort({ path: { id }, body: { version, lines: short, reason: 'Sold out' } });
    return;
  }
  if (what.kind === 'tooMuch') {
    const items = lines.map(({ no, open }) => ({ no, arriveQuantity: fromThousandths(open + 1n) }));
    const refused = await failureOf(applicant.acceptances.saveAcceptance({ body: { projectId: id, items } }));
    expect(refused).toMatchObject({
      status: 400,
      fieldErrors: items.map((_, index) => ({ field: `items.${index}.arriveQuantity` })),
    });
    return;
  }
  if (what.kind === 'cancel') {
    const { id: draft } = await applicant.acceptances.saveAcceptance({ body: { projectId: id } });
    await applicant.acceptances.cancelAcceptance({ path: { id: draft }, body: { version: 1, reason: 'By mistake' } });
    return;
  }
  const counted = lines.flatMap(({ no, open }, index) => {
    const came = least(open, BigInt(what.came[index] ?? 0) * 500n);
    const bad = least(came, BigInt(what.bad[index] ?? 0) * 500n);
    const [arriveQuantity, passQuantity] = [came, came - bad].map(fromThousandths) as [string, string];
    return came === 0n ? [] : [{ no, arriveQuantity, passQuantity, ...(bad > 0n && { problem: 'Broken' }) }];
  });
  if (counted.length === 0) return;
  const arrived = counted.map(({ no, arriveQuantity }) => ({ no, arriveQuantity }));
  const acceptance = await begun(app, applicant, id, arrived);
  await inspecting(app, { applicant }, acceptance);
  const held = (await linesOf(id)).filter(({ inspected }) => inspected > 0n);
  expect(held.map(({ no, inspected }) => [no, fromThousandths(inspected)])).toEqual(
    arrived.map(({ no, arriveQuantity }) => [no, arriveQuantity]),
  );
  await concluded(app, acceptance, counted);
}

test('whatever comes, fails or is closed: no quantity exceeds the order, amounts only grow, and all is accounted for at the end', async () => {
  const runs = Math.max(1, Math.round(20 * partOf(50)));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
      const line = (quantity: string, amount: string) => ({ ...largerInput('', people.categoryId).items[0], quantity, amount });
      const { id, people: now } = await anOrder(app, people, {
        total: '33000.00',
        unitPrices: ['6000.00', '7999.99'],
        changes: { items: [line('3', '20000.00'), line('1.5', '13000.00')] },
      });
      const walk: Walk = { id, applicant: now.applicant, officer: await officerOf(app, id) };
      const finish: Step = { kind: 'batch', came: [99, 99], bad: [0, 0] };
      let before = { accepted: '0.00', due: '0.00' };
      for (const one of [...steps, finish]) {
        await take(one, walk);
        const row = await app.database.db
          .selectFrom('project')
          .select(['status', 'orderAmount', 'acceptedAmount', 'dueAmount', 'actualAmount'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const lines = await linesOf(id);
        expect(lines.every(({ open, accepted, closed }) => open >= 0n && accepted >= 0n && closed >= 0n)).toBe(true);
        expect(compareMoney(row.acceptedAmount, before.accepted)).toBeGreaterThanOrEqual(0);
        expect(compareMoney(row.dueAmount, before.due)).toBeGreaterThanOrEqual(0);
        expect(compareMoney(row.acceptedAmount, String(row.orderAmount))).toBeLessThanOrEqual(0);
        const isAccounted = lines.every(({ all, accepted, closed }) => accepted + closed === all);
        expect(row.status).toBe(isAccounted ? 'COMPLETED' : 'EXECUTING');
        expect(row.actualAmount).toBe(isAccounted ? row.acceptedAmount : null);
        before = { accepted: row.acceptedAmount, due: row.dueAmount };
        expect(await app.repairTurns()).toBe(0);
        for (const one of ['applicant', 'officer'] as const) expect(await turnFaults(one, walk[one], id)).toEqual([]);
      }
      expect((await linesOf(id)).every(({ open }) => open === 0n)).toBe(true);
      expect(await ledgerFaults(app.database.db)).toEqual([]);
    }),
    { numRuns: runs, endOnFailure: true },
  );
}, 600_000);

test('an arrival of a line that is there already is refused at the submission', async () => {
  const { id, people: now } = await anOrder(app, people, { total: '36000.00' });
  const { applicant } = now;
  const [first, second] = [await begun(app, applicant, id), await begun(app, applicant, id)];
  await inspecting(app, now, first);
  await concluded(app, first, [{ no: 1, arriveQuantity: '2', passQuantity: '1', problem: 'Broken' }]);
  const { version } = await acceptanceOf(applicant, second);
  const body = { version, memberIds: [(await now.witness.users.getMyProfile()).id] };
  const submit = applicant.acceptances.submitAcceptance({ path: { id: second }, body });
  expect(await failureOf(submit)).toMatchObject(broken('items.0.arriveQuantity', 'maximum'));
}, 90_000);
