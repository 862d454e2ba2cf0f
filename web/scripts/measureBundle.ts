/**
 * Prints what has to be fetched before a page can be used, from the manifest of the last build, and ends with 1 above the budget.
 * Counted is the closure of static imports, which is what the browser waits for: with gzip -9, in KB of 1000 bytes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** The pages and what each is made of, in the default language; a page needs those before it, too. */
const steps = [
  { page: 'login', entries: ['index.html'], js: 180, css: 15 },
  {
    page: 'first screen (home)',
    entries: ['src/layout/Shell.tsx', 'src/screens/home/HomeScreen.tsx', ...texts('shell', 'ui', 'pages', 'home')],
    js: 275,
    css: 60,
  },
  { page: 'roles', entries: ['src/screens/user/role/RolesScreen.tsx', ...texts('roles')], js: 300, css: 60 },
];

function texts(...areas: string[]): string[] {
  return areas.map((area) => `src/i18n/zh-CN/${area}.ts`);
}

function collect(entry: string, files: Set<string>): void {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`${entry} is not in the manifest: build first, or correct the list in this script`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const next of chunk.imports ?? []) collect(next, files);
}

function kilobytes(files: Set<string>, extension: string): number {
  const sizes = [...files]
    .filter((file) => file.endsWith(extension))
    .map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

const files = new Set<string>();
const rows = steps.map(({ page, entries, js, css }) => {
  for (const entry of entries) collect(entry, files);
  const found = { js: kilobytes(files, '.js'), css: kilobytes(files, '.css') };
  return {
    page,
    files: files.size,
    'JS KB': found.js.toFixed(1),
    'JS budget': js,
    'CSS KB': found.css.toFixed(1),
    'CSS budget': css,
    'within budget': found.js <= js && found.css <= css,
  };
});

console.table(rows);
if (rows.some((row) => !row['within budget'])) process.exit(1);
