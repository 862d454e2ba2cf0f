import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longestFirst.ts';
import { seedOf, treeOf } from './scripts/testSeed.ts';

// Whoever starts Vitest without `npm test` draws the same cases.
process.env.TEST_SEED ??= String(seedOf(treeOf()));
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const setupFiles = [at('test/drawBySeed.ts')];

/** What all projects have. Several workers share a core, so a wait ends early only when what it waits for hangs. */
const common = {
  setupFiles,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
};

// Workspaces see each other's source, without a build. Root settings are not shared with inline projects, so each gets its own.
const source = {
  resolve: { conditions: ['@campus-procurement/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@campus-procurement/source', ...defaultServerConditions] } },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // More than there are cores, which a percentage would not be: the browser tests wait for their browser most of the time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    coverage: {
      provider: 'v8',
      include: ['**/src/**/*.{ts,tsx}'],
      exclude: ['**/generated/**', '**/*.test.*', '**/*.test-d.*', '**/testing/**', 'server/test/**'],
      reporter: ['text-summary'],
    },
    projects: [
      { ...source, test: { ...common, name: 'openapi', root: './openapi', environment: 'node', include: ['*.test.ts'] } },
      {
        ...source,
        test: { ...common, name: 'house', root: './test', environment: 'node', include: ['*.test.ts'] },
      },
      {
        ...source,
        test: {
          ...common,
          name: 'packages',
          root: './test/packages',
          environment: 'node',
          include: ['*.test.ts'],
          globalSetup: './setup.ts',
        },
      },
      {
        ...source,
        test: { ...common, name: 'sdk', root: './sdk', environment: 'node', include: ['src/**/*.test.ts'], isolate: false },
      },
      {
        ...source,
        plugins: [react()],
        test: {
          ...common,
          name: 'hooks',
          root: './hooks',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: [...setupFiles, at('hooks/src/testing/setup.ts')],
          isolate: false,
        },
      },
      {
        ...source,
        plugins: [react()],
        test: {
          ...common,
          name: 'web',
          root: './web',
          environment: 'jsdom',
          include: ['{src,gallery}/**/*.test.{ts,tsx}'],
          setupFiles: [...setupFiles, at('web/src/testing/setup.ts')],
          // The modules of a worker, Mantine above all, serve one file after the other.
          isolate: false,
          css: false,
          execArgv: ['--max-semi-space-size=64'],
        },
      },
      {
        ...source,
        test: {
          ...common,
          name: 'server',
          root: './server',
          environment: 'node',
          include: ['{src,test}/**/!(*.mocked).test.ts'],
          // The modules and the embedded databases of a worker serve one file after the other.
          isolate: false,
          setupFiles: [...setupFiles, at('server/test/leavesNothing.ts')],
          execArgv: ['--max-semi-space-size=64'],
        },
      },
      // Files that mock a module have it loaded anew.
      {
        ...source,
        test: {
          ...common,
          name: 'server-mocked',
          root: './server',
          environment: 'node',
          include: ['{src,test}/**/*.mocked.test.ts'],
        },
      },
      {
        ...source,
        test: { ...common, name: 'durability', root: './test/durability', environment: 'node', include: ['*.test.ts'] },
      },
      {
        ...source,
        test: {
          ...common,
          name: 'e2e',
          root: './test/e2e',
          environment: 'node',
          include: ['**/*.e2e.ts'],
          globalSetup: './setup.ts',
          // The modules of the server and the browser of a worker serve one file after the other.
          isolate: false,
        },
      },
    ],
  },
});
