import { expect, test } from 'vitest';
import { toFieldChanges } from './toFieldChanges.ts';

const changes = [
  { field: 'status', before: 'BIDDING', after: 'AWARD_NOTICE' },
  { field: 'executionCode', before: null, after: 'ONLINE_BID' },
  { field: 'suspendReason', before: null, after: '密钥更换' },
];

test.each([
  [
    'zh-CN',
    [
      ['状态', '竞价中', '公示中'],
      ['采购方式', undefined, '网上竞价'],
      ['暂停原因', undefined, null],
    ],
  ],
  [
    'en-US',
    [
      [expect.any(String), 'Bidding', 'Award notice'],
      [expect.any(String), undefined, 'Online bid'],
      ['Reason for suspension', undefined, null],
    ],
  ],
] as const)('what another module changes of a purchase has its names and words, in %s', (language, expected) => {
  const shown = toFieldChanges(changes, 'bidding', new Map(), language);
  expect(shown.map(({ label, before, after }) => [label, before[0]?.name, after[0]?.name])).toEqual(expected);
  expect(shown[0]?.after).toMatchObject([{ value: 'AWARD_NOTICE' }]);
});
