import type { Schemas } from '@campus-procurement/sdk';
import { hashOfList } from '@campus-procurement/sdk/commitment';
import { hourMs } from '@campus-procurement/sdk/time';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { beat } from '#platform/due/heartbeat.ts';
import { aBidding, type Bidders, bidders, closeBidding, joining, quoteInput, quotes } from '#test/builders/aBidding.ts';
import type { Supplier } from '#test/builders/aSupplier.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

/** Monday, 2 March 2026, 09:00 at the school. */
const start = new Date('2026-03-02T01:00:00.000Z');

/** Apps with their people; sessions end as time passes, so each test has its own. */
const apps: TestApp[] = [];
let app: TestApp;
let people: Bidders;
async function begin() {
  app = await startApp();
  apps.push(app);
  people = await bidders(app);
  return { app, people };
}
afterAll(() => Promise.all(apps.map((one) => one.close())));

const officer = () => app.as('officer1', 'procurement_officer');
const detail = async (id: string) => (await officer()).projects.getProjectDetail({ path: { id } });
const bidding = async (projectId: string) => (await officer()).bidding.getBidding({ path: { projectId } });
const log = async (id: string) => (await officer()).projects.listProjectLogs({ path: { id } });
const round = (projectId: string) =>
  app.database.db.selectFrom('bidRound').selectAll().where('projectId', '=', projectId).executeTakeFirstOrThrow();
const participants = async (projectId: string) => {
  const { id } = await round(projectId);
  return app.database.db.selectFrom('bidParticipant').selectAll().where('roundId', '=', id).execute();
};
const told = async ({ account }: Supplier, sceneCode: Schemas['SceneCode'], id: string) => {
  const client = await app.withoutRole(account);
  const { records } = await client.inbox.queryInboxMessagePage({ query: { sceneCode, size: 200 } });
  return records.filter(({ bizId }) => bizId === id).map(({ title }) => title);
};

describe('the end of a round', () => {
  beforeEach(begin);

  test('closes it two seconds later, with one hash over the last quotes, and tells nobody who has quoted', async () => {
    const project = await aBidding(app, people);
    const { id } = project;
    const receipts = await quotes(people, id, ['20000.00', '21000.00', '22000.00']);
    const { client } = people.suppliers[0] as Supplier;
    receipts[0] = await client.supplierBidding.submitQuote({ path: { projectId: id }, body: quoteInput('19000.00') });
    expect(await bidding(id)).toMatchObject({ stage: 'BIDDING', bidderCount: null, commitments: [], closingHash: null });

    app.clock.now = new Date(start.getTime() + 72 * hourMs + 1_999);
    await app.sweepDue();
    expect(await round(id)).toMatchObject({ closeTime: null });
    expect(await detail(id)).toMatchObject({ status: 'OPENING' });
    app.clock.advance(1);
    await app.sweepDue();
    const hash = hashOfList(receipts.map(({ commitment }) => commitment));
    expect(await bidding(id)).toMatchObject({ stage: 'CLOSED', closingHash: hash, bidderCount: null, commitments: [] });
    expect((await log(id)).at(-1)).toMatchObject({
      step: 'close',
      content: expect.stringMatching(`^${hash} [0-9a-f]{64}$`),
      operatorName: null,
      toStatus: 'OPENING',
    });
    expect(await detail(id)).toMatchObject({ status: 'OPENING', nextTime: null });
    expect((await participants(id)).map(({ no }) => no).sort()).toEqual([1, 2, 3]);
    expect(
      (await participants(id)).every(
        ({ contactName, contactPhone, joinIp }) => contactName === null && contactPhone === null && joinIp === null,
      ),
    ).toBe(true);
    expect(await (await officer()).projects.verifyProjectLog({ path: { id } })).toMatchObject({ ok: true });
  });

  test('with too few bidders ends it: nothing is opened, everybody is told, and the money is released after 30 days', async () => {
    const project = await aBidding(app, people);
    const { id } = project;
    await quotes(people, id, ['20000.00', '21000.00']);
    const third = people.suppliers[2] as Supplier;
    await third.client.supplierBidding.joinBidding({ path: { projectId: id }, body: joining() });
    await closeBidding(app, project);
    expect(await detail(id)).toMatchObject({ status: 'FAILED', nextTime: null });
    expect(await bidding(id)).toMatchObject({
      stage: 'FAILED',
      failReason: 'TOO_FEW_BIDDERS',
      notices: [{ type: 'FAILED' }, { type: 'BID' }],
    });
    expect(await told(third, 'BIDDING_RESULT', id)).toEqual(['Bidding failed: Centrifuges']);
    const stored = await app.database.db.selectFrom('bidQuote').select(['terms', 'prices', 'total']).execute();
    expect(stored.every(({ terms, prices, total }) => terms === null && prices === null && total === null)).toBe(true);

    const card = async () => {
      const finance = await app.as('finance1', 'finance');
      return (await finance.expenditure.getExpenditureDetail({ path: { id: people.cardId } })).frozenAmount;
    };
    app.clock.advance(30 * 24 * hourMs - 1_000);
    await app.sweepDue();
    expect(await card()).toBe('60000.00');
    app.clock.advance(1_000);
    await app.sweepDue();
    expect(await card()).toBe('0.00');
    expect((await log(id)).at(-1)).toMatchObject({ step: 'lapseFailed' });
    expect(await ledgerFaults(app.database.db)).toEqual([]);
  });

  test('is over for who opens, even where the clock is late', async () => {
    const { id } = await aBidding(app, people);
    await quotes(people, id, ['20000.00', '21000.00', '22000.00']);
    const open = async () => {
      const client = await officer();
      const { version } = await client.projects.getProjectDetail({ path: { id } });
      return client.bidding.openBidding({ path: { projectId: id }, body: { stage: 'DOCUMENTS', version } });
    };
    app.clock.now = new Date(start.getTime() + 72 * hourMs + 1_000);
    expect(await failureOf(open())).toMatchObject({ code: 4101 });
    app.clock.advance(1_000);
    expect(await open()).toMatchObject({ status: 'OPENING' });
    expect((await log(id)).map(({ step }) => step).slice(-2)).toEqual(['close', 'openDocuments']);
    expect(await bidding(id)).toMatchObject({ stage: 'JUDGING', bidderCount: 3 });
  });

  test('counts related companies once', async () => {
    const [first, second] = people.suppliers as [Supplier, Supplier];
    const { db } = app.database;
    const { legalPerson } = await db
      .selectFrom('supplier')
      .select('legalPerson')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    await db.updateTable('supplier').set({ legalPerson }).where('id', '=', second.id).execute();
    const project = await aBidding(app, people);
    await quotes(people, project.id, ['20000.00', '21000.00', '22000.00']);
    await closeBidding(app, project);
    expect(await detail(project.id)).toMatchObject({ status: 'FAILED' });
  });

  test('comes 30 minutes later if the platform was away before it, and quotes are taken until then', async () => {
    const project = await aBidding(app, people);
    const { id } = project;
    await quotes(people, id, ['20000.00', '21000.00', '22000.00']);
    const { db } = app.database;
    const at = (seconds: number) => new Date(start.getTime() + 72 * hourMs + seconds * 1_000);
    await beat(db, at(-120));
    await beat(db, at(-50));
    app.clock.now = at(2);
    await app.sweepDue();
    expect(await bidding(id)).toMatchObject({
      stage: 'BIDDING',
      originalEndTime: '2026-03-05T09:00:00+08:00',
      endTime: '2026-03-05T09:30:02+08:00',
      closingHash: null,
      notices: [{ type: 'EXTENSION' }, { type: 'BID' }],
    });
    expect((await log(id)).at(-1)).toMatchObject({ step: 'extend', operatorName: null });
    const first = people.suppliers[0] as Supplier;
    expect(await told(first, 'BIDDING_INVITE', id)).toContain('Bidding extended: Centrifuges');
    const client = await app.withoutRole(first.account);
    expect(await client.supplierBidding.submitQuote({ path: { projectId: id }, body: quoteInput('18000.00') })).toMatchObject({
      quoteNo: 2,
    });
    await closeBidding(app, await detail(id));
    expect(await detail(id)).toMatchObject({ status: 'OPENING' });
    const late = await app.withoutRole(first.account);
    expect(
      await failureOf(late.supplierBidding.submitQuote({ path: { projectId: id }, body: quoteInput('1.00') })),
    ).toMatchObject({ code: 4184 });
  });
});
