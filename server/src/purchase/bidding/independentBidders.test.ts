import { expect, test } from 'vitest';
import { independentBidders } from './independentBidders.ts';

const company = (id: string, legalPerson: string | null, ...phones: string[]) => ({ id, legalPerson, phones });

test.each([
  ['none', [], 0],
  ['three', [company('a', 'A', '1'), company('b', 'B', '2'), company('c', 'C', '3')], 3],
  ['two of one person', [company('a', 'A', '1'), company('b', 'A', '2'), company('c', 'C', '3')], 2],
  ['two with one phone', [company('a', 'A', '1'), company('b', 'B', '2', '1'), company('c', 'C', '3')], 2],
  ['a chain', [company('a', 'A', '1'), company('b', 'B', '2'), company('c', 'A', '2')], 1],
  ['persons that are not known', [company('a', null, '1'), company('b', null, '2')], 2],
])('%s', (_what, companies, count) => {
  expect(independentBidders(companies)).toBe(count);
});
