import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beat } from '#platform/due/heartbeat.ts';
import { aBidder, aBidding, type Bidders, bidders, joining, quotes } from '#test/builders/aBidding.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

/** The end of the bidding, 72 hours after Monday, 2 March 2026, 09:00 at the school. */
const end = Date.parse('2026-03-05T09:00:00+08:00');

let app: TestApp;
let people: Bidders;
beforeEach(async () => {
  app = await startApp();
  people = await bidders(app);
});
afterEach(() => app.close());

/** Announces a bidding, lets joining end so many minutes before the quotes, and the servers be silent from one minute before the end to another. */
async function extended(joinMinutes: number, [from, until]: [from: number, until: number]) {
  const { id } = await aBidding(app, people);
  await quotes(people, id, ['20000.00', '21000.00']);
  const { db } = app.database;
  const joinEndTime = new Date(end - joinMinutes * 60_000);
  await db.updateTable('bidRound').set({ joinEndTime }).where('projectId', '=', id).execute();
  await beat(db, new Date(end - from * 60_000));
  await beat(db, new Date(end - until * 60_000));
  app.clock.now = new Date(Math.max(end, end - until * 60_000) + 2_000);
  await app.sweepDue();
  const officer = await app.as('officer1', 'procurement_officer');
  return { id, officer, bidding: await officer.bidding.getBidding({ path: { projectId: id } }) };
}

const minutesOf = (time: string) => (Date.parse(time) - end) / 60_000;

describe('a round that ends later because the servers were silent', () => {
  test('takes suppliers for as much longer, if joining was open during the silence', async () => {
    const { id, officer, bidding } = await extended(0, [2, 0.5]);
    expect(bidding.joinEndTime).toBe(bidding.endTime);
    const [notice] = bidding.notices;
    const { sections } = await officer.announcements.getAnnouncementDetail({ path: { id: String(notice?.id) } });
    expect(JSON.stringify(sections)).toContain('现报名截止');
    const { client } = await aBidder(app, people.categoryId);
    expect(await client.supplierBidding.joinBidding({ path: { projectId: id }, body: joining() })).toMatchObject({
      projectId: id,
    });
  });

  test('keeps the time between the end of joining and its own', async () => {
    const { bidding } = await extended(5, [8, 1]);
    expect(minutesOf(bidding.endTime) - minutesOf(bidding.joinEndTime)).toBeCloseTo(5);
  });

  test('leaves half of the added time to join after a silence that began long before the end', async () => {
    const { bidding } = await extended(120, [180, -60]);
    expect(minutesOf(bidding.endTime) - minutesOf(bidding.joinEndTime)).toBeCloseTo(15);
  });

  test('lets nobody join any more, if joining was over before the silence', async () => {
    const { id, officer, bidding } = await extended(24 * 60, [2, 0.5]);
    expect(bidding.joinEndTime).toBe('2026-03-04T09:00:00+08:00');
    expect(Date.parse(bidding.endTime)).toBeGreaterThan(end + 29 * 60_000);
    const [notice] = bidding.notices;
    const { sections } = await officer.announcements.getAnnouncementDetail({ path: { id: String(notice?.id) } });
    expect(JSON.stringify(sections)).not.toContain('现报名截止');
    const { client } = await aBidder(app, people.categoryId);
    const join = client.supplierBidding.joinBidding({ path: { projectId: id }, body: joining() });
    expect(await failureOf(join)).toMatchObject({ code: 4182 });
  });
});
