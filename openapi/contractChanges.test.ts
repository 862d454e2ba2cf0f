import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { mutations, partsOf } from './contractMutations.ts';
import released from './released/openapi.json' with { type: 'json' };
import { type ContractChange, contractChanges } from './scripts/contractChanges.ts';
import type { Description } from './scripts/operations.ts';
import { neededStep } from './scripts/versionRule.ts';

describe('the comparison', () => {
  let changes: ContractChange[];
  const before = released as unknown as Description;
  const mutated = structuredClone(before);
  beforeAll(() => {
    const parts = partsOf(mutated);
    for (const [, , subject, change] of mutations) change(parts, subject);
    const folder = mkdtempSync(join(tmpdir(), 'mutated-'));
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(mutated));
    changes = contractChanges(fileURLToPath(new URL('released/openapi.json', import.meta.url)), file, before, mutated);
    rmSync(folder, { recursive: true });
  }, 60_000);

  test.each(mutations)('%s: %s (%s)', (_what, needs, subject) => {
    expect(neededStep(changes.filter(({ subjects }) => subjects.includes(subject)))).toBe(needs);
  });

  test('everything that it found was one of these', () => {
    const known = new Set(mutations.map(([, , subject]) => subject));
    expect(changes.filter(({ subjects }) => !subjects.some((name) => known.has(name)))).toEqual([]);
  });
});
