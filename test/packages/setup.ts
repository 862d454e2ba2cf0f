import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { buildPackages } from '../../scripts/buildPackages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the packed description, SDK and hooks. */
    tarballs: string;
  }
}

/** Builds and packs description, SDK and hooks, once for all tests. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tarballs-'));
  buildPackages();
  const workspaces = ['openapi', 'sdk', 'hooks'].flatMap((name) => ['--workspace', name]);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, ...workspaces], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  });
  project.provide('tarballs', folder);
  return () => rmSync(folder, { recursive: true });
}
