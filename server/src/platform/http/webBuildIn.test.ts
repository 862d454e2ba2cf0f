import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { webBuildIn } from './webBuildIn.ts';

test('a build is named by the entry script of its start page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'web-'));
  expect(webBuildIn(folder)).toBe(null);
  const start = (head: string) => writeFileSync(join(folder, 'index.html'), `<html><head>${head}</head></html>`);
  start('<script type="module" crossorigin src="/assets/index-A1b2.js"></script><script src="/assets/other-C3d4.js"></script>');
  expect(webBuildIn(folder)).toBe('index-A1b2.js');
  start('<script type="module" src="/src/main.tsx"></script>');
  expect(webBuildIn(folder)).toBe(null);
});
