import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.ts';
import type { Text } from './texts.ts';

const placeholder = /\$\{[^}]*\}/;
const comments = /^ *(?:\/\*\*[\s\S]*?\*\/|\{\/\*.*\*\/\}|\/\/ .*)/gm;

/** The words of the API, among them all values of its enumerations. */
export const wordsOfApi = (): string =>
  ['values', 'schemas', 'contract'].map((name) => readFileSync(join(root, `sdk/src/generated/${name}.ts`), 'utf8')).join('\n');

/**
 * Keys of texts that no code of the web app names. Code names a key whole, as `roles.name`, or puts it together, as `roles.status${status}`;
 * then each part must be a word of the code or of the API.
 */
export function unusedTexts(texts: Text[], code: string, api = ''): string[] {
  const bare = code.replaceAll(comments, '');
  const words = new Set(`${bare}\n${api}`.match(/\w+/g));
  const whole = new Set(bare.match(/(?<=['"`])\w+\.\w+(?=['"`])/g));
  const joined = Map.groupBy(bare.matchAll(/`(\w+)\.(\w*\$\{(?:[^{}`]*\}\w*(?:\$\{(?=[^{}`]*\}))?)*)/g), ([, area = '']) => area);
  const isWord = (text: string) => words.has(text);
  const isMade = (key: string, pattern: string) => {
    const parts = pattern.split(new RegExp(placeholder, 'g'));
    const [start = '', ...rest] = parts;
    const end = rest.at(-1) ?? '';
    if (!key.startsWith(start) || !key.endsWith(end) || key.length < start.length + end.length) return false;
    const middle = key.slice(start.length, key.length - end.length);
    if (rest.length <= 1) return isWord(middle);
    return [...middle].some((_, at) => isWord(middle.slice(0, at)) && isWord(middle.slice(at).replace(rest[0] ?? '', '')));
  };
  return texts
    .map(({ place }) => /(\w+)\.ts (\w+)$/.exec(place)?.slice(1) ?? [])
    .filter(([area = '', key = '']) => {
      if (whole.has(`${area}.${key}`)) return false;
      return !joined.get(area)?.some(([, , pattern = '']) => isMade(key, pattern));
    })
    .map(([area, key]) => `${area}.${key}`);
}
