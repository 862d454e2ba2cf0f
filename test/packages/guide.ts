import { readFileSync } from 'node:fs';
import { at } from './installed.ts';

/** The blocks of JavaScript, or of another language (none: commands), on a page of docs/. */
export const blocksOf = (page: string, language = 'js') =>
  [...readFileSync(at(`docs/${page}.md`), 'utf8').matchAll(/^```(\w*)\n(.*?)^```$/gms)]
    .filter(([, its]) => its === language)
    .map(([, , code = '']) => code);

/** The suites on a page of docs/, each with the blocks that go on with it. A suite begins with its imports. */
export function suitesOf(page: string): string[] {
  const suites: string[] = [];
  for (const block of blocksOf(page)) suites.push(block.startsWith('import') ? block : `${suites.pop()}\n${block}`);
  return suites;
}
