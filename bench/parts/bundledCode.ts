import { build, defaultClientConditions } from 'vite';

/**
 * Bundles a module that is given as text, for production, by Vite.
 * @param external packages that stay outside
 */
export async function bundledCode(source: string, external: RegExp[] = []): Promise<string> {
  const entry = 'virtual:entry';
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@campus-procurement/source', ...defaultClientConditions] },
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
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}
