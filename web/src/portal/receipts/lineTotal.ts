import { lineAmount } from '@campus-procurement/sdk/money';
import { unitPriceOf } from '#ui/fields/typedNumbers.ts';

/** Returns what a line costs; null until its price is typed. */
export function lineTotal(unitPrice: string, quantity: string): string | null {
  const price = unitPriceOf(unitPrice);
  return price === null ? null : lineAmount(price, quantity);
}
