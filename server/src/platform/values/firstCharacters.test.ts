import { expect, test } from 'vitest';
import { firstCharacters } from './firstCharacters.ts';

test('characters are counted, not their UTF-16 units', () => {
  expect(firstCharacters('实验室𠮷𠮷', 4)).toBe('实验室𠮷');
});
