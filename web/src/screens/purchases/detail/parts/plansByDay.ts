import type { Schemas } from '@campus-procurement/sdk';

type Plan = Schemas['PaymentPlan'];
type Fulfilment = Pick<Schemas['Fulfilment'], 'paymentPlans' | 'nextDueTime'>;

/** Returns the parts of a contract with the day on which each is due, the first first. What only hangs on a condition has no day, and stands first once it can be paid, else last. */
export function plansByDay({ paymentPlans, nextDueTime }: Fulfilment): (Plan & { dueDay: string | null })[] {
  const withDays = paymentPlans.map((plan) => ({ ...plan, dueDay: dayOf(plan, nextDueTime) }));
  return withDays.sort((one, other) => keyOf(one).localeCompare(keyOf(other)) || one.phase - other.phase);
}

/** What is kept back is due when the warranty is over, whatever was planned. */
function dayOf({ condition, planDate, status }: Plan, nextDueTime: string | null): string | null {
  return condition === 'RETENTION' && status === 'BLOCKED' ? (nextDueTime ?? planDate) : planDate;
}

/** Any letter comes after all days, and nothing before them. */
const keyOf = ({ dueDay, status }: Pick<Plan, 'status'> & { dueDay: string | null }) =>
  dueDay ?? (status === 'DUE' ? '' : 'none');
