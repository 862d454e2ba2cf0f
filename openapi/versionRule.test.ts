import { describe, expect, test } from 'vitest';
import type { ContractChange, Step } from './scripts/contractChanges.ts';
import { leastVersion, objections } from './scripts/versionRule.ts';

describe('the version', () => {
  test.each<[released: string, step: Step | null, least: string]>([
    ['0.1.0', null, '0.1.0'],
    ['0.1.4', 'patch', '0.1.5'],
    ['0.1.4', 'minor', '0.1.5'],
    ['0.1.4', 'major', '0.2.0'],
    ['1.2.3', 'patch', '1.2.4'],
    ['1.2.3', 'minor', '1.3.0'],
    ['1.2.3', 'major', '2.0.0'],
  ])('after %s a %s step leads to %s', (before, step, least) => {
    expect(leastVersion(before, step)).toBe(least);
  });

  const change = (step: Step, catalogued: string[] = []): ContractChange => ({
    step,
    subjects: ['Role'],
    catalogued,
    what: 'A field was removed.',
  });

  test('one that is too low is refused, with what it should be and why; one that is higher is not', () => {
    expect(objections([change('minor'), change('major')], '1.9.0', '1.10.0', [])).toEqual([
      'info.version is 1.10.0; since 1.9.0 it must be 2.0.0 at least (major step): Role: A field was removed.',
    ]);
    expect(objections([change('minor')], '1.9.0', '1.10.0', [])).toEqual([]);
    expect(objections([change('minor')], '1.9.0', '3.0.0', [])).toEqual([]);
    expect(objections([], '1.9.0', '1.8.9', [])).toHaveLength(1);
  });

  test('a change that reaches the catalogue needs a note of a version since the release, which names it or what it reaches', () => {
    const changes = [change('minor', ['queryRolePage', 'saveRole'])];
    const note = (version: string, names: string) => [`# 1. Roles\n\n**Contract ${version}.** ${names}: why.\n`];
    expect(objections(changes, '1.0.0', '1.1.0', note('1.1.0', '`Role`'))).toEqual([]);
    expect(objections(changes, '1.0.0', '1.1.0', note('1.0.1', '`queryRolePage`, `saveRole`'))).toEqual([]);
    for (const notes of [[], note('1.0.0', '`Role`'), note('1.1.0', '`queryRolePage`'), note('1.1.0', 'Role')]) {
      expect(objections(changes, '1.0.0', '1.1.0', notes).join()).toContain(
        'No decision note has a line "**Contract 1.1.0.** `Role` …", but operations of the catalogue change: queryRolePage, saveRole',
      );
    }
  });
});
