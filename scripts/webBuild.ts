import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'web/dist/.sources');

/** Hash over all that the web build reads; content, not time stamps, because a checkout touches every file. */
function sourcesHash(): string {
  const patterns = ['{web,hooks,sdk}/src/**/*.*', 'web/*.{ts,html,json}', '{hooks,sdk}/package.json', 'package-lock.json'];
  const paths = globSync(patterns, { cwd: root }).filter((path) => !/\.test(-d)?\.tsx?$/.test(path));
  const hash = createHash('sha256');
  for (const path of paths.sort()) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Builds the web app unless the last build was made from the same sources. */
export async function ensureWebBuild(): Promise<void> {
  const hash = sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Building the web app …');
  // Vite sets NODE_ENV for the whole process, and tests that follow in it would get React's production build.
  const { NODE_ENV } = process.env;
  const { build } = await import('vite');
  await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  writeFileSync(stamp, hash);
}
