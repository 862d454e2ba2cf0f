import { compareMoney } from '@campus-procurement/sdk/money';
import type { Check } from './useCheck.ts';

/** Whether nothing but a tender outside the platform will do, which is still to be chosen: for the amount, or for what is bought. */
export function needsTender({ amount, tenderLimit, rules }: Pick<Check, 'amount' | 'tenderLimit' | 'rules'>): boolean {
  return compareMoney(amount, tenderLimit) >= 0 || rules.some(({ code, ok }) => code === 'GATES' && !ok);
}
