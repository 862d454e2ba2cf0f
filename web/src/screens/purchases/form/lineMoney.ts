import { fromCents, toCents } from '@campus-procurement/sdk/money';
import type { LineValues } from './purchaseValues.ts';
import { amountOf, quantityOf } from './typedNumbers.ts';

/** Quantities have three decimals. */
const thousand = 1000n;

function thousandths(quantity: string): bigint {
  const [whole, decimals = ''] = quantity.split('.');
  return BigInt(`${whole}${decimals.padEnd(3, '0')}`);
}

/** Returns the amount of a quantity at a price, to the cent: `timesQuantity('3.35', '0.5')` is `'1.68'`. */
function timesQuantity(price: string, quantity: string): string {
  return fromCents((toCents(price) * thousandths(quantity) + thousand / 2n) / thousand);
}

/** Returns the price of one, if it comes out in whole cents; null if it does not. */
function exactPrice(amount: string, quantity: string): string | null {
  const count = thousandths(quantity);
  if (count === 0n || (toCents(amount) * thousand) % count !== 0n) return null;
  return fromCents((toCents(amount) * thousand) / count);
}

/** The price of one: what was typed, or what follows from the amount; '' if neither is known. */
export function priceOf({ price, quantity, amount }: Pick<LineValues, 'price' | 'quantity' | 'amount'>): string {
  if (price !== '') return price;
  const [known, count] = [amountOf(amount), quantityOf(quantity)];
  return (known !== null && count !== null && exactPrice(known, count)) || '';
}

/** A line in which a number is changed, so that price, quantity and amount fit. */
export const changedLine = {
  price: (line: LineValues, price: string): Partial<LineValues> => ({ price, amount: amountAt(price, line.quantity) ?? '' }),
  quantity(line: LineValues, quantity: string): Partial<LineValues> {
    const price = priceOf(line);
    return { quantity, price, ...(price !== '' && { amount: amountAt(price, quantity) ?? line.amount }) };
  },
  amount: (_line: LineValues, amount: string): Partial<LineValues> => ({ amount, price: '' }),
};

function amountAt(price: string, quantity: string): string | null {
  const [one, count] = [amountOf(price), quantityOf(quantity)];
  return one === null || count === null ? null : amountOf(timesQuantity(one, count));
}
