import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../sources.ts';

test('what the pages download stays within its budget', () => {
  // The script ends with 1, and this call throws, if a page is above it.
  const table = execFileSync(process.execPath, ['web/scripts/measureBundle.ts'], { cwd: root, encoding: 'utf8' });
  for (const part of ['login', 'portal login', 'UsersScreen', 'Editor']) expect(table).toContain(part);
});
