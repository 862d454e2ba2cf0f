import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modules } from './logColumns.tsx';

test('every tag of the description has a name in the log', () => {
  const description = readFileSync(`${import.meta.dirname}/../../../../../openapi/openapi.yaml`, 'utf8');
  const tags = [...description.matchAll(/^ {2}- \{ name: (\w+), x-displayName/gm)].map(([, tag]) => tag);
  expect(tags.length).toBeGreaterThan(30);
  expect([...modules].sort()).toEqual(tags.sort());
});
