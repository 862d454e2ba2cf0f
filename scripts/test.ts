/**
 * `npm test`: every test file. Families of cases draw a share, by a seed made from the content; `--deep` tries all cases, by any seed.
 * `--changed` runs what a change since main can reach (`--since REF`: since then). `--project NAME` (repeatable) or a file name limits
 * the run; `--coverage` prints coverage; `-u` writes printed pages again. `--keep-times` writes how long the files took, by which the
 * longest are started first.
 */
import { randomInt } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { hasPgBouncer } from '../server/test/pgBouncer.ts';
import { affectedBy, changedSince, pathOf } from './changedTests.ts';
import { findChromium } from './chromium.ts';
import { keepTemporaryFilesInOneFolder } from './temporaryFolder.ts';
import { seedOf, treeOf } from './testSeed.ts';
import { ensureGalleryBuild, ensureWebBuild } from './webBuild.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'main' },
    deep: { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
    'keep-times': { type: 'boolean', default: false },
    update: { type: 'boolean', short: 'u', default: false },
    project: { type: 'string', multiple: true, default: [] },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const began = performance.now();

// Vite would take `development` otherwise, and so would all processes that the tests start.
process.env.NODE_ENV ??= 'test';
/** How much of a family of cases is tried: property runs, interleavings, kills. `.ci/run` sets more on PostgreSQL, `--deep` the most. */
process.env.TEST_SHARE ??= values.deep ? '50' : '1';
const tree = treeOf();
process.env.TEST_SEED ??= String(values.deep ? randomInt(2 ** 31) : seedOf(tree));
/** Requests of the fuzz test. */
process.env.FUZZ_REQUESTS ??= values.deep ? '100000' : '1000';
console.log(`The tree ${tree} is tested; cases are drawn by TEST_SEED=${process.env.TEST_SEED}.`);

const everything = ['openapi', 'house', 'packages', 'sdk', 'hooks', 'web', 'server', 'server-mocked', 'durability', 'e2e'];
let projects = values.project.length > 0 ? values.project : everything;
const isWhole = positionals.length === 0 && values.project.length === 0 && !values.changed;
const skipped: string[] = [];

if (projects.includes('e2e')) {
  const chromium = await findChromium();
  if (chromium) {
    process.env.CHROMIUM_PATH = chromium;
  } else {
    projects = projects.filter((project) => project !== 'e2e');
    const files = globSync('test/e2e/**/*.e2e.ts', { cwd: root });
    skipped.push(
      `${files.length} files of browser tests, because no Chromium was found (set CHROMIUM_PATH): ${files.join(', ')}`,
    );
  }
}

// After the search for a browser: one that was unpacked serves the next run too.
keepTemporaryFilesInOneFolder();

const changed = values.changed ? changedSince(values.since) : null;
const vitest = await createVitest({
  config: 'vitest.workspace.ts',
  run: true,
  watch: false,
  project: projects,
  coverage: { enabled: values.coverage },
  ...(values.update && { update: true }),
  ...(changed && { related: changed }),
});
await vitest.standalone();
const found = await vitest.globTestSpecifications(positionals);
const wanted = changed ? await affectedBy(changed, vitest, found) : found;
if (wanted.length === 0) console.log('No test file fits.');
if (wanted.some(({ project }) => project.name === 'e2e')) {
  ensureWebBuild();
  ensureGalleryBuild();
}
const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted, isWhole);
await vitest.close();

const counts = {
  passed: 0,
  failed: 0,
  skipped: 0,
};
const files = testModules.map((module) => {
  const states = [...module.children.allTests()].map((test) => test.result().state);
  for (const state of states) if (state !== 'pending') counts[state] += 1;
  const { collectDuration, duration } = module.diagnostic();
  return {
    path: pathOf(module.moduleId),
    seconds: Math.round((collectDuration + duration) / 1000),
    hasRun: states.some((state) => state === 'passed' || state === 'failed'),
  };
});
const longest = files.filter(({ seconds }) => seconds > 0).toSorted((a, b) => b.seconds - a.seconds);
if (values['keep-times']) {
  const times = Object.fromEntries(longest.filter(({ seconds }) => seconds >= 3).map(({ path, seconds }) => [path, seconds]));
  writeFileSync(join(root, 'test/seconds.json'), `${JSON.stringify(times, null, 2)}\n`);
}
if (wanted.length > 20) {
  console.log('\nWhat took longest:');
  for (const { path, seconds } of longest.slice(0, 20)) console.log(`${String(seconds).padStart(5)} s  ${path}`);
}

/** Files that ran no test, of which some need what this machine does not have. */
const idle = files.filter(({ hasRun }) => !hasRun).map(({ path }) => path);
const needsPostgres = (path: string) =>
  !process.env.TEST_DATABASE_URL && readFileSync(join(root, path), 'utf8').includes('process.env.TEST_DATABASE_URL');
const forPostgres = idle.filter(needsPostgres);
if (forPostgres.length > 0)
  skipped.push(
    `${forPostgres.length} files, because they need PostgreSQL (set TEST_DATABASE_URL=postgres://user@host/postgres, as .ci/run does): ${forPostgres.join(', ')}`,
  );
if (process.env.TEST_DATABASE_URL && !hasPgBouncer) skipped.push('tests behind PgBouncer, because it is not installed');
/** Files with the name of a test that no project has. Those of the examples are run by test/packages. */
const homeless = isWhole
  ? globSync('**/*.{test.ts,test.tsx,e2e.ts}', { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist|examples)$/.test(path) })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !(path.endsWith('.e2e.ts') && !projects.includes('e2e')))
      .filter((path) => !files.some((file) => file.path === path))
  : [];
const unproved = values.changed || positionals.length > 0 ? [] : [...idle.filter((path) => !needsPostgres(path)), ...homeless];

for (const what of skipped) console.log(`\nSkipped ${what}.`);
for (const path of unproved) console.error(`\n${path} has run no test.`);
const seconds = Math.round((performance.now() - began) / 1000);
console.log(
  `\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped in ${seconds} s, with TEST_SEED=${process.env.TEST_SEED}`,
);
const isGreen =
  counts.failed === 0 && unhandledErrors.length === 0 && unproved.length === 0 && testModules.every((one) => one.ok());
if (!isGreen || (wanted.length === 0 && !values.changed)) process.exitCode = 1;
