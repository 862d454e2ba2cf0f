import type { Schemas } from '@campus-procurement/sdk';
import { expect, test } from 'vitest';
import { api } from '#testing/mockApi.ts';
import { comparedFacts } from './comparedFacts.ts';

const stated = api.example('getCompanyDetail');
const registered: Schemas['GsInfo'] = { ...api.example('getCompanyGsInfo'), ...pick(stated), registeredCapital: '50万元人民币' };

function pick({ companyName, creditCode, legalPerson, establishDate, registeredAddress }: typeof stated) {
  return { companyName, creditCode, legalPerson, establishDate, registeredAddress };
}
const differing = (changes: Partial<typeof registered>) =>
  comparedFacts(stated, { ...registered, ...changes }).flatMap(({ field, difference }) =>
    difference ? [[field, difference]] : [],
  );

test('the same facts differ nowhere, whatever the width of their brackets', () => {
  expect(differing({})).toEqual([]);
  const bracketed = { ...stated, companyName: '江海（齐岳）试剂' };
  expect(comparedFacts(bracketed, { ...registered, companyName: '江海(齐岳) 试剂' })[0]?.difference).toBeNull();
});

test('what differs stands first, the gravest before the others', () => {
  const changes = { legalPerson: '钱新民', registeredAddress: '济南市工业路2号' };
  expect(differing(changes)).toEqual([
    ['legalPerson', 'bad'],
    ['registeredAddress', 'wait'],
  ]);
  expect(comparedFacts(stated, { ...registered, ...changes })[1]?.field).toBe('registeredAddress');
});

test.each([
  ['50万元人民币', false],
  ['500,000元', false],
  ['50.00001万', true],
  ['51万元', true],
  ['50万美元', false],
  [null, false],
])('of a capital of 500000.00 it is told whether %s differs; of other currencies nothing', (registeredCapital, differs) => {
  expect(differing({ registeredCapital })).toEqual(differs ? [['registeredCapital', 'wait']] : []);
});

test('an amount that the supplier has not stated differs', () => {
  const facts = comparedFacts({ ...stated, registeredCapital: null }, registered);
  expect(facts[0]).toMatchObject({ field: 'registeredCapital', difference: 'wait' });
});
