import { compareMoney, fromCents, sumOf } from '@campus-procurement/sdk/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Delivery, dueAmountOf, dueByPart, type Plan } from './dueAmount.ts';
import { worthOf } from './orderLines.ts';

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

test('batches, parts and cents add up: what is accepted is what is payable', () => {
  const line = fc.record({
    amount: fc.bigInt({ min: 1n, max: 10_000_000n }),
    pieces: fc.array(fc.bigInt({ min: 1n, max: 999n }), { minLength: 1, maxLength: 5 }),
  });
  const shares = fc.array(fc.tuple(fc.constantFrom('DELIVERED', 'ACCEPTED'), fc.bigInt({ min: 1n, max: 99n })), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), shares, (lines, raw) => {
      const order = lines.reduce((sum, { amount }) => sum + amount, 0n);
      const whole = raw.reduce((sum, [, share]) => sum + share, 0n);
      let left = order;
      const parts = raw.map(([condition, share], index): Plan => {
        const amount = index === raw.length - 1 ? left : (order * share) / whole;
        left -= amount;
        return { phase: index + 1, condition: condition as Plan['condition'], amount: fromCents(amount) };
      });
      const most = Math.max(...lines.map(({ pieces }) => pieces.length));
      let before = '0.00';
      for (let batch = 1; batch <= most; batch += 1) {
        const accepted = lines.map(({ amount, pieces }) => {
          const sum = (of: readonly bigint[]) => of.reduce((all, one) => all + one, 0n);
          return worthOf({ amount: fromCents(amount), quantity: String(sum(pieces)) }, String(sum(pieces.slice(0, batch))));
        });
        const acceptedAmount = sumOf(accepted);
        const delivery = at({ orderAmount: fromCents(order), acceptedAmount, isComplete: batch === most });
        expect(dueAmountOf(parts, delivery)).toBe(acceptedAmount);
        expect(dueAmountOf(null, delivery)).toBe(acceptedAmount);
        expect(compareMoney(acceptedAmount, before)).toBeGreaterThanOrEqual(0);
        before = acceptedAmount;
      }
      expect(before).toBe(fromCents(order));
    }),
  );
});

test('cents that are left over are due with the last part that grows with the delivery', () => {
  const thirds: Plan[] = [
    { phase: 1, condition: 'DELIVERED', amount: '33.33' },
    { phase: 2, condition: 'ACCEPTED', amount: '66.67' },
  ];
  const delivery = at({ orderAmount: '100.00', acceptedAmount: '21.51' });
  expect(dueByPart(thirds, delivery)).toEqual(['7.16', '14.35']);
  expect(dueAmountOf(thirds, delivery)).toBe('21.51');
});
