import { fromCents, toCents, unitPriceOf } from '@campus-procurement/sdk/money';
import { fromThousandths, toThousandths } from '#platform/values/quantity.ts';

/** Returns what some of a quantity is worth, to the cent: all of it all of the worth. Quantities and amounts are decimal strings. */
export function shareOf(amount: string, part: string, whole: string): string {
  const [some, all] = [toThousandths(part), toThousandths(whole)];
  return all === 0n ? '0.00' : fromCents((toCents(amount) * some * 2n + all) / (all * 2n));
}

/** Returns what one of a stock is worth on average; nothing where nothing is left. */
export function averagePrice(worth: string, quantity: string): string {
  return toThousandths(quantity) === 0n ? '0.00' : unitPriceOf(worth, quantity);
}

/** Returns by how much one quantity is more or less than another, without a sign. */
export function differenceOf(one: string, other: string): string {
  const difference = toThousandths(one) - toThousandths(other);
  return fromThousandths(difference < 0n ? -difference : difference);
}

/** Returns what is left of an amount. */
export const leftOf = (amount: string, gone: string) => fromCents(toCents(amount) - toCents(gone));
