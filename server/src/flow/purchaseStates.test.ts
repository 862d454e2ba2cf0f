import { expect, test } from 'vitest';
import { purchaseStates, statesWith } from './purchaseStates.ts';

test('what is under way is open, in hand, and takes money', () => {
  const underWay = statesWith('isUnderWay');
  expect(statesWith('isOpen')).toEqual(expect.arrayContaining(underWay));
  expect(statesWith('isInHand')).toEqual(expect.arrayContaining(underWay));
  expect(statesWith('takes')).toEqual(expect.arrayContaining(underWay));
});

test('what takes money was submitted, and neither returned nor failed nor given up', () => {
  expect(purchaseStates.filter((status) => !statesWith('takes').includes(status))).toEqual([
    'DRAFT',
    'RETURNED',
    'FAILED',
    'TERMINATED',
  ]);
});
