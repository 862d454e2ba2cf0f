import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Identifies the build of the web app in a folder: the file name of its entry script, which contains a hash of the whole app. An open page
 * finds its own build in its script element.
 * @returns null if there is no build
 */
export function webBuildIn(folder: string): string | null {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return null;
  return /<script type="module"[^>]* src="\/assets\/([^"]+)"/.exec(readFileSync(page, 'utf8'))?.[1] ?? null;
}
