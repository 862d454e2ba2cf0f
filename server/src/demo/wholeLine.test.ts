import { dayMs } from '@campus-procurement/sdk/time';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenAt } from '#flow/eventHash.ts';
import { readCalendar } from '#platform/records/readCalendar.ts';
import { partOf } from '#test/drawn.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { startApp, type TestApp } from '#test/startApp.ts';
import { stockFaults } from '#test/stockFaults.ts';
import { createApp } from '../app.ts';
import { aCard, plotOf, type Scene, sceneOf } from './demoBidding.ts';
import type { DemoBatch } from './demoDeliveries.ts';
import type { DemoPurchase } from './demoPurchase.ts';
import { openStage, type Stage } from './demoStage.ts';
import { registerSuppliers } from './demoSuppliers.ts';
import { windowOf } from './demoWindows.ts';
import { inTurns } from './inTurns.ts';
import { mainSchoolId } from './seed/schools.ts';

let app: TestApp;
let stage: Stage;
let scene: Scene;
/** When all of it has happened. */
let end: Date;
beforeAll(async () => {
  app = await startApp();
  stage = openStage(app.deps, createApp);
  end = app.clock.now;
  await stage.moveTo(longBefore());
  const { categories } = await sceneOf(stage, { suppliers: [], cardId: '' });
  const roots = categories.filter(({ parentId }) => parentId === null).map(({ id }) => id);
  const suppliers = await registerSuppliers(stage, roots);
  scene = { categories, suppliers, cardId: '' };
}, 240_000);
afterAll(() => app.close());

const longBefore = () => new Date(end.getTime() - 200 * dayMs);
const year = { deliveryDays: 3, keepsBack: false, applicant: 'teacher1' };

/** A purchase of gloves, which are used up and go into a store, or of centrifuges, which get numbers. */
function purchaseOf(index: number, { amount, isAsset, batches, keepsBack, days }: Drawn): DemoPurchase {
  const name = `${isAsset ? '离心机' : '手套口罩'} ${index}`;
  const total = `${amount}00.00`;
  const item = { itemName: name, spec: 'A', parameters: '*B', quantity: isAsset ? '4' : '40', unit: '台', amount: total };
  return {
    name,
    category: isAsset ? '离心机' : '手套口罩',
    items: [item],
    stage: 'ARCHIVED',
    batches,
    quotes: [90, 94, 92],
    description: '用于教学与公共平台，到货后纳入学院统一管理。',
    year: { ...year, endedDays: days, keepsBack },
  };
}

interface Drawn {
  /** Hundreds of yuan: with a contract from 50,000 yuan on. */
  amount: number;
  isAsset: boolean;
  batches: DemoBatch[];
  keepsBack: boolean;
  days: number;
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  amount: fc.integer({ min: 120, max: 1900 }),
  isAsset: fc.boolean(),
  keepsBack: fc.boolean(),
  batches: fc.array(fc.constantFrom<DemoBatch>('PART', 'BAD'), { maxLength: 1 }).map((some) => [...some, 'ALL' as const]),
  days: fc.integer({ min: 70, max: 130 }),
});

/** Plays purchases at once, which a card of their own pays: each play begins at the same time. After every fifth turn cards, stocks and histories are right. */
async function play(purchases: DemoPurchase[]): Promise<void> {
  const { db } = app.database;
  await stage.moveTo(longBefore());
  const card = { cardNo: `WHOLE-${played}`, cardName: 'Whole line', owner: 'fanzihan', user: 'teacher1' };
  const cardId = await aCard(stage, card);
  const calendar = await readCalendar(mainSchoolId, { db });
  const plots = purchases.map((one) =>
    plotOf(one, windowOf(one.stage, end, calendar, one.year?.endedDays), { ...scene, cardId }),
  );
  let turns = 0;
  const checked: Stage = Object.create(stage, {
    now: { get: () => stage.now },
    moveTo: {
      value: async (time: Date) => {
        turns += 1;
        if (turns % 5 === 0) expect([await ledgerFaults(db), await stockFaults(db)]).toEqual([[], []]);
        await stage.moveTo(time);
      },
    },
  });
  await inTurns(checked, plots);
  expect([await ledgerFaults(db), await stockFaults(db)]).toEqual([[], []]);
  const events = await db.selectFrom('flowEvent').selectAll().orderBy('no').execute();
  const chains = Map.groupBy(events, ({ kind, subjectId }) => `${kind} ${subjectId}`);
  expect([...chains].filter(([, chain]) => brokenAt(chain) !== null).map(([subject]) => subject)).toEqual([]);
}

const storedOf = (name: string) =>
  app.database.db
    .selectFrom('project')
    .select(['status', 'orderAmount', 'actualAmount', 'dueAmount', 'paidAmount'])
    .where('projectName', '=', name)
    .executeTakeFirstOrThrow();

let played = 0;
test('whatever is bought: from the request over the bidding to the archive, cards, stocks and histories are right at every time', async () => {
  const runs = Math.max(1, Math.round(10 * partOf(50)));
  await fc.assert(
    fc.asyncProperty(fc.array(drawn, { minLength: 2, maxLength: 3 }), async (all) => {
      const purchases = all.map((one, index) => purchaseOf(played + index, one));
      played += all.length;
      await play(purchases);
      for (const [index, { name }] of purchases.entries()) {
        const stored = await storedOf(name);
        // What is kept back is not due before the end of the warranty.
        const hasContract = Number(stored.orderAmount) >= 50_000;
        const isKept = hasContract && all[index]?.keepsBack;
        expect(stored).toMatchObject({ actualAmount: stored.orderAmount, paidAmount: stored.dueAmount });
        if (!isKept) expect(stored).toMatchObject({ paidAmount: stored.orderAmount });
        expect(stored.status).toBe(all[index]?.keepsBack ? 'COMPLETED' : 'ARCHIVED');
      }
    }),
    { numRuns: runs, endOnFailure: true },
  );
}, 600_000);
