import { expect, test } from 'vitest';
import { findRisks, relatedOnes } from './findRisks.ts';

const bidder = (id: string, joinIp: string | null, ...phones: string[]) => ({ id, joinIp, phones });
const risksOf = (addresses: string[]) => [
  ...findRisks(
    addresses.map((address, index) => bidder(String(index), address)),
    new Set(),
  ).values(),
];

test('the same address is a warning, and so is the same network', () => {
  expect(risksOf(['10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.1.1'])).toEqual([['SAME_IP'], ['SAME_IP'], ['SAME_SUBNET'], []]);
  expect(risksOf(['2001:db8::1', '2001:db8:0:0:5::', '2001:db8:0:1::1'])).toEqual([['SAME_SUBNET'], ['SAME_SUBNET'], []]);
  expect(risksOf(['::ffff:10.0.0.1', '10.0.0.9'])).toEqual([['SAME_SUBNET'], ['SAME_SUBNET']]);
});

test('the phone of somebody of the staff is a warning', () => {
  const risks = findRisks([bidder('a', null, '1', '2'), bidder('b', null, '3')], new Set(['2']));
  expect([...risks.values()]).toEqual([['STAFF_PHONE'], []]);
});

test('companies are related by the same legal person or the same phone', () => {
  const company = (id: string, legalPerson: string | null, ...phones: string[]) => ({ id, legalPerson, phones });
  const all = [
    company('a', 'X', '1'),
    company('b', 'X', '2'),
    company('c', 'Y', '2'),
    company('d', null, '3'),
    company('e', null, '4'),
  ];
  expect([...relatedOnes(all)]).toEqual(['a', 'b', 'c']);
});
