import { expect, test } from 'vitest';
import { proposedEnd } from './publicationRules.ts';

test('a bidding ends on the first working day that is late enough', () => {
  // A Monday.
  expect(proposedEnd(new Date('2026-03-09T09:00:00+08:00'), 72)).toBe('2026-03-12 16:00:00');
  expect(proposedEnd(new Date('2026-03-09T16:30:00+08:00'), 72)).toBe('2026-03-13 16:00:00');
});

test('it does not end at a weekend', () => {
  expect(proposedEnd(new Date('2026-03-11T09:00:00+08:00'), 72)).toBe('2026-03-16 16:00:00');
  expect(proposedEnd(new Date('2026-03-12T17:00:00+08:00'), 24)).toBe('2026-03-16 16:00:00');
});
