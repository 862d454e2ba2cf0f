import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/**
 * Builds a page of the web folder unless its last build was made from the same sources. In a process of its own: its memory, half a
 * gigabyte, goes with it, and so does the NODE_ENV that Vite sets.
 */
function ensureBuild(folder: string, what: string, more: readonly string[]): void {
  const hash = sourcesHash(more);
  const stamp = join(root, folder, 'dist/.sources');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log(`Building ${what} …`);
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: join(root, folder), stdio: 'inherit' });
  writeFileSync(stamp, hash);
}

/** The web app, as `npm start` serves it. */
export const ensureWebBuild = () => ensureBuild('web', 'the web app', ['web/docs/**/*.*', 'web/portal/**/*.*']);

/** The gallery of the blocks, for the browser tests. */
export const ensureGalleryBuild = () =>
  ensureBuild('web/gallery', 'the gallery', ['web/gallery/{alone,forms,i18n,shelves}/**/*.*', 'web/gallery/*.*']);
