import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientAddress } from './clientAddress.ts';

test('without proxies of ours, the header is what anybody may have written', () => {
  expect(clientAddress('203.0.113.7', '198.51.100.1', 0)).toBe('198.51.100.1');
  expect(clientAddress(null, '::ffff:198.51.100.1', 0)).toBe('198.51.100.1');
});

test('behind one proxy the last address counts, behind two the last but one', () => {
  const forwarded = '1.1.1.1, 203.0.113.7, 10.0.0.2';
  expect(clientAddress(forwarded, '10.0.0.1', 1)).toBe('10.0.0.2');
  expect(clientAddress(forwarded, '10.0.0.1', 2)).toBe('203.0.113.7');
  expect(clientAddress('2001:db8::1', '10.0.0.1', 1)).toBe('2001:db8::1');
});

test('a header that is missing, too short or no address leaves the address of the connection', () => {
  expect(clientAddress(null, '10.0.0.1', 1)).toBe('10.0.0.1');
  expect(clientAddress('203.0.113.7', '10.0.0.1', 3)).toBe('10.0.0.1');
  expect(clientAddress('unknown', '10.0.0.1', 1)).toBe('10.0.0.1');
  expect(clientAddress("1' or 1=1", '10.0.0.1', 1)).toBe('10.0.0.1');
});

test('whatever a caller writes into the header, behind one proxy its true address is found', () => {
  fc.assert(
    fc.property(fc.string(), fc.ipV4(), (forged, caller) => {
      expect(clientAddress(`${forged}, ${caller}`, '10.0.0.1', 1)).toBe(caller);
    }),
  );
});
