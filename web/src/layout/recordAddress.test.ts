import type { Schemas } from '@campus-procurement/sdk';
import { expect, test } from 'vitest';
import { recordAddress } from './recordAddress.ts';

const hit = {
  id: 'x1',
  title: '办法 & 细则',
  code: 'A+1',
  detail: null,
  channel: null,
  companyId: '1001',
  schoolName: '江海大学',
};
const article = (channel: Schemas['ArticleChannel']) => ({ ...hit, channel });
const everything = { has: () => true };

test.each<[Schemas['RecordKind'], Schemas['RecordHit'], string]>([
  ['USER', hit, '/user/page?keyword=A%2B1'],
  ['PROJECT', hit, '/purchase-management/project-info?id=x1'],
  ['SUPPLIER', hit, '/company/company-apply?tab=ALL&open=x1'],
  ['BUDGET_CARD', hit, '/information/expenditure?keyword=A%2B1&companyId=1001'],
  ['CONTRACT', hit, '/purchase-management/contracts-procurement?id=x1'],
  ['STOCK', hit, '/stock-page?tab=STOCK&stockId=x1'],
  ['NOTICE', hit, '/project-announcement-detail?id=x1'],
  ['ARTICLE', article('FAQ'), '/announcement-detail?id=x1'],
  ['ARTICLE', article('LIGHTHOUSE'), '/lighthouse-detail?id=x1'],
  ['DOCUMENT', hit, '/system/document?docName=%E5%8A%9E%E6%B3%95+%26+%E7%BB%86%E5%88%99'],
])('%s is opened on its page', (kind, record, address) => expect(recordAddress(kind, record, everything)).toBe(address));

test.each<[Schemas['RecordKind'], string | null]>([
  ['USER', null],
  ['PROJECT', null],
  ['SUPPLIER', '/gs-supplier?id=x1'],
  ['BUDGET_CARD', null],
  ['CONTRACT', null],
  ['STOCK', null],
  ['NOTICE', '/project-announcement-detail?id=x1'],
  ['ARTICLE', '/announcement-detail?id=x1'],
  ['DOCUMENT', null],
])('without its page in the menu, %s leads to %s', (kind, address) =>
  expect(recordAddress(kind, hit, { has: () => false })).toBe(address),
);
