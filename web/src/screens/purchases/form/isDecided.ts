import { compareMoney } from '@campus-procurement/sdk/money';
import type { Check } from './useCheck.ts';

/** Whether it is known who approves: a card and an amount are there. */
export function isDecided(check: Check | undefined): check is Check {
  return check !== undefined && compareMoney(check.amount, '0.00') > 0 && check.funds.some(({ expenditureId }) => expenditureId);
}
