import { compareMoney, fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payableOf } from '../records/projectRows.ts';
import { type Delivery, dueAmountOf } from './dueAmount.ts';
import { plansWithPayments } from './plansWithPayments.ts';

const money = fc.bigInt({ min: 0n, max: 10_000_000n }).map(fromCents);
/** Nothing else is owed less. */
const whole = { actualAmount: null, waivedAmount: null };
const conditions = ['SIGNED', 'DELIVERED', 'ACCEPTED', 'RETENTION'] as const;

/** A contract whose parts add up to its amount, and how far its delivery is. */
const contracts = fc
  .array(fc.record({ condition: fc.constantFrom(...conditions), cents: fc.bigInt({ min: 1n, max: 1_000_000n }) }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) =>
    parts.map(({ condition, cents }, index) => ({ phase: index + 1, condition, amount: fromCents(cents), planDate: null })),
  )
  .chain((plans) => {
    const orderAmount = sumOf(plans.map(({ amount }) => amount));
    return fc
      .record({ accepted: fc.integer({ min: 0, max: 100 }), isComplete: fc.boolean(), isRetentionOver: fc.boolean() })
      .map(({ accepted, ...known }) => {
        const acceptedAmount = fromCents((toCents(orderAmount) * BigInt(accepted)) / 100n);
        const delivery: Delivery = { ...known, orderAmount, acceptedAmount, inspectedAmount: '0.00' };
        return { plans, delivery };
      });
  });

test('payments never exceed what is due or what is invoiced, whatever is paid in whatever order', () => {
  fc.assert(
    fc.property(contracts, money, fc.array(money, { maxLength: 10 }), ({ plans, delivery }, invoicedAmount, wishes) => {
      const dueAmount = dueAmountOf(plans, delivery);
      let paidAmount = '0.00';
      for (const wish of wishes) {
        const payable = payableOf({ ...whole, invoicedAmount, dueAmount, paidAmount, missingAssetNumbers: 0 });
        if (compareMoney(wish, payable) <= 0) paidAmount = sumOf([paidAmount, wish]);
        expect(compareMoney(paidAmount, dueAmount)).toBeLessThanOrEqual(0);
        expect(compareMoney(paidAmount, invoicedAmount)).toBeLessThanOrEqual(0);
      }
      expect(payableOf({ ...whole, invoicedAmount, dueAmount, paidAmount, missingAssetNumbers: 1 })).toBe('0.00');
    }),
  );
});

test('payments fill the parts of a contract in their order, to the cent', () => {
  fc.assert(
    fc.property(contracts, fc.integer({ min: 0, max: 100 }), ({ plans, delivery }, percent) => {
      const due = sumOf(plansWithPayments(plans, delivery, '0.00').map(({ dueAmount }) => dueAmount));
      const paid = fromCents((toCents(due) * BigInt(percent)) / 100n);
      const shown = plansWithPayments(plans, delivery, paid);
      expect(sumOf(shown.map(({ paidAmount }) => paidAmount))).toBe(paid);
      expect(shown.every(({ paidAmount, dueAmount }) => compareMoney(paidAmount, dueAmount) <= 0)).toBe(true);
      const open = shown.findIndex(({ paidAmount, dueAmount }) => compareMoney(paidAmount, dueAmount) < 0);
      expect(open < 0 || shown.slice(open + 1).every(({ paidAmount }) => paidAmount === '0.00')).toBe(true);
    }),
  );
});

test('a part on acceptance is due as far as it is accepted, one of the warranty at its end', () => {
  const plans = [
    { phase: 1, condition: 'SIGNED' as const, amount: '30.00', planDate: null },
    { phase: 2, condition: 'ACCEPTED' as const, amount: '60.00', planDate: null },
    { phase: 3, condition: 'RETENTION' as const, amount: '10.00', planDate: null },
  ];
  const delivery = {
    orderAmount: '100.00',
    acceptedAmount: '50.00',
    inspectedAmount: '0.00',
    isComplete: false,
    isRetentionOver: false,
  };
  expect(
    plansWithPayments(plans, delivery, '40.00').map(({ dueAmount, paidAmount, status }) => [dueAmount, paidAmount, status]),
  ).toEqual([
    ['30.00', '30.00', 'PAID'],
    ['30.00', '10.00', 'DUE'],
    ['0.00', '0.00', 'BLOCKED'],
  ]);
  expect(plansWithPayments(plans, null, '0.00').map(({ status }) => status)).toEqual(['BLOCKED', 'BLOCKED', 'BLOCKED']);
});
