import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBidding, type Bidders, bidders, closeBidding, joining, quotes } from '#test/builders/aBidding.ts';
import { anOpenedBidding, award, onMonday } from '#test/builders/openings.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 4);
}, 120_000);
afterAll(() => app.close());

const supplier = (index: number) => app.withoutRole(String(people.suppliers[index]?.account));
const parts = ['RUNNING', 'WON', 'LOST', 'MISSED'] as const;
/** In which parts of its own rounds a supplier finds a purchase, and the row. */
async function foundBy(client: TestClient, projectId: string): Promise<[string, Schemas['BiddablePurchase']][]> {
  const found: [string, Schemas['BiddablePurchase']][] = [];
  for (const part of parts) {
    const { records } = await client.supplierBidding.queryBiddableProjectPage({ query: { part, size: 200 } });
    found.push(...records.filter((row) => row.projectId === projectId).map((row) => [part, row] as [string, typeof row]));
  }
  return found;
}

test('what a supplier has quoted for is running until it is decided, then won or lost, with rank, difference and reason', async () => {
  const bids = [{ total: '52000.00' }, { total: '54000.00' }, { total: '55000.00' }];
  const { id, quoteIds, people: now } = await anOpenedBidding(app, await onMonday(app, people), { bids });
  expect(await foundBy(await supplier(1), id)).toMatchObject([
    ['RUNNING', { state: 'DECIDING', result: { outcome: 'PENDING', ownRank: 2 } }],
  ]);
  await award(now.officer, id, quoteIds[0] as string);
  app.clock.advance(10 * 24 * 3600_000);
  await app.sweepDue();
  expect(await foundBy(await supplier(0), id)).toMatchObject([['WON', { state: 'WON', result: { outcome: 'WON' } }]]);
  expect(await foundBy(await supplier(1), id)).toMatchObject([
    ['LOST', { state: 'LOST', result: { outcome: 'LOST', ownRank: 2, ownTotal: '54000.00', difference: '2000.00' } }],
  ]);
  // Who had no part in it has missed nothing of its own.
  expect(await foundBy(await supplier(3), id)).toEqual([]);
});

test('who has joined or was invited and has not quoted finds what it has missed; of a failed round nobody learns a price', async () => {
  await onMonday(app, people);
  const now = await bidders(app, 3);
  people = now;
  const { id, nextTime } = await aBidding(app, now);
  await quotes({ ...now, suppliers: now.suppliers.slice(0, 1) }, id, ['29000.00']);
  const silent = now.suppliers[1]?.client as TestClient;
  await silent.supplierBidding.joinBidding({ path: { projectId: id }, body: joining() });
  expect(await foundBy(silent, id)).toMatchObject([['RUNNING', { state: 'OPEN', joined: true, quoted: false, result: null }]]);
  await closeBidding(app, { nextTime });
  expect(await foundBy(await supplier(0), id)).toMatchObject([
    ['LOST', { state: 'FAILED', failReason: 'TOO_FEW_BIDDERS', result: null }],
  ]);
  expect(await foundBy(await supplier(1), id)).toMatchObject([['MISSED', { state: 'FAILED', result: null }]]);
  expect(await foundBy(await supplier(2), id)).toEqual([]);
});
