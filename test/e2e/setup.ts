import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demo data. */
    seededData: string;
  }
}

const makeData = fileURLToPath(new URL('makeData.ts', import.meta.url));

/**
 * Makes the demo data once for all browser tests; each product under test gets a copy. In a process of its own: Vitest loads this
 * file without the condition by which workspaces see each other's source.
 */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-data-'));
  execFileSync(process.execPath, ['--conditions=@campus-procurement/source', makeData, folder], { stdio: 'inherit' });
  project.provide('seededData', folder);
  return () => rmSync(folder, { recursive: true });
}
