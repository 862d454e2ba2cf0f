import { brokenEntry, hashOfList } from '@campus-procurement/sdk/commitment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bidders } from '#test/builders/aBidding.ts';
import { aClosedBidding } from '#test/builders/aClosedBidding.ts';
import { biddingOf, open } from '#test/builders/openings.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('the closing holds the ends of the logs of the bidders, which an auditor verifies once the documents are open', async () => {
  const bids = [{ total: '52000.00' }, { total: '55000.00' }, { total: '58000.00' }];
  const { id, people } = await aClosedBidding(app, await bidders(app), { bids });
  const auditor = await app.as('auditor1', 'auditor');
  const verify = () => auditor.projects.verifyProjectLog({ path: { id } });
  const [list = '', heads = ''] = String((await auditor.projects.listProjectLogs({ path: { id } })).at(-1)?.content).split(' ');
  expect(await verify()).toMatchObject({ ok: true, chains: [] });

  await open(people.officer, id, 'DOCUMENTS');
  const { commitments, closingHash } = await biddingOf(auditor, id);
  expect(list).toBe(closingHash);
  expect(hashOfList(commitments.map(({ commitment }) => commitment))).toBe(list);
  expect(hashOfList(commitments.map(({ chainHead }) => chainHead))).toBe(heads);
  const { chains } = await verify();
  expect(chains).toMatchObject(commitments.map(({ no, chainHead }) => ({ no, ok: true, entries: 2, lastHash: chainHead })));
  // Whoever reads the entries finds the same without the server.
  expect(chains.map(({ events }) => [brokenEntry(events), events.at(-1)?.content, events.at(-1)?.hash])).toEqual(
    commitments.map(({ commitment, chainHead }) => [null, commitment, chainHead]),
  );
  const { events } = await verify();
  expect([brokenEntry(events), events.length > 5]).toEqual([null, true]);

  // Somebody with the database exchanges a commitment, or a word in the log of a bidder.
  const { db } = app.database;
  const bidder = async (no: number) =>
    db
      .selectFrom('bidParticipant')
      .innerJoin('bidRound', 'bidRound.id', 'bidParticipant.roundId')
      .select('bidParticipant.id')
      .where((eb) => eb.and({ 'bidRound.projectId': id, 'bidParticipant.no': no }))
      .executeTakeFirstOrThrow();
  const [first, second] = [await bidder(1), await bidder(2)];
  await db
    .updateTable('bidQuote')
    .set({ commitment: '0'.repeat(64) })
    .where('participantId', '=', first.id)
    .execute();
  await db
    .updateTable('flowEvent')
    .set({ content: 'f'.repeat(64) })
    .where((eb) => eb.and({ subjectId: second.id, step: 'quote' }))
    .execute();
  expect((await verify()).chains.map(({ no, ok }) => [no, ok])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
  expect((await verify()).chains.map((chain) => brokenEntry(chain.events))).toEqual([null, 2, null]);
});
