import { compareMoney, fromCents, sumOf } from '@campus-procurement/sdk/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Delivery, dueAmountOf, dueByPart, type Plan } from './dueAmount.ts';

const plans: Plan[] = [
  { phase: 1, condition: 'SIGNED', amount: '300.00' },
  { phase: 2, condition: 'ACCEPTED', amount: '650.00' },
  { phase: 3, condition: 'RETENTION', amount: '50.00' },
];
const at = (changes: Partial<Delivery>): Delivery => ({
  orderAmount: '1000.00',
  acceptedAmount: '0.00',
  inspectedAmount: '0.00',
  isComplete: false,
  isRetentionOver: false,
  ...changes,
});

test('parts become due with what they depend on', () => {
  expect(dueByPart(plans, at({}))).toEqual(['300.00', '0.00', '0.00']);
  expect(dueByPart(plans, at({ acceptedAmount: '400.00' }))).toEqual(['300.00', '260.00', '0.00']);
  expect(dueByPart(plans, at({ acceptedAmount: '1000.00', isComplete: true }))).toEqual(['300.00', '650.00', '0.00']);
  expect(dueAmountOf(plans, at({ acceptedAmount: '1000.00', isComplete: true, isRetentionOver: true }))).toBe('1000.00');
});

test('what is closed short is not paid', () => {
  expect(dueByPart(plans, at({ acceptedAmount: '800.00', isComplete: true }))).toEqual(['240.00', '520.00', '0.00']);
  expect(dueAmountOf(plans, at({ acceptedAmount: '800.00', isComplete: true, isRetentionOver: true }))).toBe('800.00');
  expect(dueAmountOf(null, at({ acceptedAmount: '400.00' }))).toBe('400.00');
});

test('never more is due than was ordered or, at the end, accepted; and at the end all of it', () => {
  const cents = fc.bigInt({ min: 1n, max: 10_000_000n });
  const condition = fc.constantFrom('SIGNED', 'DELIVERED', 'ACCEPTED', 'RETENTION') as fc.Arbitrary<Plan['condition']>;
  const parts = fc.array(fc.record({ condition, amount: cents }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 100 }), fc.boolean(), (raw, percent, isComplete) => {
      const known = raw.map(({ condition: of, amount }, index) => ({
        phase: index + 1,
        condition: of,
        amount: fromCents(amount),
      }));
      const orderAmount = sumOf(known.map(({ amount }) => amount));
      const acceptedAmount = fromCents((raw.reduce((sum, { amount }) => sum + amount, 0n) * BigInt(percent)) / 100n);
      const delivery = at({ orderAmount, acceptedAmount, isComplete });
      const due = dueAmountOf(known, delivery);
      expect(compareMoney(due, isComplete ? acceptedAmount : orderAmount)).toBeLessThanOrEqual(0);
      expect(dueAmountOf(known, { ...delivery, isRetentionOver: true, isComplete: true })).toBe(acceptedAmount);
    }),
  );
});
