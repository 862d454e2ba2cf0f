import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';

type Costs = Pick<Schemas['Project'], 'status' | 'lane' | 'costAmount' | 'paidAmount'>;

/** Whether all of a purchase is paid that its officer has not archived yet; small ones are archived with their payment. */
export function isPaid({ status, lane, costAmount, paidAmount }: Costs): boolean {
  return status === 'COMPLETED' && lane !== 'SMALL' && compareMoney(paidAmount, costAmount) >= 0;
}
