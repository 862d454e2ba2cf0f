import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';

type Settling = Pick<Schemas['Project'], 'status' | 'lane' | 'costAmount' | 'paidAmount' | 'turns'>;

/**
 * What a delivered purchase is left with when nothing is to be paid: its supplier refunds, or its officer archives it. Null before; small
 * ones are archived with their payment.
 */
export function lastStep({ status, lane, costAmount, paidAmount, turns }: Settling): 'REFUND' | 'ARCHIVE' | null {
  if (status !== 'COMPLETED' || lane === 'SMALL') return null;
  if (turns.some(({ step }) => step === 'REFUND')) return 'REFUND';
  return compareMoney(paidAmount, costAmount) >= 0 ? 'ARCHIVE' : null;
}
