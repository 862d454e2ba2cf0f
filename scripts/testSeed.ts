import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('..', import.meta.url));

/**
 * What everything that draws cases in the tests is drawn by. It follows from the content alone: the same files draw the same cases on
 * every machine, and the next commit draws others.
 * @returns a number below 2^31
 */
export const seedOf = (tree: string): number => Number.parseInt(tree.slice(0, 8), 16) >>> 1;

/** The hash that git has for the tree as it would be committed now, with what is changed and untracked; without git, one over the files. */
export function treeOf(root = checkout): string {
  const hasGit = existsSync(join(root, '.git')) && spawnSync('git', ['--version']).status === 0;
  return hasGit ? gitTree(root) : hashOfFiles(root);
}

/** Written to an index and objects of their own, so that the checkout keeps its own index and gets no objects that nobody asked for. */
function gitTree(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tree-'));
  try {
    const git = (args: string[], env: NodeJS.ProcessEnv = {}) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } }).trim();
    const [index = '', objects = ''] = git([
      'rev-parse',
      '--path-format=absolute',
      '--git-path',
      'index',
      '--git-path',
      'objects',
    ]).split('\n');
    const env = {
      GIT_INDEX_FILE: join(folder, 'index'),
      GIT_OBJECT_DIRECTORY: join(folder, 'objects'),
      GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
    };
    mkdirSync(env.GIT_OBJECT_DIRECTORY);
    // With what the index knows of times and sizes, only changed files are read.
    if (existsSync(index)) copyFileSync(index, env.GIT_INDEX_FILE);
    git(['add', '--all'], env);
    return git(['write-tree'], env);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Of what stands in `.gitignore`, what a run makes. */
const made = /(^|\/)(node_modules|dist|\.data|\.vite|coverage)$/;

function hashOfFiles(root: string): string {
  const names = globSync('**/*', {
    cwd: root,
    exclude: (path) => made.test(path.split(sep).join('/')) && path !== join('openapi', 'dist'),
  });
  const hash = createHash('sha256');
  for (const name of names.sort()) {
    const path = join(root, name);
    if (statSync(path).isFile()) hash.update(name.split(sep).join('/')).update(readFileSync(path));
  }
  return hash.digest('hex');
}
