import type { Schemas } from '@campus-procurement/sdk';
import { hashOfList, sha256 } from '@campus-procurement/sdk/commitment';
import { expect, test } from 'vitest';
import { checkCommitments } from './checkCommitments.ts';

const texts = ['{"total":"1.00"}', '{"total":"2.00"}'];
const commitments = texts.map((text, at) => ({
  ...{ no: at + 1, quoteNo: 1, arrivalTime: '2026-03-09T09:00:00+08:00' },
  ...{ commitment: sha256(text), chainHead: sha256(`log ${at}`) },
}));
const quotes = texts.map((canonical) => ({ canonical, commitment: sha256(canonical) }));
const closingHash = hashOfList(commitments.map(({ commitment }) => commitment));
const heads = hashOfList(commitments.map(({ chainHead }) => chainHead));
const bidding = { commitments, closingHash };
const log = [{ step: 'close' as const, content: `${closingHash} ${heads}` }];
const verified: Schemas['LogCheck'] = {
  ...{ ok: true, entries: 9, brokenNo: null, lastHash: null },
  chains: commitments.map(({ no, chainHead }) => ({ no, ok: true, entries: 2, lastHash: chainHead })),
};

test('everything that was published is verified against the log', () => {
  const check = checkCommitments({ bidding, quotes, log, verified });
  expect(check).toMatchObject({ isListWhole: true, held: 2, changed: 0, closing: 'HOLDS', chains: 'HOLDS', log: 'HOLDS' });
  expect(commitments.map((one) => [check.of(one.commitment), check.chainOf(one)])).toEqual([
    ['HOLDS', 'HOLDS'],
    ['HOLDS', 'HOLDS'],
  ]);
});

test('a bidder whose log was changed is found, and the others stay verified', () => {
  const [first, second] = commitments as [Schemas['Commitment'], Schemas['Commitment']];
  const moved = { ...second, chainHead: sha256('another') };
  const check = checkCommitments({ bidding: { commitments: [first, moved], closingHash }, quotes, log, verified });
  expect(check).toMatchObject({ isListWhole: true, closing: 'HOLDS', chains: 'CHANGED' });
  expect([check.chainOf(first), check.chainOf(moved)]).toEqual(['HOLDS', 'CHANGED']);
  const broken = { ...verified, chains: verified.chains.map((chain) => ({ ...chain, ok: chain.no !== 1 })) };
  expect(checkCommitments({ bidding, quotes, log, verified: broken }).chainOf(first)).toBe('CHANGED');
});

test('a list that the log does not name, and a log that is broken, are not verified', () => {
  const other = [{ step: 'close' as const, content: `${heads} ${heads}` }];
  expect(checkCommitments({ bidding, quotes, log: other, verified: { ...verified, ok: false } })).toMatchObject({
    ...{ isListWhole: true, closing: 'CHANGED', chains: 'HOLDS', log: 'CHANGED' },
  });
});

test('who may not verify logs, and rounds that were closed before, have fewer proofs', () => {
  const older = [{ step: 'close' as const, content: closingHash }];
  const check = checkCommitments({ bidding, quotes: [], log: older, verified: null });
  expect(check).toMatchObject({ closing: 'HOLDS', chains: null, log: null });
  expect([check.of(quotes[0]?.commitment ?? ''), check.chainOf(commitments[0] as Schemas['Commitment'])]).toEqual([
    'SEALED',
    null,
  ]);
});
