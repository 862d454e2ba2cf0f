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
  expect(say('en-US', 'failure', 'tooManyAttempts', { seconds: 8 })).toBe('Too many attempts. Try again in 8 seconds.');
  expect(sayRule('en-US', 'maxLength', { limit: 30 })).toBe('Enter at most 30 characters.');
  expect(sayRule('zh-CN', 'emptyFile', {})).toBe('文件为空');
  expect(sayRule('en-US', 'contains', {})).toBe('Enter a valid value.');
  expect(sayRule('en-US', 'constructor', {})).toBe('Enter a valid value.');
});

test('a value may be the key of a message of another part', () => {
  const params = { companyName: 'Acme', event: 'FROZEN', reason: '' };
  expect(say('en-US', 'messageTitle', 'SUPPLIER_RESULT', params)).toBe('Supplier suspended: Acme');
  expect(say('zh-CN', 'messageTitle', 'SUPPLIER_RESULT', params)).toBe('供应商已冻结：Acme');
  // Written by a later version.
  expect(say('en-US', 'messageTitle', 'SUPPLIER_RESULT', { ...params, event: 'NEW' })).toBe('NEW: Acme');
});

test('what stands in brackets is left out without its value', () => {
  const params = { applicantName: 'Wang', title: 'Gloves [large]' };
  expect(say('en-US', 'messageContent', 'APPROVAL_TODO', { ...params, amount: '9.00' })).toBe(
    'Wang’s purchase “Gloves [large]” (¥9.00) is waiting on you.',
  );
  expect(say('en-US', 'messageContent', 'APPROVAL_TODO', params)).toBe('Wang’s purchase “Gloves [large]” is waiting on you.');
  expect(say('zh-CN', 'messageContent', 'APPROVAL_TODO', params)).toBe('Wang的采购“Gloves [large]”，等您处理。');
});

test('a message that is filled in may be a whole sentence with names of its own, and leaves out what is empty', () => {
  const params = { title: 'Gloves', approverName: 'Li', decision: 'RETURNED', opinion: '' };
  expect(say('en-US', 'messageContent', 'APPROVAL_RESULT', params)).toBe('Li returned “Gloves”.');
  const opinion = 'Which {title}?';
  expect(say('en-US', 'messageContent', 'APPROVAL_RESULT', { ...params, opinion })).toBe(
    'Li returned “Gloves”. Comment: Which {title}?',
  );
});

test('a number has the noun that fits, and 0 is not said', () => {
  expect(say('en-US', 'task', 'exported', { rows: 1 })).toBe('1 row exported');
  expect(say('en-US', 'task', 'exported', { rows: 12_345 })).toBe('12,345 rows exported');
  const counts = { added: 1, updated: 0, disabled: 2, refused: 0 };
  expect(say('en-US', 'task', 'casSynced', counts)).toBe('User sync finished. 1 user added. 2 users disabled.');
});

test('an amount has commas in English, and a round limit no cents', () => {
  const params = { sum: '118600.00', days: 30, limit: '100000.00' };
  expect(sayRule('en-US', 'split', params)).toMatch(
    /^Similar purchases within 30 days total ¥118,600.00 and reach the limit of ¥100,000\./,
  );
});

test('both languages fill in the same names', () => {
  for (const part of ['success', 'failure', 'rule', 'messageTitle', 'messageContent', 'task', 'finding'] as const) {
    const english: Record<string, string> = enUS[part];
    for (const [key, sentence] of Object.entries(zhCN[part])) {
      expect(namesIn(english[key] ?? '', enUS), key).toEqual(namesIn(sentence, zhCN));
    }
  }
});

/** The names in a sentence, and in the messages of other parts that it may fill in. */
function namesIn(sentence: string, messages: Record<string, object>): Set<string> {
  const found = [...sentence.matchAll(/\{(\w+)(?:\|(\w+))?/g)].flatMap(([, name = '', of]) => {
    const inner: string[] = of === undefined ? [] : Object.values(messages[of] ?? {});
    return [name, ...inner.flatMap((one) => [...namesIn(one, messages)])];
  });
  return new Set(found.sort());
}

test('nobody is told of idempotency keys, which only programs know', () => {
  expect(JSON.stringify([zhCN, enUS])).not.toMatch(/幂等|idempoten/i);
});
