import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedOf, treeOf } from '../scripts/testSeed.ts';
import { drawn } from '../server/test/drawn.ts';
import workspace from '../vitest.workspace.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'seed-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const git = (root: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], { cwd: root, encoding: 'utf8' });

/** A checkout with a file, and one that git ignores. */
function checkout(name: string): string {
  const root = join(folder, name);
  mkdirSync(root);
  git(root, 'init', '--quiet');
  writeFileSync(join(root, '.gitignore'), 'made\n');
  writeFileSync(join(root, 'made'), name);
  writeFileSync(join(root, 'rule.ts'), 'export const rule = 1;\n');
  return root;
}
const commit = (root: string) => {
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'A commit');
};

test('the tree is that of the commit, and that of the next one before it is made', () => {
  const root = checkout('one');
  commit(root);
  expect(treeOf(root)).toBe(git(root, 'rev-parse', 'HEAD^{tree}').trim());
  writeFileSync(join(root, 'rule.ts'), 'export const rule = 2;\n');
  writeFileSync(join(root, 'new.ts'), 'export const untracked = true;\n');
  const before = treeOf(root);
  expect(git(root, 'status', '--porcelain')).toBe(' M rule.ts\n?? new.ts\n');
  commit(root);
  expect(git(root, 'rev-parse', 'HEAD^{tree}').trim()).toBe(before);
});

test('the same content in two places gives the same seed, other content another one, with git and without', () => {
  const [one, two] = [checkout('here'), checkout('there')];
  expect(seedOf(treeOf(one))).toBe(seedOf(treeOf(two)));
  const [bare, other] = [join(folder, 'bare'), join(folder, 'other')];
  for (const copy of [bare, other]) cpSync(one, copy, { recursive: true, filter: (path) => !path.endsWith('.git') });
  expect(treeOf(bare)).toBe(treeOf(other));
  for (const root of [two, other]) writeFileSync(join(root, 'rule.ts'), 'export const rule = 3;\n');
  expect(seedOf(treeOf(one))).not.toBe(seedOf(treeOf(two)));
  expect(seedOf(treeOf(bare))).not.toBe(seedOf(treeOf(other)));
});

test('properties and families of cases of every project are drawn by it', () => {
  expect(fc.readConfigureGlobal()).toMatchObject({ seed: Number(process.env.TEST_SEED) });
  const projects = workspace.test?.projects as { test: { name: string; setupFiles?: string[] } }[];
  expect(projects.filter(({ test: { setupFiles = [] } }) => !setupFiles[0]?.endsWith('drawBySeed.ts'))).toEqual([]);
  const cases = [...Array(1000).keys()];
  expect(drawn(cases, 100)).toEqual(drawn(cases, 100));
});
