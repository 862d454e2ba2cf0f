/** `npm run bench`: all measurements, or those named: `npm run bench -- page sdk`. Each prints a table with ratios. */
import { readdirSync } from 'node:fs';
import { keepTemporaryFilesInOneFolder } from './temporaryFolder.ts';

const folder = new URL('../bench/', import.meta.url);
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`No measurement named ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
keepTemporaryFilesInOneFolder();
for (const name of wanted.length > 0 ? wanted : all) await import(new URL(`${name}.ts`, folder).href);
