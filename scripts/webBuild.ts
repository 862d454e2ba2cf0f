import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './oneAtATime.mjs';
import { beginPhase } from './phases.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));

/** Hash over all that a build reads; content, not time stamps, because a checkout touches every file. */
function sourcesHash(more: readonly string[]): string {
  const patterns = [
    '{web,hooks,sdk}/src/**/*.*',
    'openapi/dist/openapi.json',
    'web/{scripts/**/*.*,*.{ts,html,json}}',
    ...more,
    '{hooks,sdk}/package.json',
    'package-lock.json',
  ];
  const paths = globSync(patterns, { cwd: root }).filter((path) => !/\.test(-d)?\.tsx?$/.test(path));
  const hash = createHash('sha256');
  for (const path of paths.sort()) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** The pages that are built: the folder of each, and what it reads besides the web app. */
const pages = {
  web: { name: 'Page', more: ['web/docs/**/*.*', 'web/portal/**/*.*'] },
  'web/gallery': { name: 'Gallery', more: ['web/gallery/{alone,forms,i18n,shelves}/**/*.*', 'web/gallery/*.*'] },
};
type Folder = keyof typeof pages;

const stampOf = (folder: Folder) => join(root, folder, 'dist/.sources');

function isBuilt(folder: Folder): boolean {
  const stamp = stampOf(folder);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash(pages[folder].more);
}

/** Builds a page of the web folder unless its last build was made from the same sources. */
export async function ensurePage(folder: Folder): Promise<void> {
  if (isBuilt(folder)) return;
  await oneAtATime(async () => {
    // Another process may have built it meanwhile.
    if (isBuilt(folder)) return;
    const hash = sourcesHash(pages[folder].more);
    const phase = beginPhase(pages[folder].name);
    await build(folder);
    writeFileSync(stampOf(folder), hash);
    phase.end();
  });
}

/** Runs Vite in a process of its own: its memory, half a gigabyte, goes with it, and so does the NODE_ENV that it sets. */
async function build(folder: Folder): Promise<void> {
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, folder),
    // As the product is served, whoever asks for it: Vitest sets another.
    env: { ...process.env, NODE_ENV: 'production' },
    // It clears the line of the terminal that it writes to, and its warnings are on stderr.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  const [code, signal] = await once(child, 'exit');
  process.off('SIGTERM', stop);
  if (signal === 'SIGTERM') process.exit(128 + constants.signals.SIGTERM);
  if (code !== 0) throw new Error(`The page in ${folder} cannot be built: Vite ended with ${code ?? signal}.`);
}

/** For scripts that go on when the page is there. */
function ensureInOwnProcess(folder: Folder): void {
  execFileSync(process.execPath, [fileURLToPath(import.meta.url), folder], { stdio: 'inherit' });
}

/** The web app, as `npm start` serves it. */
export const ensureWebBuild = () => ensureInOwnProcess('web');

/** The gallery of the blocks, for the browser tests. */
export const ensureGalleryBuild = () => ensureInOwnProcess('web/gallery');

if (import.meta.main) await ensurePage(process.argv[2] as Folder);
