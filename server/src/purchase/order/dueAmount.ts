import type { Schemas } from '@campus-procurement/sdk';
import { fromCents, toCents } from '@campus-procurement/sdk/money';

/** A part of the amount of a contract. */
export interface Plan {
  phase: number;
  condition: Schemas['PayCondition'];
  /** Yuan, as a decimal string. */
  amount: string;
}

/** How far an order is. Amounts are decimal strings in yuan. */
export interface Delivery {
  orderAmount: string;
  /** Worth of what was accepted. */
  acceptedAmount: string;
  /** Worth of what is in acceptances that are not concluded. */
  inspectedAmount: string;
  /** Nothing more is to come: what was not accepted is not paid. */
  isComplete: boolean;
  /** The warranty is over. */
  isRetentionOver: boolean;
}

/**
 * Returns what of each part of a contract may be paid by now, in their order. Parts on delivery or acceptance are due in proportion to
 * what has come. When nothing more is to come, every part is worth in proportion to what was accepted, and cents that are left over are
 * due with the last part that is.
 */
export function dueByPart(plans: readonly Plan[], delivery: Delivery): string[] {
  const [order, accepted, inspected] = [delivery.orderAmount, delivery.acceptedAmount, delivery.inspectedAmount].map(toCents) as [
    bigint,
    bigint,
    bigint,
  ];
  const share = (amount: bigint, part: bigint) => (order === 0n ? 0n : (amount * (part > order ? order : part)) / order);
  const isDue = ({ condition }: Plan) => (condition === 'RETENTION' ? delivery.isRetentionOver : true);
  if (!delivery.isComplete) {
    return plans.map((plan) => {
      const amount = toCents(plan.amount);
      if (!isDue(plan)) return '0.00';
      if (plan.condition === 'SIGNED' || plan.condition === 'RETENTION') return fromCents(amount);
      return fromCents(share(amount, plan.condition === 'DELIVERED' ? accepted + inspected : accepted));
    });
  }
  const worth = plans.map(({ amount }) => share(toCents(amount), accepted));
  const last = plans.length - 1;
  if (last >= 0) worth[last] = (worth[last] as bigint) + accepted - worth.reduce((sum, one) => sum + one, 0n);
  return plans.map((plan, index) => fromCents(isDue(plan) ? (worth[index] as bigint) : 0n));
}

/** Returns what may be paid of a purchase by now. Without a contract that is what was accepted. */
export function dueAmountOf(plans: readonly Plan[] | null, delivery: Delivery): string {
  if (plans === null) return delivery.acceptedAmount;
  const limit = toCents(delivery.isComplete ? delivery.acceptedAmount : delivery.orderAmount);
  const due = dueByPart(plans, delivery).reduce((sum, one) => sum + toCents(one), 0n);
  return fromCents(due > limit ? limit : due);
}
