import { match } from 'pinyin-pro';
import { expect, test } from 'vitest';
import { type Entry, searchEntries } from './searchEntries.ts';

const entry = (label: string, names: string[] = [], place = ''): Entry => ({
  key: label,
  group: 'pages',
  label,
  place,
  names,
  run: () => {},
});
const entries = [
  entry('首页', ['Home']),
  entry('角色管理', ['Roles'], '用户管理'),
  entry('采购目录', ['Categories']),
  entry('重庆采购'),
];
const soundsLike = (text: string, typed: string) => match(text, typed, { precision: 'start' }) !== null;
const found = (typed: string) => searchEntries(entries, typed, soundsLike).map(({ label }) => label);

test('everything is offered until something is typed', () => expect(found(' ')).toHaveLength(4));

test.each([
  ['角色', ['角色管理']],
  ['采购', ['采购目录', '重庆采购']],
  ['ROLE', ['角色管理']],
  ['jsgl', ['角色管理']],
  ['jueseg', ['角色管理']],
  ['caigou', ['采购目录', '重庆采购']],
  ['chongqing', ['重庆采购']],
  ['用户', ['角色管理']],
  ['zzz', []],
])('%s finds %j', (typed, labels) => expect(found(typed)).toEqual(labels));

test('without the dictionary of pinyin names are still found', () => {
  expect(searchEntries(entries, 'jsgl', null)).toEqual([]);
  expect(searchEntries(entries, 'home', null).map(({ label }) => label)).toEqual(['首页']);
});
