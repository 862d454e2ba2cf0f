import { describe, expect, test } from 'vitest';
import { sources } from './sources.ts';
import {
  fragments,
  rawSums,
  rawSumsOfServer,
  referenceTexts,
  saidIn,
  serverTexts,
  summaries,
  type Text,
  textsIn,
  webTexts,
} from './texts.ts';
import { unusedTexts, wordsOfApi } from './unusedTexts.ts';
import { wrongPhrases } from './wrongPhrases.ts';

const everyText = () => [...webTexts('en-US'), ...serverTexts(), ...referenceTexts(), ...summaries()];

/** The texts with phrases of the list, without those that have a reason. */
const wrong = (texts: Text[]) =>
  texts.flatMap(({ place, source, reason }) =>
    wrongPhrases.flatMap(([phrase, instead]) => {
      const found = reason === undefined && phrase.exec(saidIn(source))?.[0];
      return found ? [`${place}: “${found}”; write ${instead}`] : [];
    }),
  );

describe('English texts', () => {
  test('have no phrase that is wrong everywhere', () => {
    expect(wrong(everyText())).toEqual([]);
  });

  test('a phrase is found in strings, not in keys and code, and a reason lets it stand', () => {
    const file = (source: string) => wrong(textsIn('a.ts', source));
    expect(file("const a = {\n  name: 'Help centre',\n};\n")).toEqual(['a.ts name: “centre”; write “center”']);
    expect(file('const a = {\n  one: ({ count }) => (count > 1 ? `${`${count} waits`} by itself` : 1),\n};\n')).toHaveLength(1);
    expect(file('const a = {\n  licence: ({ opinion, cancelled }) => `License ${opinion} ${cancelled}`,\n};\n')).toEqual([]);
    expect(file("const a = {\n  // Wording: the brand is written so.\n  name: 'Centre Grey',\n};\n")).toEqual([]);
  });

  test('a reason is given only where a phrase needs one', () => {
    const reasons = everyText().filter(({ reason }) => reason !== undefined);
    expect(reasons.filter(({ reason: _, ...text }) => wrong([text]).length === 0).map(({ place }) => place)).toEqual([]);
  });
});

describe('amounts and counts in texts', () => {
  test('are written by money(), counted() and number(), which know commas and plurals', () => {
    expect(rawSums(webTexts('en-US'), webTexts('zh-CN'))).toEqual([]);
    expect(rawSumsOfServer(serverTexts())).toEqual([]);
  });

  test.each([
    ['a count', '({ count }) => `${count} rows`'],
    ['a count with its noun by hand', "({ count }) => (count === 1 ? '1 row' : `${count} rows`)"],
    ['a number before a plural', '({ count }) => `${number(count)} rows`'],
    ['an amount', '({ amount }) => `¥${amount} paid`'],
    ['an amount with the letters', '({ amount }) => `${amount} CNY paid`'],
    ['commas by hand', "({ count }) => `${count.toLocaleString('en-US')} in all`"],
  ])('%s is refused in English', (_, source) => {
    const chinese = "const a = {\n  name: ({ count, amount }: { count: number; amount: string }) => '',\n};\n";
    expect(rawSums(textsIn('a.ts', `const a = {\n  name: ${source},\n};\n`), textsIn('a.ts', chinese))).toHaveLength(1);
  });

  test('what has its function, and the number of a thing, may stand', () => {
    const chinese =
      'const a = {\n  name: ({ no, count }: { no: number; count: number }) => `第 ${no} 行，${grouped(amount)} 元`,\n};\n';
    const english =
      "const a = {\n  name: ({ no, count }) => `Line ${no}: ${counted(count, 'row')}, ${money(amount)}, ${number(count)} left`,\n};\n";
    expect(rawSums(textsIn('a.ts', english), textsIn('a.ts', chinese))).toEqual([]);
  });

  test('an amount without commas is refused in Chinese', () => {
    expect(rawSums([], textsIn('a.ts', 'const a = {\n  name: ({ sum }: { sum: string }) => `共 ${sum} 元`,\n};\n'))).toHaveLength(
      1,
    );
  });

  test.each(['{count} rows', 'Within {days} days', '{amount} is unpaid', '¥{amount} CNY'])(
    '“%s” is refused of the server',
    (text) => {
      expect(rawSumsOfServer(textsIn('a.ts', `const a = {\n  name: '${text}',\n};\n`))).toHaveLength(1);
    },
  );
});

test('a text is a whole sentence or label, and none is put together from pieces', () => {
  expect(fragments([...webTexts('en-US'), ...webTexts('zh-CN'), ...serverTexts()])).toEqual([]);
  const pieces = ["' to the shop'", '({ name }) => ` to ${name}`', "', and'", "'Account: '", "'Upheld:'", "'账号：'"];
  for (const piece of pieces) expect(fragments(textsIn('a.ts', `const a = {\n  name: ${piece},\n};\n`)), piece).toHaveLength(1);
  expect(fragments(textsIn('a.ts', "const a = {\n  name: 'To the shop: now.',\n};\n"))).toEqual([]);
});

describe('keys of texts', () => {
  const pages = sources().filter(({ path, isTest }) => /^web\//.test(path) && !isTest && !/\/i18n\/(zh-CN|en-US)\//.test(path));

  test('are used by the pages', () => {
    expect(unusedTexts(webTexts('zh-CN'), pages.map(({ text }) => text).join('\n'), wordsOfApi())).toEqual([]);
  });

  test('are used whole, or put together from words of the code', () => {
    const texts = ['name', 'statusOPEN', 'statusGONE', 'toldAREJECT', 'openText', 'other'].map((key) => ({
      place: `a.ts ${key}`,
      source: '',
    }));
    const code =
      "t('a.name'); t(`a.status${status}`); const all = ['OPEN', 'A', 'REJECT', 'open']; t(`a.told${a}${b}`); t(`a.${what}Text`);";
    expect(unusedTexts(texts, code)).toEqual(['a.statusGONE', 'a.other']);
  });
});
