import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { mutations, partsOf } from './contractMutations.ts';
import present from './dist/openapi.json' with { type: 'json' };
import released from './released/openapi.json' with { type: 'json' };
import { type ContractChange, contractChanges } from './scripts/contractChanges.ts';
import type { Description } from './scripts/operations.ts';
import { neededStep } from './scripts/versionRule.ts';

/** Compares a description, which stands in a file of this folder, with another one. */
function comparedWith(mutated: Description, file: string, before: Description): ContractChange[] {
  const folder = mkdtempSync(join(tmpdir(), 'mutated-'));
  const mutatedFile = join(folder, 'openapi.json');
  writeFileSync(mutatedFile, JSON.stringify(mutated));
  const changes = contractChanges(fileURLToPath(new URL(file, import.meta.url)), mutatedFile, before, mutated);
  rmSync(folder, { recursive: true });
  return changes;
}

describe('the comparison', () => {
  let changes: ContractChange[];
  const before = released as unknown as Description;
  const mutated = structuredClone(before);
  beforeAll(() => {
    const parts = partsOf(mutated);
    for (const [, , subject, change] of mutations) change(parts, subject);
    changes = comparedWith(mutated, 'released/openapi.json', before);
  }, 60_000);

  test.each(mutations)('%s: %s (%s)', (_what, needs, subject) => {
    expect(neededStep(changes.filter(({ subjects }) => subjects.includes(subject)))).toBe(needs);
  });

  test('everything that it found was one of these', () => {
    const known = new Set(mutations.map(([, , subject]) => subject));
    expect(changes.filter(({ subjects }) => !subjects.some((name) => known.has(name)))).toEqual([]);
  });
});

test('a new code of a failure breaks nobody, because the description says that there may be more', () => {
  const before = present as unknown as Description;
  const mutated = structuredClone(before);
  partsOf(mutated)
    .values('ErrorCode')
    .push(4999 as never);
  const changes = comparedWith(mutated, 'dist/openapi.json', before);
  expect(changes.map(({ step, subjects }) => [step, ...subjects])).toEqual([['minor', 'ErrorCode']]);
}, 60_000);
