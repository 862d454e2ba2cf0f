import { expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

test.each([
  ['', 0],
  ['Ab1!', 1],
  ['abcdefgh1', 1],
  ['Abcdefg1', 2],
  ['abcdef1!', 2],
  [`Ab1!${'x'.repeat(29)}`, 1],
  ['Abcdefg1 ', 1],
  ['Abcdefg1密', 1],
  ['Abcdefg1!xyz', 3],
])('%j has the strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
