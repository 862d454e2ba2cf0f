import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Language, loadAreas, loadLanguage, translate } from '#i18n/catalog.ts';
import type { Translate } from '#i18n/messages.ts';
import { issueText } from './issueText.ts';

beforeAll(async () => {
  await loadAreas(['ui']);
  await loadLanguage('zh-CN');
  await loadLanguage('en-US');
});

function said(rule: z.ZodMiniType, value: unknown, language: Language = 'zh-CN') {
  const t: Translate = (key, ...parameters) => translate(language, key, ...parameters);
  return z.safeParse(rule, value, { error: issueText(t) }).error?.issues.map(({ message }) => message);
}

/** A rule and a value that breaks it, for every kind of issue that zod knows. */
const kinds: Record<z.core.$ZodIssue['code'], [rule: z.ZodMiniType, value: unknown, text: string]> = {
  invalid_type: [z.string(), 5, '此项填写不正确'],
  invalid_value: [z.enum(['A', 'B']), 'C', '此项填写不正确'],
  too_small: [z.string().check(z.minLength(2)), 'a', '至少 2 个字符'],
  too_big: [z.string().check(z.maxLength(2)), 'abc', '不能超过 2 个字符'],
  invalid_format: [z.email(), 'a', '此项填写不正确'],
  not_multiple_of: [z.number().check(z.multipleOf(5)), 6, '此项填写不正确'],
  unrecognized_keys: [z.strictObject({}), { more: 1 }, '此项填写不正确'],
  invalid_union: [z.union([z.number(), z.boolean()]), 'a', '此项填写不正确'],
  invalid_key: [z.record(z.string().check(z.minLength(2)), z.number()), { a: 1 }, '此项填写不正确'],
  invalid_element: [z.map(z.string(), z.object({ a: z.string() })), new Map([['a', {}]]), '此项不能为空'],
  custom: [z.string().check(z.refine(() => false)), 'a', '此项填写不正确'],
};

describe('a broken rule without words of its own', () => {
  test.each(Object.entries(kinds))('of the kind %s is said in Chinese', (_kind, [rule, value, text]) => {
    expect(said(rule, value)).toEqual([text]);
  });

  test.each([
    ['a choice that was not made', z.enum(['A', 'B']), null, '此项不能为空'],
    ['a text that is missing', z.string(), undefined, '此项不能为空'],
    ['an empty text', z.string().check(z.minLength(3)), '', '此项不能为空'],
    ['an empty list', z.array(z.string()).check(z.minLength(1)), [], '此项不能为空'],
    ['a list that is too short', z.array(z.string()).check(z.minLength(2)), ['a'], '至少 2 项'],
    ['a list that is too long', z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], '不能超过 1 项'],
    ['a number that is too small', z.number().check(z.minimum(1)), 0, '不能小于 1'],
    ['a number that is too large', z.number().check(z.maximum(9)), 10, '不能大于 9'],
  ])('%s is said as what it is', (_what, rule, value, text) => {
    expect(said(rule, value)).toEqual([text]);
  });

  test('is said in English on an English page', () => {
    expect(said(z.string().check(z.maxLength(2)), 'abc', 'en-US')).toEqual(['Enter at most 2 characters.']);
  });
});
