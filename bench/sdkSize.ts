/** Size of the SDK's main entry as a browser downloads it: bundled with openapi-fetch by Vite, minified, gzip -9. */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { routes } from '../sdk/src/generated/routes.ts';
import { printTable } from './table.ts';

const bytesOfTheClient = 4_608;
const bytesAnOperation = 25;

/** Bundles a module that is given as text. */
async function bundle(source: string): Promise<string> {
  const entry = 'virtual:entry';
  const output = await build({
    configFile: false,
    logLevel: 'error',
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
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}

const sdk = JSON.stringify(fileURLToPath(new URL('../sdk/src/index.ts', import.meta.url)));
const entries: [what: string, source: string][] = [
  ['everything', `export * from ${sdk};`],
  ['createClient', `export { createClient } from ${sdk};`],
  ['openapi-fetch by itself', `export { default } from 'openapi-fetch';`],
];
const rows: [what: string, minified: number, compressed: number][] = [];
for (const [what, source] of entries) {
  const code = await bundle(source);
  rows.push([what, code.length, gzipSync(code, { level: 9 }).length]);
}
printTable('SDK, bytes with openapi-fetch', ['', 'minified', 'gzip'], rows);

const operations = Object.values(routes).flatMap((group) => Object.keys(group)).length;
const budget = bytesOfTheClient + bytesAnOperation * operations;
const whole = rows[0]?.[2] ?? Number.POSITIVE_INFINITY;
const sum = `${bytesOfTheClient} + ${bytesAnOperation} for each of ${operations} operations`;
console.log(`\n${whole} of ${budget} bytes (${sum}): ratio ${(whole / budget).toFixed(2)}`);
if (whole > budget) process.exitCode = 1;
