import { expect, test } from 'vitest';
import { newIdempotencyKey } from './newIdempotencyKey.ts';

test('a key has the form that the server asks for, and is another each time', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{8,100}$/);
  expect(new Set(keys).size).toBe(100);
});
