import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { awaitedActs } from '#test/biddingWalk/awaitedActs.ts';
import { events } from '#test/biddingWalk/events.ts';
import {
  actors,
  asActor,
  type Draw,
  pickOf,
  projectOf,
  type Step,
  stateOf,
  turnRows,
  type Walk,
} from '#test/biddingWalk/walk.ts';
import { holdersOf, walkFaults } from '#test/biddingWalk/walkFaults.ts';
import { bidders } from '#test/builders/aBidding.ts';
import { largerInput } from '#test/builders/aPurchase.ts';
import { onMonday } from '#test/builders/openings.ts';
import { partOf } from '#test/drawn.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { actionOf, offeredTo } from '#test/turnFaults.ts';

let app: TestApp;
let people: Walk['people'];
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 4);
  // Whoever takes the place of the requester may use the same card.
  const { version } = await people.finance.expenditure.getExpenditureDetail({ path: { id: people.cardId } });
  const userIds = [seedId('user', 103), seedId('user', 132)];
  await people.finance.expenditure.authorizeExpenditureUsers({ path: { id: people.cardId }, body: { version, userIds } });
}, 120_000);
afterAll(() => app.close());

const isWhole = partOf(50) === 1;
const draw: fc.Arbitrary<Draw> = fc.record({ kind: fc.nat(99), pick: fc.nat(9_999), other: fc.nat(9_999) });

/** Below the limit for orders the platform opens by itself; from the next one on an opening has a witness and an award an approval. */
const amounts = ['30000.00', '60000.00', '120000.00', '190000.00'];

async function begin(amount: string): Promise<Walk> {
  people = await onMonday(app, people);
  const body = largerInput(people.cardId, people.categoryId, amount);
  const { id } = await people.applicant.projects.saveProject({ body });
  await people.applicant.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true } });
  const walk = { app, people, id, told: [amount] };
  const { pattern } = await projectOf(walk);
  const rules = { ...pattern, switches: { ...pattern?.switches, ifOpenEntry: false } };
  const { db } = app.database;
  await db
    .updateTable('project')
    .set({ pattern: JSON.stringify(rules) })
    .where('id', '=', id)
    .execute();
  return walk;
}

/** What is awaited is done: refused to somebody else, without a trace, and accepted from whom it is awaited. */
async function takeTurn(walk: Walk, { pick, other, kind }: Draw): Promise<void> {
  const holders = await holdersOf(walk);
  const waiting = (await turnRows(walk)).filter(({ fromTime }) => fromTime === null || fromTime <= app.clock.now);
  expect([walk.told, holders.length === 0 ? waiting : []]).toEqual([walk.told, []]);
  if (holders.length === 0) return;
  const { actor, mine } = pickOf(holders, pick);
  const step = pickOf(mine, other);
  const act = awaitedActs[step];
  if (!act) throw new Error(`The walk cannot do ${step}`);
  const { db } = app.database;
  const { id: userId } = await db
    .selectFrom('appUser')
    .select('id')
    .where('account', '=', actor.account)
    .executeTakeFirstOrThrow();
  const rows = (await turnRows(walk)).filter((row) => row.step === step);
  const own = rows.filter(({ holderKind, holderId }) => holderKind !== 'USER' || holderId === userId);
  // A deputy does what is awaited of somebody else.
  const turn = pickOf(own.length > 0 ? own : rows, pick);
  if (step === 'PUBLISH') walk.people = await onMonday(app, walk.people);
  // What is awaited then is that somebody looks after the supplier, who may be the only one left.
  if (step === 'EXPLANATION') await (await events.explains?.(walk, { pick, other, kind }))?.();
  const drawn = { pick, other, kind };
  const stranger = await strangerTo(walk, step, kind + other);
  if (stranger) {
    const before = await stateOf(walk);
    const refused = await failureOf(act(walk, stranger, turn, drawn));
    expect([walk.told, step, Number(refused?.code)]).toEqual([walk.told, step, expect.toSatisfy(isRefusal)]);
    expect(await stateOf(walk)).toBe(before);
  }
  walk.told.push(`${actor.account}: ${step}`);
  const failure = await failureOf(act(walk, await asActor(walk, actor), turn, drawn));
  expect([walk.told, failure && [failure.code, failure.message, failure.fieldErrors]]).toEqual([walk.told, null]);
}

/** Somebody, drawn by a number, who is not offered a step. */
async function strangerTo(walk: Walk, step: Step, at: number): Promise<TestClient | null> {
  for (const shift of actors.keys()) {
    const client = await asActor(walk, pickOf(actors, at + shift));
    const detail = await client.projects.getProjectDetail({ path: { id: walk.id } }).catch(() => null);
    const offered = detail ? await offeredTo(client, detail) : new Set<string>();
    if (!actionOf[step]?.some((action) => offered.has(action))) return client;
  }
  return null;
}

const isRefusal = (code: number) => code >= 4000 && code < 5000;

/** Something else happens, if anything can. */
async function takeEvent(walk: Walk, one: Draw): Promise<void> {
  // In an order that is drawn, so that the first that can happen is any of them.
  const names = Object.keys(events).sort((name, other) => placeOf(name, one) - placeOf(other, one));
  for (const name of names) {
    const happens = await events[name]?.(walk, one);
    if (!happens) continue;
    walk.told.push(name);
    const failure = await failureOf(happens());
    expect([walk.told, failure && [failure.code, failure.message, failure.fieldErrors]]).toEqual([walk.told, null]);
    return;
  }
}

/** Where something comes in the order of a draw: multiples modulo a prime change places. */
const placeOf = (name: string, { other, kind }: Draw) =>
  ((Object.keys(events).indexOf(name) + 1) * (((other + kind) % 18) + 1)) % 19;

test('whatever happens in a bidding, what is awaited of somebody works for them and for nobody else', async () => {
  const length = isWhole ? 60 : 40;
  const numRuns = Math.max(1, Math.round(25 * partOf(50)));
  const walks = fc.tuple(fc.constantFrom(...amounts), fc.array(draw, { minLength: length, maxLength: length }));
  const property = fc.asyncProperty(walks, async ([amount, draws]) => {
    const walk = await begin(amount);
    for (const one of draws) {
      const rows = await turnRows(walk);
      if (rows.length > 0 && one.kind < 80) await takeTurn(walk, one);
      else await takeEvent(walk, one);
      // Three of them in each step; a deep run looks at everybody.
      const looked = isWhole ? actors : [0, 1, 2].map((at) => pickOf(actors, one.pick + at * 5));
      expect([walk.told, await walkFaults(walk, looked)]).toEqual([walk.told, []]);
      const { status } = await projectOf(walk);
      if (['ARCHIVED', 'TERMINATED'].includes(status)) break;
    }
    expect(await ledgerFaults(app.database.db)).toEqual([]);
  });
  await fc.assert(property, { numRuns, endOnFailure: true });
}, 3_600_000);
