import { expect, test } from 'vitest';
import { chineseParts, isChinese } from './chineseParts.ts';

test.each([
  ['Total amount', ['Total amount']],
  ['激光切割机', ['', '激光切割机', '']],
  ['化学试剂采购（第 2 批）', ['', '化学试剂采购（第 2 批）', '']],
  ['关于“激光切割机”的公告', ['', '关于“激光切割机”的公告', '']],
  ['12月4日22:00系统升级', ['', '12月4日22:00系统升级', '']],
  ['54 个', ['54 ', '个', '']],
  ['HPLC 高效液相色谱仪 1260', ['HPLC ', '高效液相色谱仪', ' 1260']],
  ['刘海燕 is now handling “激光切割机”.', ['', '刘海燕', ' is now handling “', '激光切割机', '”.']],
  ['“光学”, “材料” “生物”', ['“', '光学', '”, “', '材料', '” “', '生物', '”']],
  ['“Optics”…', ['“Optics”…']],
])('%s is divided into what is Chinese and what is not', (text, parts) => {
  expect(chineseParts(text)).toEqual(parts);
});

test('a text is Chinese with some English words in it, and English with some Chinese names', () => {
  expect(isChinese('采购公告：HPLC 高效液相色谱仪')).toBe(true);
  expect(isChinese('Contact 刘海燕 at the equipment office before the deadline.')).toBe(false);
  expect(isChinese('2026')).toBe(false);
});
