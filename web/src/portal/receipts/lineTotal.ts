import { fromCents, parseMoney, toCents } from '@campus-procurement/sdk/money';

/** Returns a price above zero as the server takes it, also of one that is copied with its sign; null for anything else. */
export function priceOf(text: string): string | null {
  const price = parseMoney(text.replace(/^\s*[¥￥]/, ''));
  return price !== null && /^\d{1,10}\.\d{2}$/.test(price) && toCents(price) > 0n ? price : null;
}

/** Quantities have three decimals; half a cent is rounded up, as the server does. */
const thousand = 1000n;

/** Returns what a line costs; null until its price is typed. */
export function lineTotal(unitPrice: string, quantity: string): string | null {
  const price = priceOf(unitPrice);
  const [whole = '0', decimals = ''] = quantity.split('.');
  if (price === null) return null;
  return fromCents((toCents(price) * BigInt(`${whole}${decimals.padEnd(3, '0')}`) + thousand / 2n) / thousand);
}
