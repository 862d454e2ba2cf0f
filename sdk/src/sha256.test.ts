import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test('bytes have the fingerprint of the text that they are', () => {
  expect(sha256(new TextEncoder().encode('abc'))).toBe(sha256('abc'));
  expect(sha256(new Uint8Array())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

// The characters of all planes are found out once, which takes its time.
test('the fingerprint of a text is the one that others calculate', { timeout: 30_000 }, () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
});

test('texts of all lengths around a block have their fingerprint', () => {
  for (let length = 50; length < 140; length += 1) {
    const text = '价'.repeat(length % 3) + 'x'.repeat(length);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
