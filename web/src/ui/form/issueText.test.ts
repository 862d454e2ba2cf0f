import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Language, loadAreas, loadLanguage, translate } from '#i18n/catalog.ts';
import type { Translate } from '#i18n/messages.ts';
import { issueText } from './issueText.ts';

beforeAll(async () => {
  await loadAreas(['ui', 'validation']);
  await loadLanguage('zh-CN');
  await loadLanguage('en-US');
});

function said(rule: z.ZodMiniType, value: unknown, language: Language = 'zh-CN') {
  const t: Translate = (key, ...parameters) => translate(language, key, ...parameters);
  return z.safeParse(rule, value, { error: issueText(t) }).error?.issues.map(({ message }) => message);
}

/** A rule and a value that breaks it, for every kind of issue that zod knows. */
const kinds: Record<z.core.$ZodIssue['code'], [rule: z.ZodMiniType, value: unknown, text: string]> = {
  invalid_type: [z.string(), 5, '请填写正确的内容'],
  invalid_value: [z.enum(['A', 'B']), 'C', '请填写正确的内容'],
  too_small: [z.string().check(z.minLength(2)), 'a', '请至少填写 2 个字'],
  too_big: [z.string().check(z.maxLength(2)), 'abc', '最多填写 2 个字'],
  invalid_format: [z.email(), 'a', '请填写正确的内容'],
  not_multiple_of: [z.number().check(z.multipleOf(5)), 6, '请填写正确的内容'],
  unrecognized_keys: [z.strictObject({}), { more: 1 }, '请填写正确的内容'],
  invalid_union: [z.union([z.number(), z.boolean()]), 'a', '请填写正确的内容'],
  invalid_key: [z.record(z.string().check(z.minLength(2)), z.number()), { a: 1 }, '请填写正确的内容'],
  invalid_element: [z.map(z.string(), z.object({ a: z.string() })), new Map([['a', {}]]), '请填写此项'],
  custom: [z.string().check(z.refine(() => false)), 'a', '请填写正确的内容'],
};

describe('a broken rule without words of its own', () => {
  test.each(Object.entries(kinds))('of the kind %s is said in Chinese', (_kind, [rule, value, text]) => {
    expect(said(rule, value)).toEqual([text]);
  });

  test.each([
    ['a choice that was not made', z.enum(['A', 'B']), null, '请填写此项'],
    ['a text that is missing', z.string(), undefined, '请填写此项'],
    ['an empty text', z.string().check(z.minLength(3)), '', '请填写此项'],
    ['an empty list', z.array(z.string()).check(z.minLength(1)), [], '请填写此项'],
    ['a list that is too short', z.array(z.string()).check(z.minLength(2)), ['a'], '请至少添加 2 项'],
    ['a list that is too long', z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], '最多添加 1 项'],
    ['a number that is too small', z.number().check(z.minimum(1)), 0, '请填写不小于 1 的数字'],
    ['a number that is too large', z.number().check(z.maximum(9)), 10, '请填写不大于 9 的数字'],
  ])('%s is said as what it is', (_what, rule, value, text) => {
    expect(said(rule, value)).toEqual([text]);
  });

  test('is said in English on an English page', () => {
    expect(said(z.string().check(z.maxLength(2)), 'abc', 'en-US')).toEqual(['Enter at most 2 characters.']);
  });
});
