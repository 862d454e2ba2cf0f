import { expect, test } from 'vitest';
import { unitWidth } from './unitWidth.ts';

test('a unit has the room that it needs, in both languages', () => {
  expect(['天', '个月', 'h', 'hours', 'suppliers'].map(unitWidth)).toEqual([48, 48, 48, 55, 83]);
});
