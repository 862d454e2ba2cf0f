import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Bytes of some code as a browser downloads it. */
export interface BundledSize {
  minified: number;
  /** After gzip -9. */
  compressed: number;
  /** The same without the list of the exported names: in an application, where the code is bundled with what uses it, there is none. */
  inApplication: number;
}

/**
 * Bundles a module that is given as text, for production, by Vite.
 * @param external packages that are not counted
 */
export async function bundledSize(source: string, external: RegExp[] = []): Promise<BundledSize> {
  const entry = 'virtual:entry';
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@campus-procurement/source'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rollupOptions: { input: entry, external, preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  return {
    minified: code.length,
    compressed: bytes(code),
    inApplication: bytes(code.replace(/export\{[^{}]*\};?\s*$/, '')),
  };
}

const bytes = (code: string) => gzipSync(code, { level: 9 }).length;
