import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBidding, anOfficersPurchase, type Bidders, bidders } from '#test/builders/aBidding.ts';
import { aClosedBidding } from '#test/builders/aClosedBidding.ts';
import { buyers } from '#test/builders/aPurchase.ts';
import { anOpenedBidding, award, biddingOf, judge, onMonday, open } from '#test/builders/openings.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  people = await onMonday(app, people);
});

const three = [{ total: '52000.00' }, { total: '55000.00' }, { total: '58000.00' }];

/** How many rows of each kind of bidding wait for somebody. */
async function kinds(client: TestClient): Promise<Record<string, number>> {
  const { todo } = await client.home.getHomeWork();
  return Object.fromEntries(todo.kinds.map(({ kind, count }) => [kind, count] as const));
}

/** What there is more of than before. */
async function more(before: Record<string, number>, client: TestClient): Promise<string[]> {
  const now = await kinds(client);
  return Object.keys(now).filter((kind) => (now[kind] ?? 0) > (before[kind] ?? 0));
}

async function figure(client: TestClient, kind: string) {
  return (await client.home.getHomeWork()).figures.find((one) => one.kind === kind);
}

describe('the home page', () => {
  test('has the next step of the officer from the approval to the opening, and wants a witness of others', async () => {
    const before = { officer: await kinds(people.officer), applicant: await kinds(people.applicant) };
    await anOfficersPurchase(people, '120000.00');
    expect(await more(before.officer, people.officer)).toEqual(['PUBLISH']);
    expect(await more(before.applicant, people.applicant)).toEqual([]);

    const closed = await aClosedBidding(app, people, { amount: '120000.00', bids: three });
    const { officer, applicant } = closed.people;
    const auditor = await app.as('auditor1', 'auditor');
    const [other, audited] = [await kinds(officer), await kinds(auditor)];
    expect(other).not.toHaveProperty('OPEN_DOCUMENTS');
    expect(audited).toMatchObject({ WITNESS_OPENING: 1 });
    const { version } = await biddingOf(auditor, closed.id);
    await auditor.bidding.witnessOpening({ path: { projectId: closed.id }, body: { stage: 'DOCUMENTS', version } });
    expect(await kinds(auditor)).not.toHaveProperty('WITNESS_OPENING');
    expect(await more(other, officer)).toEqual(['OPEN_DOCUMENTS']);
    expect(await kinds(applicant)).not.toHaveProperty('OPEN_DOCUMENTS');
    await open(officer, closed.id, 'DOCUMENTS');
    expect(await more(other, officer)).toEqual(['JUDGE']);
    expect(await kinds(applicant)).toMatchObject({ JUDGE: 1 });
  });

  test('has a judgement for those who have not judged, and then the opening of the prices', async () => {
    const { id, quoteIds, people: now } = await aClosedBidding(app, people, { bids: three });
    const start = await kinds(now.officer);
    await open(now.officer, id, 'DOCUMENTS');
    const [first = '', ...others] = quoteIds;
    for (const quoteId of others) await judge(now.officer, id, quoteId);
    const judges = async () => [(await kinds(now.officer)).JUDGE ?? 0, (await kinds(now.applicant)).JUDGE ?? 0];
    const [officer = 0, applicant = 0] = await judges();
    await judge(now.officer, id, first, 'The power is too low');
    expect(await judges()).toEqual([officer - 1, applicant]);
    await judge(now.applicant, id, first);
    expect(await judges()).toEqual([officer - 1, applicant - 1]);
    expect(await more(start, now.officer)).toEqual(['OPEN_PRICES']);
  });

  test('has no choice but to declare failed what nobody complies with', async () => {
    const { id, quoteIds, people: now } = await aClosedBidding(app, people, { bids: three });
    await open(now.officer, id, 'DOCUMENTS');
    for (const quoteId of quoteIds) {
      await judge(now.officer, id, quoteId, 'The power is too low');
      await judge(now.applicant, id, quoteId, 'The power is too low');
    }
    expect(await kinds(now.officer)).toMatchObject({ DECLARE_FAILED: 1 });
    expect(await kinds(now.applicant)).not.toHaveProperty('DECLARE_FAILED');
  });

  test('has the decision with its deadline for both, on top once it is overdue, and counts it', async () => {
    const { id } = await anOpenedBidding(app, people, { bids: three });
    const { db } = app.database;
    const now = { ...people, ...(await buyers(app)) };
    const row = async (client: TestClient) =>
      (await client.home.getHomeWork()).todo.rows.find(({ projectId }) => projectId === id);
    const { decisionDeadline } = await biddingOf(now.officer, id);
    expect((await kinds(now.officer)).DECIDE).toBeGreaterThan(0);
    expect((await kinds(now.applicant)).DECIDE).toBeGreaterThan(0);
    const before = Number((await figure(now.officer, 'DECISIONS_OVERDUE'))?.value);
    await db.updateTable('project').set({ nextTime: app.clock.now }).where('id', '=', id).execute();
    await app.repairTurns();
    expect(await row(now.officer)).toMatchObject({ kind: 'DECIDE', overdue: true });
    expect(await figure(now.officer, 'DECISIONS_OVERDUE')).toMatchObject({ value: String(before + 1) });
    await db
      .updateTable('project')
      .set({ nextTime: new Date(String(decisionDeadline)) })
      .where('id', '=', id)
      .execute();
    await app.repairTurns();
    expect(await figure(now.officer, 'DECISIONS_OVERDUE')).toMatchObject({ value: String(before) });
  });

  test('says that the lowest quote waits for an explanation, and that a cancelled award is decided again', async () => {
    const low = await anOpenedBidding(app, people, {
      bids: [{ total: '20000.00' }, { total: '55000.00' }, { total: '58000.00' }],
    });
    const start = await kinds(low.people.officer);
    expect(start.EXPLANATION).toBeGreaterThan(0);
    const [supplier] = low.people.suppliers;
    const { client } = { client: app.client((await app.withoutRole(String(supplier?.account))).token) };
    await client.supplierBidding.explainQuote({
      path: { projectId: low.id },
      body: { text: 'We sell what is left in our store before the new model comes.' },
    });
    expect((await kinds(low.people.officer)).EXPLANATION ?? 0).toBe((start.EXPLANATION ?? 0) - 1);
    await award(low.people.officer, low.id, String(low.quoteIds[0]));
    await client.supplierBidding.declineAward({ path: { projectId: low.id }, body: { reason: 'The store is empty' } });
    const { todo } = await low.people.officer.home.getHomeWork();
    expect(todo.kinds).toContainEqual({ kind: 'DECIDE_AGAIN', count: 1 });
  });

  test('counts for an officer what ends today', async () => {
    const { nextTime } = await aBidding(app, people);
    app.clock.advance(Date.parse(String(nextTime)) - 3_600_000 - app.clock.now.getTime());
    const { officer } = await buyers(app);
    expect(await figure(officer, 'CLOSING_TODAY')).toMatchObject({ value: '1', amount: '60000.00' });
  });

  test('shows an auditor the warnings, and awards beside which a cheaper quote was excluded', async () => {
    const auditor = await app.as('auditor1', 'auditor');
    const values = async () => {
      const { figures } = await auditor.home.getHomeWork();
      return figures.slice(0, 2).map(({ kind, value, count, amount }) => [kind, Number(value), count, Number(amount)] as const);
    };
    const [flags, cheaper] = await values();
    const {
      id,
      quoteIds,
      people: now,
    } = await anOpenedBidding(app, people, { bids: three.map((bid) => ({ ...bid, address: '10.9.9.9' })) });
    const [first = '', second = ''] = quoteIds;
    await judgeTwice(now, id, first);
    await award(now.officer, id, second);
    const again = await app.as('auditor1', 'auditor');
    const { figures } = await again.home.getHomeWork();
    expect(figures.slice(0, 2)).toMatchObject([
      { kind: 'RED_FLAGS', value: String((flags?.[1] ?? 0) + 1), count: (flags?.[2] ?? 0) + 1 },
      { kind: 'CHEAPER_EXCLUDED', value: String((cheaper?.[1] ?? 0) + 1), amount: (3000 + (cheaper?.[3] ?? 0)).toFixed(2) },
    ]);
    expect(await figure(now.officer, 'RED_FLAGS')).toBeUndefined();
  });
});

/** Excludes a quote by two people. */
async function judgeTwice(now: Bidders, id: string, quoteId: string): Promise<void> {
  await judge(now.officer, id, quoteId, 'It does not fit the room');
  await judge(now.applicant, id, quoteId, 'It does not fit the room');
}
