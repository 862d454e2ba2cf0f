import { expect, test } from 'vitest';
import { sayRule } from '../server/src/platform/i18n/language.ts';
import { zhCN } from '../server/src/platform/i18n/zhCN.ts';
import enUS from '../web/src/i18n/en-US/validation.ts';
import zhRules from '../web/src/i18n/zh-CN/validation.ts';

const limit = 3;
const ofPages = { 'zh-CN': zhRules, 'en-US': enUS } as const;

/** The rules that both the pages and the server know, by name. */
const shared = Object.keys(zhRules).filter((rule) => Object.hasOwn(zhCN.rule, rule)) as (keyof typeof zhRules)[];

test('the pages and the server share the usual rules', () => {
  expect(shared).toEqual(expect.arrayContaining(['required', 'minLength', 'maxLength', 'minimum', 'order', 'past', 'other']));
});

test.each(['zh-CN', 'en-US'] as const)('a page and the server say the same about a broken rule: %s', (language) => {
  const texts: Record<string, unknown> = ofPages[language];
  const said = shared.map((rule) => {
    const text = texts[rule];
    return [rule, typeof text === 'function' ? text({ limit }) : text];
  });
  expect(said).toEqual(shared.map((rule) => [rule, sayRule(language, rule, { limit })]));
});
