import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which build of the web app is in a folder: the file name of its entry script, which has a hash of everything that the app is made of.
 * An open page knows its own from the element that loads it.
 * @returns null if there is none
 */
export function webBuildIn(folder: string): string | null {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return null;
  return /<script type="module"[^>]* src="\/assets\/([^"]+)"/.exec(readFileSync(page, 'utf8'))?.[1] ?? null;
}
