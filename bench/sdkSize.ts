/** Size of the SDK's main entry as a browser downloads it: bundled with openapi-fetch by Vite, minified, gzip -9. */
import { fileURLToPath } from 'node:url';
import { routes } from '../sdk/src/generated/routes.ts';
import { bundledSize } from './parts/bundledSize.ts';
import { printTable } from './parts/table.ts';

const bytesOfTheClient = 4_608;
const bytesAnOperation = 25;

const sdk = JSON.stringify(fileURLToPath(new URL('../sdk/src/index.ts', import.meta.url)));
const entries: [what: string, source: string][] = [
  ['everything', `export * from ${sdk};`],
  ['createClient', `export { createClient } from ${sdk};`],
  ['openapi-fetch by itself', `export { default } from 'openapi-fetch';`],
];
const rows: [what: string, minified: number, compressed: number][] = [];
for (const [what, source] of entries) {
  const { minified, compressed } = await bundledSize(source);
  rows.push([what, minified, compressed]);
}
printTable('SDK, bytes with openapi-fetch', ['', 'minified', 'gzip'], rows);

const operations = Object.values(routes).flatMap((group) => Object.keys(group)).length;
const budget = bytesOfTheClient + bytesAnOperation * operations;
const whole = rows[0]?.[2] ?? Number.POSITIVE_INFINITY;
const sum = `${bytesOfTheClient} + ${bytesAnOperation} for each of ${operations} operations`;
console.log(`\n${whole} of ${budget} bytes (${sum}): ratio ${(whole / budget).toFixed(2)}`);
if (whole > budget) process.exitCode = 1;
