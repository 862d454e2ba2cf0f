/**
 * Prints what has to be fetched before a page can be used, from the manifest of the last build, and ends with 1 above the budget:
 * first the way to the first list, then every other screen and every part that is fetched on demand, each beyond what is there already.
 * Counted is the closure of static imports, which is what the browser waits for: with gzip -9, in KB of 1000 bytes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { routeTable } from './routeTable.ts';

interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** Whether a piece brings another along, at once or later. */
function brings(entry: string, other: string, seen = new Set<string>()): boolean {
  if (entry === other) return true;
  if (seen.has(entry)) return false;
  seen.add(entry);
  const { imports = [], dynamicImports = [] } = manifest[entry] ?? {};
  return [...imports, ...dynamicImports].some((next) => brings(next, other, seen));
}

// Code that both share may be put into the entry of one; who fetches that starts its application.
if (brings('portal/index.html', 'index.html')) throw new Error('A page of the portal would start the administration app');

/** The pages and what each is made of, in the default language; a page needs those before it, too. */
const steps = [
  { page: 'login', entries: ['index.html'], js: 187, css: 15 },
  {
    page: 'first screen (home)',
    entries: ['src/layout/Shell.tsx', 'src/screens/home/HomeScreen.tsx', ...texts('shell', 'ui', 'pages', 'home', 'purchases')],
    js: 287,
    css: 60,
  },
  { page: 'roles', entries: ['src/screens/people/roles/RolesScreen.tsx', ...texts('roles')], js: 334, css: 60 },
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

/** The other application, of which a phone fetches nothing of the first. */
const portal = { page: 'portal login', entries: ['portal/index.html', ...texts('portal')], js: 130, css: 15 };

const files = new Set<string>();
const rows = [...steps.map((step) => measure(step, files)), measure(portal, new Set())];

/** Adds what a page needs to the files that are there, and compares all of them with its budget. */
function measure({ page, entries, js, css }: typeof portal, files: Set<string>) {
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
}

/** Parts that are larger than a screen; each is fetched when it is wanted, and never with a screen. */
const largeParts: Record<string, number> = {
  'src/screens/settings/monitor/MinuteChart.tsx': 130,
  'src/screens/purchases/figures/MonthChart.tsx': 130,
  'src/ui/editor/Editor.tsx': 165,
  'src/ui/date/DateBox.tsx': 30,
  'src/ui/date/DateRange.tsx': 30,
  // Beside the login form, which has no rules of forms: registration and forgotten passwords.
  'src/screens/session/login/EntryPanel.tsx': 75,
};
const screenBudget = 31;
/** A form, drawer or dialog of a screen. The first form brings the rules of all forms along. */
const partBudget = 61;

/** The texts that a screen is fetched with, as the route table names them. */
function textsOf(entry: string): string[] {
  const fetched = [...routeTable.matchAll(/import\('\.\.\/(screens\/[^']+)'\)[^[\n]*(?:, \[([^\]]*)\])?/g)];
  const areas = fetched.filter(([, path]) => entry === `src/${path}`).flatMap(([, , names = '']) => names.match(/\w+/g) ?? []);
  return texts(...areas);
}

const isPublic = (entry: string) => entry.startsWith('src/screens/session/');
const base = { session: new Set<string>(), shell: new Set<string>() };
for (const entry of steps[0]?.entries ?? []) collect(entry, base.session);
for (const { entries } of steps) for (const entry of entries) collect(entry, base.shell);

const parts = Object.keys(manifest).filter((entry) => manifest[entry]?.isDynamicEntry && /^src\/(screens|ui)\//.test(entry));
const isScreen = (entry: string) => /Screens?\.tsx$/.test(entry);

/** Parts that only a form fetches, and one such form. */
const ofForms: Record<string, string> = { 'src/ui/editor/Editor.tsx': 'src/screens/content/news/NewsForm.tsx' };

/** What is there when a screen or part is fetched. A part that shares code with a screen is a part of it. */
function before(entry: string): Set<string> {
  const there = new Set(isPublic(entry) ? base.session : base.shell);
  if (isScreen(entry)) return there;
  const form = ofForms[entry];
  if (form) collect(form, there);
  const own = new Set<string>();
  collect(entry, own);
  for (const screen of parts.filter(isScreen)) if (own.has(manifest[screen]?.file ?? '')) collect(screen, there);
  return there;
}

const ownCosts = parts.map((entry) => {
  const there = before(entry);
  const all = new Set(there);
  for (const each of [entry, ...textsOf(entry)]) collect(each, all);
  const own = new Set([...all].filter((file) => !there.has(file)));
  const found = kilobytes(own, '.js');
  const budget = largeParts[entry] ?? (isScreen(entry) ? screenBudget : partBudget);
  return { part: entry.replace('src/', ''), 'JS KB': found.toFixed(1), budget, 'within budget': found <= budget };
});

console.table(rows);
console.table(ownCosts);
if ([...rows, ...ownCosts].some((row) => !row['within budget'])) process.exit(1);
