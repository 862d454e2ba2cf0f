import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './scripts/compress.ts';
import { portalPages } from './scripts/portalPages.ts';

const mocked = process.env.VITE_MOCK === '1';
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // msw() serves the worker itself in development: nothing in public/, nothing in the production build.
  plugins: [...(mocked ? [msw()] : []), react(), portalPages(), compress()],
  // The workspaces are read as source, without a build step.
  resolve: { conditions: ['@campus-procurement/source', ...defaultClientConditions] },
  // Without this the first visit in mock mode ends in one full reload.
  optimizeDeps: { include: mocked ? ['msw/browser'] : [] },
  server: { proxy: mocked ? {} : { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2022',
    // What knows ES2022 and not `modulepreload` (Safari 16) fetches a module when it is imported, which works as well.
    modulePreload: {
      polyfill: false,
      // Texts import nothing but what each page has from the start (`sdk/src/texts.ts`, below).
      resolveDependencies: (_, files, { hostId }) => (/\/catalog-/.test(hostId) ? [] : files),
    },
    outDir: 'dist',
    emptyOutDir: true,
    // Read by scripts/measureBundle.ts.
    manifest: true,
    rolldownOptions: {
      // Of 6,300 icons, those that are used.
      experimental: { lazyBarrel: true },
      input: ['index.html', 'docs/index.html', 'portal/index.html'].map((page) => fileURLToPath(new URL(page, import.meta.url))),
      // What the login and every list needs, in one piece each: a score of small ones would cost more bytes and requests.
      output: {
        codeSplitting: {
          groups: [
            {
              // What both applications need; the portal takes nothing of Mantine.
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\/|jsx-runtime|createReactComponent|sdk\/src\/texts/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'base',
              test: /@mantine\/core\/esm\/(core|components\/(CloseButton|Input|Loader|Transition|UnstyledButton))\//,
              minShareCount: 40,
              includeDependenciesRecursively: false,
            },
            {
              name: 'list',
              test: /src\/ui\/(search|table|StateBadge|StatusBadge|TextLink|ScrollRegion|Numeral)|useSchoolChoices|hooks\/src\/(usePagedQuery|useTableLayout)/,
              minShareCount: 12,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000, // The viewer of the reference, which comes in one piece. What pages load has a budget of its own.
  },
});
