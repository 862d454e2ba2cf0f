import { readFileSync } from 'node:fs';
import { at } from './installed.ts';

/** The blocks of JavaScript, or of another language (none: commands), on a page of docs/. */
export const blocksOf = (page: string, language = 'js') =>
  [...readFileSync(at(`docs/${page}.md`), 'utf8').matchAll(/^```(\w*)\n(.*?)^```$/gms)]
    .filter(([, its]) => its === language)
    .map(([, , code = '']) => code);
