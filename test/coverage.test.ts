import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './sources.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/coverage.md');
/** Rows of the tables of three columns: what is done, by which files, and which tests prove it. */
const rows = page.split('\n').flatMap((line) => {
  const [does, where, proof] = /^\| (.+) \| (.*\]\(.+\)) \| (.+) \|$/.exec(line)?.slice(1) ?? [];
  return does && where && proof ? [{ does, where, proof }] : [];
});
const column = (file: string) =>
  read(`openapi/catalogue/${file}.csv`)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

test('every file that the page of what is covered names is there', () => {
  const named = [...page.matchAll(/\]\((?:\.\.\/)?([^)]+)\)/g)].map(([link, path = '']) =>
    link.includes('../') ? path : `docs/${path}`,
  );
  expect(named.length).toBeGreaterThan(300);
  expect([...new Set(named)].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every behaviour on it has a test, which is in the file that it names', () => {
  const lost = rows.flatMap(({ does, proof }) => {
    const tests = [...proof.matchAll(/\]\(\.\.\/([^)]+)\)((?:,? “[^”]+”)+)/g)];
    const missing = tests.flatMap(([, file = '', titles = '']) => {
      const text = read(file);
      return [...titles.matchAll(/“([^”]+)”/g)]
        .map(([, title = '']) => title)
        .filter((title) => !["'", '"', '`'].some((quote) => text.includes(quote + title + quote)))
        .map((title) => `${file}: ${title}`);
    });
    return tests.length > 0 ? missing : [`no test: ${does}`];
  });
  expect(rows.length).toBeGreaterThan(150);
  expect(lost).toEqual([]);
});

test('every call and every page of the catalogue is on it', () => {
  const operations = column('operations').map(([, , , id = '']) => id);
  const routes = column('routes').map(([, route = '']) => route);
  const wanted = [...operations, ...routes.filter((route) => !/[*:]/.test(route))];
  expect(wanted.length).toBeGreaterThan(150);
  expect(wanted.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
