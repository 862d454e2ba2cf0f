import type { Schemas } from '@campus-procurement/sdk';
import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { type Delivery, dueByPart, type Plan } from './dueAmount.ts';

type Planned = Plan & { planDate: string | null };

/**
 * Returns the parts of a contract with what of each is due and paid. Payments fill the parts in their order, those that are due first.
 * @param delivery null before the contract is signed: nothing is due yet
 * @param paidAmount all that was paid of the purchase
 */
export function plansWithPayments(
  plans: readonly Planned[],
  delivery: Delivery | null,
  paidAmount: string,
): Schemas['PaymentPlan'][] {
  const due = delivery === null ? plans.map(() => '0.00') : dueByPart(plans, delivery);
  const paid = filled(due.map(toCents), toCents(paidAmount));
  return plans.map(({ phase, condition, amount, planDate }, index) => {
    const [dueAmount = '0.00', paidCents = 0n] = [due[index], paid[index]];
    const isPaid = toCents(dueAmount) > 0n && paidCents >= toCents(delivery?.isComplete ? dueAmount : amount);
    const status = isPaid ? 'PAID' : toCents(dueAmount) > paidCents ? 'DUE' : 'BLOCKED';
    return { phase, condition, amount, planDate, dueAmount, paidAmount: fromCents(paidCents), status };
  });
}

/** Fills rooms with an amount, one after the other. */
function filled(rooms: readonly bigint[], amount: bigint): bigint[] {
  let left = amount;
  return rooms.map((room) => {
    const part = left < room ? left : room;
    left -= part;
    return part;
  });
}
