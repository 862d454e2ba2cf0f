import { beforeAll, expect, test } from 'vitest';
import { type Language, languages, loadAreas, loadLanguage } from './catalog.ts';
import type { Area, MessageKey } from './messages.ts';
import { translateAsPurchase } from './schoolWords.ts';

const modules = import.meta.glob<Record<string, unknown>>('./zh-CN/*.ts', { eager: true, import: 'default' });
const areas = Object.keys(modules).map((file) => file.slice('./zh-CN/'.length, -'.ts'.length) as Area);
const keys = Object.entries(modules).flatMap(([, texts], index) =>
  Object.keys(texts).map((name) => `${areas[index]}.${name}` as MessageKey),
);
/** Of texts with parameters, those are tried that need no value. */
const values = {};
const say = translateAsPurchase as unknown as (language: Language, key: MessageKey, values: object) => string;

beforeAll(async () => {
  for (const language of languages) await loadLanguage(language);
  await loadAreas(areas);
});

test('no text of a school that says 采购 says 竞价 or bidding, but the name of the product', () => {
  const left = languages.flatMap((language) =>
    keys.flatMap((key) => {
      try {
        const text = say(language, key, values);
        return /竞价|\bbiddings?\b/i.test(text) ? [`${language} ${key}`] : [];
      } catch {
        // It computes with its parameters; what it says goes through the same function.
        return [];
      }
    }),
  );
  expect(left).toEqual(['zh-CN common.productBidding', 'en-US common.productBidding']);
});

test('what people have written keeps its words', () => {
  const name = '竞价系统维护';
  expect(translateAsPurchase('zh-CN', 'home.alarmSEALING_KEY', { name, count: 2 })).toContain(name);
  expect(translateAsPurchase('en-US', 'home.alarmSEALING_KEY', { name: 'bidding of 2026', count: 2 })).toContain(
    'bidding of 2026',
  );
});
