import type { Schemas } from '@campus-procurement/sdk';
import { expect, test } from 'vitest';
import { plansByDay } from './plansByDay.ts';

const plan = (phase: number, condition: Schemas['PayCondition'], planDate: string | null): Schemas['PaymentPlan'] => ({
  phase,
  condition,
  planDate,
  amount: '1.00',
  dueAmount: '0.00',
  paidAmount: '0.00',
  status: 'BLOCKED',
});

test('parts stand in the order of their days; without a day they stand last, in their own order', () => {
  const paymentPlans = [
    plan(1, 'ACCEPTED', null),
    plan(2, 'DELIVERED', null),
    plan(3, 'RETENTION', null),
    plan(4, 'SIGNED', '2026-03-25'),
  ];
  const order = (nextDueTime: string | null) => plansByDay({ paymentPlans, nextDueTime }).map(({ phase }) => phase);
  expect(order(null)).toEqual([4, 1, 2, 3]);
  expect(order('2026-03-01T00:00:00+08:00')).toEqual([3, 4, 1, 2]);
});

test('what can be paid now stands first', () => {
  const paymentPlans = [
    plan(1, 'SIGNED', null),
    { ...plan(2, 'ACCEPTED', null), status: 'DUE' as const },
    plan(3, 'RETENTION', null),
  ];
  const order = plansByDay({ paymentPlans, nextDueTime: '2029-05-12T00:00:00+08:00' }).map(({ phase }) => phase);
  expect(order).toEqual([2, 3, 1]);
});
