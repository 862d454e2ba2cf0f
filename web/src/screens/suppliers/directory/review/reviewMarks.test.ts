import type { Schemas } from '@campus-procurement/sdk';
import { beforeAll, expect, test } from 'vitest';
import { loadAreas, loadLanguage, translate } from '#i18n/catalog.ts';
import type { Translate } from '#i18n/messages.ts';
import { api } from '#testing/mockApi.ts';
import type { Licence } from './licences.ts';
import { letterOf, reviewMarks } from './reviewMarks.ts';

beforeAll(async () => {
  await loadAreas(['suppliers', 'review']);
  await loadLanguage('zh-CN');
});

const t: Translate = (key, ...parameters) => translate('zh-CN', key, ...parameters);
const stated: Schemas['SupplierDetail'] = { ...api.example('getCompanyDetail'), defaults: [] };
const { companyName, creditCode, legalPerson, establishDate, registeredAddress } = stated;
const registered: Schemas['GsInfo'] = {
  ...api.example('getCompanyGsInfo'),
  companyName,
  creditCode,
  legalPerson,
  establishDate,
  registeredAddress,
  registeredCapital: '50万元人民币',
  operatingStatus: 'EXISTING',
  dishonest: false,
  penalties: [],
  abnormals: [],
  relatedSuppliers: [],
};
const permit: Licence = {
  id: 'hazardous',
  name: null,
  kind: 'hazardous',
  state: 'missing',
  expireDate: null,
  daysLeft: null,
  file: null,
};
const marks = (changes: Partial<typeof registered> = {}, licences: Licence[] = []) =>
  reviewMarks(stated, { ...registered, ...changes }, licences, t);

test('of a supplier without faults it is said that there is nothing, and there is no letter', () => {
  expect(marks()).toEqual([{ tone: 'good', text: '无关联企业、处罚、经营异常和失信记录' }]);
  expect(letterOf(marks(), t)).toBe('');
});

test('the letter asks for what is missing and for what the registry says otherwise, the gravest first', () => {
  const found = marks({ registeredAddress: '济南市工业路2号', legalPerson: '钱新民' }, [permit]);
  expect(found.map(({ tone, text }) => [tone, text])).toEqual([
    ['bad', '缺危险化学品经营许可证'],
    ['bad', '法定代表人与工商登记不一致'],
    ['wait', '注册地址与工商登记不一致'],
    ['good', '无关联企业、处罚、经营异常和失信记录'],
  ]);
  expect(letterOf(found, t)).toBe(
    [
      '请补正后再提交：',
      '1. 上传危险化学品经营许可证，或取消危化品类的主营分类；',
      '2. 按工商登记更正法定代表人（钱新民）；',
      '3. 按工商登记更正注册地址（济南市工业路2号）。',
    ].join('\n'),
  );
});

test('what only has to be known is no correction', () => {
  const ending: Licence = { ...permit, name: '质量认证', kind: 'iso', state: 'ending', daysLeft: 11 };
  const found = marks(
    {
      penalties: [{ docNo: null, reason: '提供虚假材料', authority: null, date: null }],
      abnormals: [
        { reason: '无法联系', inDate: null, outDate: null },
        { reason: '无法联系', inDate: null, outDate: '2025-01-01' },
      ],
      relatedSuppliers: [{ id: 'x', companyName: '齐岳海川', relation: 'PHONE' }],
    },
    [ending],
  );
  expect(found.map(({ text }) => text)).toEqual([
    '质量认证 11 天后到期',
    '有 1 条行政处罚',
    '有 1 条未移出的经营异常',
    '关联企业：齐岳海川',
  ]);
  expect(letterOf(found, t)).toBe('');
});

test('an enterprise that is closed or a dishonest debtor has to explain it', () => {
  const found = marks({ operatingStatus: 'REVOKED', dishonest: true });
  expect(found.map(({ tone }) => tone)).toEqual(['bad', 'bad']);
  expect(letterOf(found, t)).toContain('说明经营状态为何登记为“吊销”');
});

test('that nothing is known of the registry is said', () => {
  expect(reviewMarks(stated, null, [], t)).toEqual([{ tone: 'wait', text: '尚未获取该供应商的工商信息' }]);
});

test('an order that was terminated for its default is said first, with what it still owes', () => {
  const defaults = [
    {
      projectCode: 'JJ2026000053',
      projectName: '高速冷冻离心机',
      reason: '付款后逾期三个月未交货',
      time: '2026-02-20T10:00:00+08:00',
      claimAmount: '16800.00',
      openAmount: '8800.00',
    },
  ];
  const found = reviewMarks({ ...stated, defaults }, registered, [permit], t);
  expect(found[0]).toEqual({ tone: 'bad', text: '“高速冷冻离心机”因其违约被解除，还应退 8,800.00 元' });
  expect(found.slice(1)).toEqual(marks({}, [permit]));
});
