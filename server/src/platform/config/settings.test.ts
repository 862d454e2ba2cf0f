import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variableNames } from './settings.ts';

test('the settings that are described to operators are those that the server reads', () => {
  const text = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
  const rows =
    text
      .split(/^## /m)
      .find((section) => section.startsWith('Settings\n'))
      ?.split('\n') ?? [];
  const described = rows.flatMap((row) => {
    const [, variables = '', , meaning = ''] = row.split('|');
    // One that is told of with another one stands in what that means, with its default.
    return [...variables.matchAll(/`([A-Z_]+)`/g), ...meaning.matchAll(/`([A-Z_]+)` \(default/g)].map(([, name]) => name);
  });
  expect(described.toSorted()).toEqual([...variableNames].sort());
});
