/**
 * `npm run check`: everything that needs no running product. Each step says what it is; the first that fails ends it. `--static` leaves out
 * the tests, which `npm test` runs, too.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
type Step = [what: string, ...command: string[]];

const readings: Step[] = [
  ['the description against its lint rules', 'openapi/scripts/lint.ts'],
  ['generated files against the description', 'openapi/scripts/generate.ts', '--check'],
  ['format, lint and import rules', 'node_modules/@biomejs/biome/bin/biome', 'check', '.'],
  ['types', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
  ['unused files, exports and dependencies', 'node_modules/knip/bin/knip.js'],
];
const tests: Step = [
  'the house rules, the description and the packages',
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config',
  'vitest.workspace.ts',
  '--project',
  'house',
  '--project',
  'openapi',
  '--project',
  'packages',
];

const steps = process.argv.includes('--static') ? readings : [...readings, tests];
for (const [what, ...command] of steps) {
  console.log(`\n— ${what}`);
  const { status } = spawnSync(process.execPath, ['--conditions=@campus-procurement/source', ...command], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error(`\nFailed: ${what}.`);
    process.exit(1);
  }
}
console.log('\nAll checks passed.');
