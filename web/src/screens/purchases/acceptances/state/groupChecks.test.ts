import { expect, test } from 'vitest';
import { groupChecks } from './groupChecks.ts';

const groupRule = {
  minMembers: 3,
  odd: true,
  leaderNotApplicant: true,
  leaderOutside: false,
  outsiders: 1,
  applicantCounts: true,
};
const about = { groupRule, applicantId: 'me' };
const met = (group: Parameters<typeof groupChecks>[1], changes = {}) =>
  groupChecks({ ...about, groupRule: { ...groupRule, ...changes } }, group).map(({ rule, isMet }) => [rule, isMet]);

test('a group is held against what it must be like', () => {
  expect(met({ members: [], leader: '', drawCount: 0 })).toEqual([
    ['Size', false],
    ['Odd', false],
    ['Leader', false],
    ['Outsiders', null],
  ]);
  expect(met({ members: ['me', 'one'], leader: 'one', drawCount: 1 })).toEqual([
    ['Size', true],
    ['Odd', true],
    ['Leader', true],
    ['Outsiders', true],
  ]);
  expect(met({ members: ['me', 'one', 'two'], leader: 'me', drawCount: 0 })).toContainEqual(['Leader', false]);
});

test('across departments the applicant does not count, and whoever is drawn may lead', () => {
  const changes = { applicantCounts: false, leaderOutside: true };
  expect(met({ members: ['me', 'one', 'two'], leader: 'one', drawCount: 0 }, changes)).toEqual([
    ['SizeNotApplicant', false],
    ['Odd', false],
    ['Leader', true],
    ['LeaderOutside', null],
    ['Outsiders', null],
  ]);
  expect(met({ members: [], leader: '', drawCount: 3 }, changes).every(([, isMet]) => isMet)).toBe(true);
});
