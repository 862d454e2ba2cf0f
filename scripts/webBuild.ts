import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));
const stamp = join(root, 'web/dist/.sources');

/** Hash over all that the web build reads; content, not time stamps, because a checkout touches every file. */
function sourcesHash(): string {
  const patterns = [
    '{web,hooks,sdk}/src/**/*.*',
    'web/docs/**/*.*',
    'openapi/dist/openapi.json',
    'web/*.{ts,html,json}',
    '{hooks,sdk}/package.json',
    'package-lock.json',
  ];
  const paths = globSync(patterns, { cwd: root }).filter((path) => !/\.test(-d)?\.tsx?$/.test(path));
  const hash = createHash('sha256');
  for (const path of paths.sort()) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/**
 * Builds the web app unless the last build was made from the same sources. In a process of its own: its memory, half a gigabyte, goes
 * with it, and so does the NODE_ENV that Vite sets.
 */
export function ensureWebBuild(): void {
  const hash = sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Building the web app …');
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: join(root, 'web'), stdio: 'inherit' });
  writeFileSync(stamp, hash);
}
