import { expect, test } from 'vitest';
import { sources } from './sources.ts';

const files = sources().filter(({ isTest }) => !isTest);
const gallery = files.filter(({ path }) => path.startsWith('web/gallery/'));
const byPath = new Map(files.map((file) => [file.path, file]));
/** Everything around the pages is around those of the gallery, too. */
const shown = [...gallery, ...files.filter(({ path }) => path === 'web/src/app/App.tsx')];

/** The components of a file of blocks. */
const blocks = files
  .filter(({ path }) => /^web\/src\/ui\/.*\.tsx$/.test(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:default )?(?:function|class) ([A-Z]\w*)/gm)].map(([, name = '']) => ({ name, path })),
  );

const uses = (group: typeof files, { name, path }: { name: string; path: string }) =>
  group.some(({ imports, text }) => imports.includes(path) && new RegExp(`<${name}\\b`).test(text));

/** Everything that is imported from the gallery, at whatever distance. */
function reachable(): Set<string> {
  const found = new Set<string>();
  const queue = shown.map(({ path }) => path);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    queue.push(...(byPath.get(path)?.imports ?? []));
  }
  return found;
}

test('the blocks are found in their files', () => {
  expect(blocks.length).toBeGreaterThan(80);
  expect(blocks).toContainEqual({ name: 'StatusBadge', path: 'web/src/ui/status/StatusBadge.tsx' });
});

test('every block that the product uses stands in the gallery', () => {
  const product = files.filter(({ path }) => /^web\/src\/(app|layout|screens)\//.test(path));
  const missing = blocks.filter((block) => uses(product, block) && !uses(shown, block));
  expect(missing).toEqual([]);
});

test('every block that only other blocks use is there within them', () => {
  const seen = reachable();
  expect(blocks.filter(({ path }) => !seen.has(path))).toEqual([]);
});

test('nothing of the product knows the gallery', () => {
  const others = files.filter(({ path }) => !/^(web\/gallery|test|scripts)\//.test(path));
  expect(others.filter(({ imports }) => imports.some((path) => path.startsWith('web/gallery'))).map(({ path }) => path)).toEqual(
    [],
  );
});
