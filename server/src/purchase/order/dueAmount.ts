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
 * what has come; when nothing more is to come, every part is worth in proportion to what was accepted. Parts in proportion to the same are
 * rounded once, together: the cents that are left over are due with the last of them.
 */
export function dueByPart(plans: readonly Plan[], delivery: Delivery): string[] {
  const [order, accepted, inspected] = [delivery.orderAmount, delivery.acceptedAmount, delivery.inspectedAmount].map(toCents) as [
    bigint,
    bigint,
    bigint,
  ];
  const baseOf = ({ condition }: Plan) => {
    if (delivery.isComplete || condition === 'ACCEPTED') return accepted;
    return condition === 'DELIVERED' ? accepted + inspected : order;
  };
  const worth = new Map<Plan, bigint>();
  for (const [base, parts] of Map.groupBy(plans, baseOf)) {
    const part = base > order ? order : base;
    const share = (amount: bigint) => (order === 0n ? 0n : (amount * part) / order);
    let left = share(parts.reduce((sum, { amount }) => sum + toCents(amount), 0n));
    for (const [index, plan] of parts.entries()) {
      const due = index === parts.length - 1 ? left : share(toCents(plan.amount));
      worth.set(plan, due);
      left -= due;
    }
  }
  const isDue = ({ condition }: Plan) => condition !== 'RETENTION' || delivery.isRetentionOver;
  return plans.map((plan) => fromCents(isDue(plan) ? (worth.get(plan) ?? 0n) : 0n));
}

/** Returns what may be paid of a purchase by now. Without a contract that is what was accepted. */
export function dueAmountOf(plans: readonly Plan[] | null, delivery: Delivery): string {
  if (plans === null) return delivery.acceptedAmount;
  const limit = toCents(delivery.isComplete ? delivery.acceptedAmount : delivery.orderAmount);
  const due = dueByPart(plans, delivery).reduce((sum, one) => sum + toCents(one), 0n);
  return fromCents(due > limit ? limit : due);
}
