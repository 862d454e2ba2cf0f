import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryOf } from './arbitraryOf.ts';

test('a pattern that leaves the length open is refused where few of its texts are long enough', () => {
  const draw = () => arbitraryOf({ type: 'string', pattern: '^[a-z]+$', minLength: 400, maxLength: 500 }, ['1']);
  expect(draw).toThrow('write the length into the pattern');
});

test('texts of a pattern have the length asked for', () => {
  const texts = fc.sample(
    arbitraryOf({ type: 'string', pattern: '\\S', minLength: 20, maxLength: 5000 }, ['1']),
    500,
  ) as string[];
  const lengths = texts.map((text) => [...text].length);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(20);
  expect(texts.every((text) => /\S/.test(text))).toBe(true);
});
