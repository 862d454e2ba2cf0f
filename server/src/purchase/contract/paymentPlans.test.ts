import { expect, test } from 'vitest';
import { usualPlans } from './paymentPlans.ts';

const plansOf = (terms: string | null, warrantyMonths: number | null = 24) =>
  usualPlans('56000.01', warrantyMonths, terms).map(({ condition, amount }) => `${condition} ${amount}`);

test.each([
  ['验收合格后一次付清', ['ACCEPTED 56000.01']],
  ['验收合格后 30 日内一次付清，质保期 2 年', ['ACCEPTED 56000.01']],
  ['验收合格后 30 日内支付', ['ACCEPTED 56000.01']],
  ['All after acceptance', ['ACCEPTED 56000.01']],
  ['验收合格后付 95%，质保期满付 5%', ['ACCEPTED 53200.01', 'RETENTION 2800.00']],
  ['验收合格后付 90%，质保期满付 10%', ['ACCEPTED 50400.01', 'RETENTION 5600.00']],
  ['90% after acceptance, 10% after the warranty', ['ACCEPTED 50400.01', 'RETENTION 5600.00']],
  ['验收合格后付 97%，余款质保期满付清', ['ACCEPTED 54320.01', 'RETENTION 1680.00']],
  [
    '合同签订后付 30％；到货付 20％；验收合格付 45％；质保期满付 5％',
    ['SIGNED 16800.00', 'DELIVERED 11200.00', 'ACCEPTED 25200.01', 'RETENTION 2800.00'],
  ],
  ['预付 30%，其余验收合格后付清', ['SIGNED 16800.00', 'ACCEPTED 39200.01']],
  ['留质保金', ['ACCEPTED 53200.01', 'RETENTION 2800.00']],
  ['签订后付 80%，验收后付 80%', ['ACCEPTED 56000.01']],
  [null, ['ACCEPTED 53200.01', 'RETENTION 2800.00']],
])('a request that says %j has its contract drafted so', (terms, plans) => {
  expect(plansOf(terms)).toEqual(plans);
});

test('nothing is kept back without a warranty, whatever the request says', () => {
  expect(plansOf('验收合格后付 95%，质保期满付 5%', 0)).toEqual(['ACCEPTED 56000.01']);
  expect(plansOf(null, null)).toEqual(['ACCEPTED 56000.01']);
});
