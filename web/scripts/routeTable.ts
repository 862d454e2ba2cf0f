import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../src/app/', import.meta.url);

/** The table of pages as text, for those without a browser: the table itself brings every screen along. */
export const routeTable = readdirSync(folder)
  .filter((file) => /^(\w+R|r)outes\.tsx$/.test(file))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');
