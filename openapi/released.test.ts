import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import next from './dist/openapi.json' with { type: 'json' };
import released from './released/openapi.json' with { type: 'json' };
import { contractChanges } from './scripts/contractChanges.ts';
import type { Description } from './scripts/operations.ts';
import { objections } from './scripts/versionRule.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const releasedFile = at('released/openapi.json');
const asDescription = (document: unknown) => document as Description;

const decisions = at('../docs/decisions/');
const notes = readdirSync(decisions).map((name) => readFileSync(join(decisions, name), 'utf8'));

test('the version is high enough for what changed since the release, and changes of the catalogue have their decision note', () => {
  const isSame = readFileSync(releasedFile, 'utf8') === readFileSync(at('dist/openapi.json'), 'utf8');
  const changes = isSame
    ? []
    : contractChanges(releasedFile, at('dist/openapi.json'), asDescription(released), asDescription(next));
  expect(objections(changes, released.info.version, next.info.version, notes)).toEqual([]);
}, 60_000);
