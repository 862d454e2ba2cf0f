import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** The gallery of the blocks: a page of its own, in no build of the product (docs/decisions/0030). */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  resolve: { conditions: ['@campus-procurement/source', ...defaultClientConditions] },
  // Built for the browser tests only: what is loaded does not matter, the time it takes does.
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 9000,
  },
});
