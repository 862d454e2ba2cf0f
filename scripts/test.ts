/**
 * `npm test`: unit, contract, permission and real-browser tests. Slow families run a seeded share, `--deep` runs them whole.
 * `--coverage` prints coverage; `--project NAME` (repeatable) limits the run; a file name filters it.
 */
import { randomInt } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { drawn } from '../server/src/testing/drawn.ts';
import { hasPgBouncer } from '../server/src/testing/pgBouncer.ts';
import { findChromium } from './chromium.ts';
import { keepTemporaryFilesInOneFolder } from './temporaryFolder.ts';
import { ensureGalleryBuild, ensureWebBuild } from './webBuild.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deep: { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
    project: { type: 'string', multiple: true, default: [] },
  },
});

const everything = ['openapi', 'house', 'packages', 'sdk', 'hooks', 'web', 'server', 'server-mocked', 'durability', 'e2e'];
const skipped: string[] = [];
let projects = values.project.length > 0 ? values.project : everything;

/** How much of a slow family is run: property runs, interleavings, kills. CI sets more, `--deep` the most. */
process.env.TEST_SHARE ??= values.deep ? '50' : '1';
/** What the shares are drawn by: printed, so that a run that failed can be run again as it was. */
process.env.TEST_SEED ??= String(randomInt(2 ** 31));
/** Requests of the fuzz test. */
process.env.FUZZ_REQUESTS ??= values.deep ? '100000' : '1000';

if (projects.includes('e2e')) {
  const chromium = await findChromium();
  if (chromium) {
    process.env.CHROMIUM_PATH = chromium;
    ensureWebBuild();
    ensureGalleryBuild();
  } else {
    projects = projects.filter((project) => project !== 'e2e');
    skipped.push('browser tests: no Chromium found (set CHROMIUM_PATH)');
  }
}
if (!process.env.TEST_DATABASE_URL) {
  skipped.push('server tests on PostgreSQL: set TEST_DATABASE_URL=postgres://user@host/postgres to add them (.ci/run does)');
} else if (!hasPgBouncer) {
  skipped.push('server tests behind PgBouncer: install pgbouncer to add them (.ci/run does)');
}

/** Of these families, which are slow, a share is whole files, drawn anew for each run. */
const families = {
  e2e: { files: 'test/e2e/journeys/*.e2e.ts', whole: 6 },
  packages: { files: 'test/packages/*.test.ts', whole: 2 },
  // Each test renders the whole product: two thirds of the web suite.
  web: { files: 'web/src/screens/**/*.test.tsx', whole: 6 },
  // They start servers with the demo data, or make long lists and files: two thirds of the server suite. On PostgreSQL `.ci/run` takes all of them.
  server: {
    files: 'server/src/{exports,files,install,lists,modules}/**/*.test.ts',
    whole: process.env.TEST_DATABASE_URL ? 3 : 6,
  },
};
const leftOut: string[] = [];
for (const [project, { files, whole }] of Object.entries(families)) {
  if (positionals.length > 0 || !projects.includes(project)) continue;
  const all = globSync(files);
  const tried = drawn(all, whole);
  const rest = all.filter((file) => !tried.includes(file));
  if (rest.length === 0) continue;
  leftOut.push(...rest);
  skipped.push(
    `${rest.length} of ${all.length} files of ${project} (${files}), which other runs draw and test:deep runs: ${rest.map((file) => basename(file)).join(', ')}`,
  );
}

// After the search for a browser: one that was unpacked serves the next run too.
keepTemporaryFilesInOneFolder();

const excluded = leftOut.map((file) => resolve(file));
const vitest = await startVitest('test', positionals, {
  config: 'vitest.workspace.ts',
  run: true,
  watch: false,
  project: projects,
  cliExclude: excluded,
  coverage: { enabled: values.coverage },
});

const counts = { passed: 0, failed: 0, skipped: 0 };
for (const module of vitest.state.getTestModules()) {
  // A project with `exclude` of its own would run them all the same.
  if (excluded.includes(module.moduleId)) throw new Error(`${module.moduleId} was left out, and has run`);
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state !== 'pending') counts[state] += 1;
  }
}
await vitest.close();

for (const what of skipped) console.log(`Skipped ${what}.`);
console.log(`Shares of slow families were drawn by TEST_SEED=${process.env.TEST_SEED}.`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
