import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import type { BrokenRule } from '../failure/failure.ts';

/** The largest amount that one invoice, payment or movement of money has: what costs more could not be paid. In yuan. */
const mostMoney = '9999999999.99';

/** Returns the rule that amounts break whose sum is too much. */
export function totalRule(field: string, amounts: readonly string[]): BrokenRule[] {
  return compareMoney(sumOf(amounts), mostMoney) > 0 ? [{ field, rule: 'total', params: { limit: mostMoney } }] : [];
}
