import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseSealingKeys, sealingKeysFor } from './sealingKeys.ts';

const secret = 'x'.repeat(32);

test('keys are read in their order, separated by commas or lines', () => {
  expect(parseSealingKeys(`2027:${secret},2026:${secret}:y`)).toEqual([
    { id: '2027', secret },
    { id: '2026', secret: `${secret}:y` },
  ]);
  expect(parseSealingKeys(`2027:${secret}\n2026:${secret}\n`).map(({ id }) => id)).toEqual(['2027', '2026']);
});

describe('what is wrong is told without the secret', () => {
  test.each([
    [secret, 'Part 1 of SEALING_KEYS must be like id:secret'],
    [`a b:${secret}`, 'Part 1 of SEALING_KEYS'],
    [`2026:${secret},2027:short`, 'The secret of the sealing key 2027 must have 32 characters or more.'],
    [`2026:${secret},2026:${secret}`, 'SEALING_KEYS names the key 2026 twice.'],
    [' , ', 'SEALING_KEYS must be like id:secret,id:secret'],
  ])('%s', (text, sentence) => {
    let told = '';
    try {
      parseSealingKeys(text);
    } catch (error) {
      told = String(error);
    }
    expect(told).toContain(sentence);
    expect(told).not.toContain(secret);
  });
});

test('an embedded database has a key of its own, made once and readable by its user only; PostgreSQL has none', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sealing-'));
  const made = sealingKeysFor(null, { dataDir });
  expect(made).toHaveLength(1);
  expect(sealingKeysFor(null, { dataDir })).toEqual(made);
  expect(readdirSync(dataDir)).toEqual(['sealing.key']);
  expect(statSync(join(dataDir, 'sealing.key')).mode & 0o777).toBe(0o600);
  expect(sealingKeysFor([{ id: '2026', secret }], { dataDir })).toEqual([{ id: '2026', secret }]);
  expect(sealingKeysFor(null, { url: 'postgres://db/x' })).toEqual([]);
});
