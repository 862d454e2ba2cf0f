import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../../server/src/config.ts';
import { startServer } from '../../server/src/main.ts';
import { smsCodesLog } from '../../server/src/testing/smsCodesLog.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a server that has been started once: the demo data are in it. */
    seededData: string;
  }
}

/** Makes the demo data once for all browser tests; each product under test gets a copy. */
export default async function seed(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-seed-'));
  const server = await startServer(readConfig({ PORT: '0', DATA_DIR: folder }), { log: smsCodesLog([]) });
  await server.stop();
  project.provide('seededData', folder);
  return () => rmSync(folder, { recursive: true });
}
