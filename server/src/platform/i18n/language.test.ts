import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enUS } from './enUS.ts';
import { languageOf, say, sayRule } from './language.ts';
import { zhCN } from './zhCN.ts';

test.each([
  [null, 'zh-CN'],
  ['', 'zh-CN'],
  ['fr-FR', 'zh-CN'],
  ['en', 'en-US'],
  ['en-GB,en;q=0.9', 'en-US'],
  ['zh-TW, en;q=0.8', 'zh-CN'],
  ['zh;q=0.5, en;q=0.9', 'en-US'],
  ['en;q=0, zh', 'zh-CN'],
  ['english', 'zh-CN'],
] as const)('Accept-Language %j is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});

test('any Accept-Language header gives a supported language', () => {
  fc.assert(fc.property(fc.string(), (header) => ['zh-CN', 'en-US'].includes(languageOf(header))));
});

test('names in a sentence are filled in, and unknown rules are described in general', () => {
  expect(say('en-US', 'failure', 'tooManyAttempts', { seconds: 8 })).toBe('Too many attempts, try again in 8 seconds');
  expect(sayRule('en-US', 'maxLength', { limit: 30 })).toBe('must have at most 30 characters');
  expect(sayRule('zh-CN', 'emptyFile', {})).toBe('文件为空');
  expect(sayRule('en-US', 'contains', {})).toBe('is not valid');
  expect(sayRule('en-US', 'constructor', {})).toBe('is not valid');
});

test('a value may be the key of a message of another part', () => {
  const params = { companyName: 'Acme', event: 'FROZEN', reason: '' };
  expect(say('en-US', 'messageTitle', 'SUPPLIER_RESULT', params)).toBe('Supplier frozen: Acme');
  expect(say('zh-CN', 'messageTitle', 'SUPPLIER_RESULT', params)).toBe('供应商已冻结：Acme');
  // Written by a later version.
  expect(say('en-US', 'messageTitle', 'SUPPLIER_RESULT', { ...params, event: 'NEW' })).toBe('Supplier NEW: Acme');
});

test('what stands in brackets is left out without its value', () => {
  const params = { applicantName: 'Wang', title: 'Gloves [large]' };
  expect(say('en-US', 'messageContent', 'APPROVAL_TODO', { ...params, amount: '9.00' })).toBe(
    'Wang asks for your decision on "Gloves [large]", CNY 9.00.',
  );
  expect(say('en-US', 'messageContent', 'APPROVAL_TODO', params)).toBe('Wang asks for your decision on "Gloves [large]".');
  expect(say('zh-CN', 'messageContent', 'APPROVAL_TODO', params)).toBe('Wang的采购“Gloves [large]”，等您处理。');
});

test('both languages fill in the same names', () => {
  const names = (sentence: string) => [...sentence.matchAll(/\{[\w|]+\}/g)].map(String).sort();
  for (const part of ['success', 'failure', 'rule', 'messageTitle', 'messageContent', 'task'] as const) {
    const english: Record<string, string> = enUS[part];
    for (const [key, sentence] of Object.entries(zhCN[part])) expect(names(english[key] ?? ''), key).toEqual(names(sentence));
  }
});

test('nobody is told of idempotency keys, which only programs know', () => {
  expect(JSON.stringify([zhCN, enUS])).not.toMatch(/幂等|idempoten/i);
});
