import type { Schemas } from '@campus-procurement/sdk';
import { type ChainEntry, chainHash, hashOfList, sha256 } from '@campus-procurement/sdk/commitment';
import { expect, test } from 'vitest';
import { checkCommitments } from './checkCommitments.ts';

/** A log whose entries have the hashes of their contents. */
function chained(subjectId: string, said: [step: string, content: string | null][]): ChainEntry[] {
  let before = '';
  return said.map(([step, content], at) => {
    const about = { companyId: '1001', kind: 'BIDDER', subjectId, no: at + 1, step, fromStatus: null, toStatus: 'QUOTED' };
    const entry = { ...about, actorId: null, time: '2026-03-09T01:00:00.000Z', salt: 'ab', content };
    before = chainHash(before, entry);
    return { ...entry, hash: before };
  });
}

const texts = ['{"total":"1.00"}', '{"total":"2.00"}'];
const chains = texts.map((text, at) =>
  chained(`bidder ${at}`, [
    ['join', null],
    ['quote', sha256(text)],
  ]),
);
const endOf = (events: ChainEntry[]) => String(events.at(-1)?.hash);
const commitments = texts.map((text, at) => ({
  no: at + 1,
  quoteNo: 1,
  arrivalTime: '2026-03-09T09:00:00+08:00',
  commitment: sha256(text),
  chainHead: endOf(chains[at] ?? []),
}));
const quotes = texts.map((canonical) => ({ canonical, commitment: sha256(canonical) }));
const closingHash = hashOfList(commitments.map(({ commitment }) => commitment));
const heads = hashOfList(commitments.map(({ chainHead }) => chainHead));
const bidding = { commitments, closingHash };
const events = chained('purchase', [
  ['begin', null],
  ['close', `${closingHash} ${heads}`],
]);
const shown = (entries: ChainEntry[]) => entries.map(({ content, hash }) => ({ step: 'close' as const, content, hash }));
const log = shown(events);
const checkOf = (entries: ChainEntry[], at: number) => ({
  no: at + 1,
  ok: true,
  entries: entries.length,
  lastHash: endOf(entries),
  events: entries,
});
const verified = { events, chains: chains.map(checkOf) };
/** The entries with another content of one of them, whose hash stays as it was. */
const forged = (entries: ChainEntry[], no: number) =>
  entries.map((entry) => (entry.no === no ? { ...entry, content: 'f'.repeat(64) } : entry));

test('everything that was published is verified against the log', () => {
  const check = checkCommitments({ bidding, quotes, log, verified });
  expect(check).toMatchObject({
    isListWhole: true,
    held: 2,
    changed: 0,
    closing: 'HOLDS',
    chains: 'HOLDS',
    log: { brokenNo: null },
  });
  expect(commitments.map((one) => [check.of(one.commitment), check.chainOf(one)])).toEqual([
    ['HOLDS', { brokenNo: null }],
    ['HOLDS', { brokenNo: null }],
  ]);
});

test('a log that was changed is broken at that entry, whatever the server says, and the others stay verified', () => {
  const [first, second] = commitments as [Schemas['Commitment'], Schemas['Commitment']];
  const [one = [], other = []] = chains;
  const check = checkCommitments({
    bidding,
    quotes,
    log,
    verified: { events: forged(events, 2), chains: [one, forged(other, 2)].map(checkOf) },
  });
  expect([check.log, check.chainOf(first), check.chainOf(second)]).toEqual([
    { brokenNo: 2 },
    { brokenNo: null },
    { brokenNo: 2 },
  ]);
  // Written anew as a whole, the log has another end than the one that the closing holds.
  const anew = chained('bidder 1', [
    ['join', null],
    ['quote', sha256('another')],
  ]);
  expect(
    checkCommitments({ bidding, quotes, log, verified: { events, chains: [one, anew].map(checkOf) } }).chainOf(second),
  ).toEqual({
    brokenNo: 2,
  });
  expect(
    checkCommitments({ bidding, quotes, log, verified: { events, chains: [one, other.slice(0, 1)].map(checkOf) } }).chainOf(
      second,
    ),
  ).toEqual({
    brokenNo: 1,
  });
});

test('a head that the closing does not hold is found', () => {
  const [first, second] = commitments as [Schemas['Commitment'], Schemas['Commitment']];
  const moved = { ...second, chainHead: sha256('another') };
  const check = checkCommitments({ bidding: { commitments: [first, moved], closingHash }, quotes, log, verified });
  expect(check).toMatchObject({ isListWhole: true, closing: 'HOLDS', chains: 'CHANGED' });
  expect([check.chainOf(first), check.chainOf(moved)]).toEqual([{ brokenNo: null }, { brokenNo: 2 }]);
});

test('a list that the log does not name, and a page that shows another log, are not verified', () => {
  const other = [{ step: 'close' as const, content: `${heads} ${heads}`, hash: sha256('another') }];
  expect(checkCommitments({ bidding, quotes, log: other, verified })).toMatchObject({
    isListWhole: true,
    closing: 'CHANGED',
    chains: 'HOLDS',
    log: { brokenNo: 1 },
  });
  expect(checkCommitments({ bidding, quotes, log: log.slice(0, 1), verified }).log).toEqual({ brokenNo: 2 });
});

test('who may not verify logs, and rounds that were closed before, have fewer proofs', () => {
  const older = [{ step: 'close' as const, content: closingHash, hash: sha256('older') }];
  const check = checkCommitments({ bidding, quotes: [], log: older, verified: null });
  expect(check).toMatchObject({ closing: 'HOLDS', chains: null, log: null });
  expect([check.of(quotes[0]?.commitment ?? ''), check.chainOf(commitments[0] as Schemas['Commitment'])]).toEqual([
    'SEALED',
    null,
  ]);
});
