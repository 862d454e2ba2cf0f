import { expect, test } from 'vitest';
import { KeyLost, type RoundKey, type SealingKey, sealingWith } from './sealing.ts';

const first: SealingKey = { id: '2026', secret: 'a secret of at least thirty-two characters' };
const second: SealingKey = { id: '2027', secret: 'another secret that has as many characters' };
const plain = Buffer.from('{"total":"45800.00"}');

function roundOf(key: SealingKey): RoundKey {
  const round = sealingWith([key]).newRound();
  if (!round) throw new Error('A key seals');
  return round;
}

test('what is sealed is opened with the same secret, and says nothing', () => {
  const sealing = sealingWith([first]);
  const round = roundOf(first);
  const sealed = sealing.seal(round, plain);
  expect(sealed.includes('45800')).toBe(false);
  expect(sealing.open(round, sealed)).toEqual(plain);
  expect(sealing.seal(round, plain)).not.toEqual(sealed);
});

test('the first secret seals new rounds, and those of older ones open', () => {
  const old = roundOf(first);
  const sealed = sealingWith([first]).seal(old, plain);
  const rotated = sealingWith([second, first]);
  expect(rotated.keyId).toBe('2027');
  expect(rotated.open(old, sealed)).toEqual(plain);
});

test('rounds have keys of their own', () => {
  const sealing = sealingWith([first]);
  const sealed = sealing.seal(roundOf(first), plain);
  expect(() => sealing.open(roundOf(first), sealed)).toThrow(KeyLost);
});

test('a secret that is gone or another one, and bytes that were changed or cut, are a lost key', () => {
  const round = roundOf(first);
  const sealed = sealingWith([first]).seal(round, plain);
  const changed = Buffer.from(sealed);
  changed[20] = (changed[20] ?? 0) ^ 1;
  expect(() => sealingWith([second]).open(round, sealed)).toThrow(KeyLost);
  expect(() => sealingWith([{ ...second, id: '2026' }]).open(round, sealed)).toThrow(KeyLost);
  expect(() => sealingWith([first]).open(round, changed)).toThrow(KeyLost);
  expect(() => sealingWith([first]).open(round, sealed.subarray(0, 5))).toThrow(KeyLost);
});

test('without a secret nothing is sealed', () => {
  expect(sealingWith([]).keyId).toBeNull();
  expect(sealingWith([]).newRound()).toBeNull();
});

test('a round tells its secret from another one with the same id, and says nothing of it', () => {
  const round = roundOf(first);
  const other = sealingWith([{ ...second, id: first.id }]);
  expect([sealingWith([first]), other, sealingWith([second])].map((sealing) => sealing.holds(round))).toEqual([
    true,
    false,
    false,
  ]);
  expect(roundOf(first).keyCheck).not.toBe(round.keyCheck);
  expect(JSON.stringify(round)).not.toContain(first.secret);
  expect(() => other.mark(round, '1001')).toThrow(KeyLost);
  // A round from before there were checks takes the secret of its id.
  const old = { ...round, keyCheck: null };
  expect(other.holds(old)).toBe(true);
  expect(sealingWith([first]).checked(old)).toEqual(round);
});
