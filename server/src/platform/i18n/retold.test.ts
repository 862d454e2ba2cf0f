import { expect, test } from 'vitest';
import { say } from './language.ts';
import { retold, withCommas } from './retold.ts';

const stored = (key: Parameters<typeof say<'biddingText'>>[2], params = {}) => say('zh-CN', 'biddingText', key, params);

test('why a quote is out is read in English, with what people have written in it as it is', () => {
  expect(retold(stored('nonCompliant', { reasons: 'No zoom range.；No lamp.' }), 'en-US')).toBe(
    'The technical offer is non-compliant. No zoom range; No lamp.',
  );
  expect(retold(stored('declined', { reason: '上游调价 (1.5 倍)' }), 'en-US')).toBe('The award was declined: 上游调价 (1.5 倍)');
  expect(retold(stored('ceiling', { limit: '60000.00' }), 'en-US')).toBe('Above the ceiling price of ¥60,000.');
  expect(retold(stored('related'), 'en-US')).toBe('Another bidder has the same legal representative or phone.');
});

test('who has lost is told in English, by whom and why, and until when objections are heard', () => {
  const facts = { total: '145500.00', rank: '3', winner: '沪科', amount: '84000.00', opinion: stored('byClock') };
  const letter = `${stored('lost', facts)}${stored('objection', { until: '2026-12-08 16:05' })}`;
  expect(withCommas(retold(letter, 'en-US'))).toBe(
    'Your quote of ¥145,500.00 ranked 3. The award goes to 沪科 for ¥84,000.00. Reason: The decision deadline passed. By the rules, the lowest compliant quote won. To object, write to the procurement office before 2026-12-08 16:05.',
  );
});

test('in Chinese, and where nothing is known, a text stays as it is', () => {
  const text = stored('declined', { reason: '缺货' });
  expect(retold(text, 'zh-CN')).toBe(text);
  expect(retold('供应商来函', 'en-US')).toBe('供应商来函');
});

test('amounts have commas, and numbers that are none have not', () => {
  expect(withCommas('1234567.80 元，999.00 元')).toBe('1,234,567.80 元，999.00 元');
  expect(withCommas('118,600.00')).toBe('118,600.00');
  expect(withCommas('JJ2026000121, 2026-12-08, 1.2345.67')).toBe('JJ2026000121, 2026-12-08, 1.2345.67');
});
