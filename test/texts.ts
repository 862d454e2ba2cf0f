import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.ts';

/** A text with its key, as the source has it. */
export interface Text {
  /** File and key, e.g. `web/src/i18n/en-US/roles.ts name`. */
  place: string;
  /** The code of the value. */
  source: string;
  /** The reason in a comment `// Wording: …` above the key, for which a phrase of the list may stay. */
  reason?: string;
}

/** The texts of a file, each of which begins a line with its key. */
export function textsIn(path: string, source = readFileSync(join(root, path), 'utf8')): Text[] {
  // In front of the texts some files have types and functions.
  const texts = source.slice(source.search(/^(export )?const \w+(: .+)? = \{$(?![\s\S]*^(export )?const \w+(: .+)? = \{$)/m));
  const code = texts.replace(/^\};$[\s\S]*/m, '').replaceAll(/^ *(\/\*\*.*\*\/|\/\/ (?!Wording: ).*)\n/gm, '');
  const starts = [...code.matchAll(/^ {2,8}(?:\/\/ Wording: (.+)\n *)?'?(\w+)'?:(?=\n| (?!\{$))/gm)];
  return starts.map(({ 0: { length }, 1: reason, 2: key, index }, place) => ({
    place: `${path} ${key}`,
    source: code.slice(index + length, starts[place + 1]?.index),
    ...(reason !== undefined && { reason }),
  }));
}

const inFiles = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();

/** The texts of the web app in a language. */
export const webTexts = (language: 'zh-CN' | 'en-US') =>
  inFiles(`web/src/i18n/${language}/*.ts`).flatMap((path) => textsIn(path));

/** The English texts of the server. */
export const serverTexts = () => inFiles('server/src/platform/i18n/*nUS.ts').flatMap((path) => textsIn(path));

const found = (pattern: string, text: RegExp): Text[] =>
  inFiles(pattern).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(text)].map(([, said = '']) => ({
      place: `${path} ${said}`,
      source: `'${said}'`,
    })),
  );

/** The English names and descriptions of what every installation gets: of menus, and of entries of dictionaries. */
export const referenceTexts = () => found('server/src/reference/*.ts', /(?:En: |\['[^']+', )'([^']+)'/g);

/** The English summaries of the operations. */
export const summaries = () => found('openapi/paths/*.yaml', /^ {4}summary: (.+)$/gm);

/** What a text says: its string literals without what is filled in, be it code or a name in braces. */
export function saidIn(source: string): string {
  const literals = (code: string) =>
    [...code.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`/g)].map(([, one, other]) => one ?? other).join(' | ');
  let code = source;
  for (let before = ''; before !== code; ) {
    before = code;
    code = code.replaceAll(/\$\{([^{}]*)\}/g, (_, inner: string) => literals(inner));
  }
  return literals(code).replaceAll(/\{\w+(\|\w+)?\}/g, '');
}

/** Numbers that are the name of a thing, such as the third line, and no count. */
const ordinal = /^(no|place|number|version|year|rank|code|page|step|current|node|score|percent)$/;

/** What may not stand in English: an amount or a number without its function, and a plural that a function would know better. */
const byHand = [
  /¥\$\{/,
  /\} (CNY|RMB|yuan)\b/,
  /toLocaleString|Intl\./,
  /\bnumber\(\w+\)\} (?!is\b|this\b|ms\b)[a-z]+s\b(?! of\b)/,
];

/**
 * Texts of the web app whose amounts or counts do not go through `money()`, `counted()` or `number()` of the SDK; in Chinese amounts through
 * `grouped()`. Which parameters are numbers, the Chinese text declares.
 */
export function rawSums(english: Text[], chinese: Text[]): string[] {
  const numbers = new Map(
    chinese.map(({ place, source }) => {
      const names = [...source.matchAll(/\b(\w+)\??: (?:string \| )?number\b/g)].map(([, name = '']) => name);
      return [place.replace('zh-CN', 'en-US'), names.filter((name) => !ordinal.test(name))];
    }),
  );
  const wrong = ({ place, source }: Text) =>
    byHand.some((pattern) => pattern.test(source)) || numbers.get(place)?.some((name) => source.includes(`\${${name}}`));
  const withoutCommas = ({ source }: Text) => /\$\{\w+\} ?元/.test(source);
  return [...english.filter(wrong), ...chinese.filter(withoutCommas)].map(({ place }) => place);
}

/** Texts that begin or end in the middle of a sentence: with a space or a comma, or with a colon behind which another text follows. */
export function fragments(texts: Text[]): string[] {
  const edge = /(?:^|=> )\s*['`][ ,;，、；]|[ ,，、：]['`],?\n$|[^:]:['`],?\n$/;
  return texts.filter(({ source }) => edge.test(source)).map(({ place }) => place);
}

const counts = 'count|days|hours|minutes|months|rows|lines|records|events|absent|linked|sent|added|updated|disabled|refused';
const amounts = 'amount|sum|total|due|paid|invoiced|frozen';

/** The same of the server, where `{rows#row|rows}` counts and `¥{amount}` is an amount. */
export function rawSumsOfServer(texts: Text[]): string[] {
  const raw = new RegExp(`\\{(${counts})\\}|(?<!¥)\\{(${amounts})\\}|\\} (CNY|RMB|yuan)\\b`);
  return texts.filter(({ source }) => raw.test(source)).map(({ place }) => place);
}
