import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Workspaces see each other's source, without a build. Root settings are not shared with inline projects, so each gets its own.
const source = {
  resolve: { conditions: ['@campus-procurement/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@campus-procurement/source', ...defaultServerConditions] } },
};

export default defineConfig({
  test: {
    // More than there are cores, which a percentage would not be: the browser tests wait for their browser most of the time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    coverage: {
      provider: 'v8',
      include: ['**/src/**/*.{ts,tsx}'],
      exclude: ['**/generated/**', '**/*.test.*', '**/*.test-d.*', '**/testing/**'],
      reporter: ['text-summary'],
    },
    projects: [
      { ...source, test: { name: 'openapi', root: './openapi', environment: 'node', include: ['*.test.ts'] } },
      { ...source, test: { name: 'house', root: './test', environment: 'node', include: ['*.test.ts'], testTimeout: 60_000 } },
      {
        ...source,
        test: {
          name: 'packages',
          root: './test/packages',
          environment: 'node',
          include: ['*.test.ts'],
          globalSetup: './setup.ts',
          testTimeout: 60_000,
        },
      },
      { ...source, test: { name: 'sdk', root: './sdk', environment: 'node', include: ['src/**/*.test.ts'], isolate: false } },
      {
        ...source,
        plugins: [react()],
        test: { name: 'hooks', root: './hooks', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], isolate: false },
      },
      {
        ...source,
        plugins: [react()],
        test: {
          name: 'web',
          root: './web',
          environment: 'jsdom',
          include: ['{src,gallery}/**/*.test.{ts,tsx}'],
          setupFiles: ['./src/testing/setup.ts'],
          // The modules of a worker, Mantine above all, serve one file after the other.
          isolate: false,
          css: false,
          testTimeout: 60_000,
        },
      },
      {
        ...source,
        test: {
          name: 'server',
          root: './server',
          environment: 'node',
          // Not `exclude`: it would take the place of the files that a run leaves out.
          include: ['src/**/!(*.mocked).test.ts'],
          // The modules and the embedded databases of a worker serve one file after the other.
          isolate: false,
          setupFiles: ['./src/testing/leavesNothing.ts'],
          // What is waited for comes late on a busy machine; a second would be too short.
          expect: { poll: { timeout: 25_000 } },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // Files that mock a module have it loaded anew.
      {
        ...source,
        test: {
          name: 'server-mocked',
          root: './server',
          environment: 'node',
          include: ['src/**/*.mocked.test.ts'],
          expect: { poll: { timeout: 25_000 } },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { ...source, test: { name: 'durability', root: './test/durability', environment: 'node', include: ['*.test.ts'] } },
      {
        ...source,
        test: {
          name: 'e2e',
          root: './test/e2e',
          environment: 'node',
          include: ['**/*.e2e.ts'],
          globalSetup: './setup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
