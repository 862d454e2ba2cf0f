import { lineAmount, unitPriceOf as pricedAt, toCents } from '@campus-procurement/sdk/money';
import { amountOf, quantityOf, unitPriceOf } from '#ui/fields/typedNumbers.ts';
import type { LineValues } from './purchaseValues.ts';

/** Returns a quantity in thousandths: at ten yuan for one, each thousandth costs a cent. */
const thousandths = (quantity: string) => toCents(lineAmount('10', quantity));

/** A cent has a hundred times the last of four decimals, and one piece a thousand thousandths. */
const finest = 100_000n;

/** Returns the price of one, if it comes out in at most four decimals; null if it does not. */
function exactPrice(amount: string, quantity: string): string | null {
  const count = thousandths(quantity);
  return count === 0n || (toCents(amount) * finest) % count !== 0n ? null : pricedAt(amount, quantity);
}

/** The price of one: what was typed, or what follows from the amount; '' if neither is known. */
export function priceOf({ price, quantity, amount }: Pick<LineValues, 'price' | 'quantity' | 'amount'>): string {
  if (price !== '') return price;
  const [known, count] = [amountOf(amount), quantityOf(quantity)];
  return (known !== null && count !== null && exactPrice(known, count)) || '';
}

/** The numbers of a line that were typed or pasted, and that cannot be read. */
export function unreadIn({ price, quantity, amount }: Pick<LineValues, 'price' | 'quantity' | 'amount'>) {
  const isUnread = (text: string, read: string | null) => text.trim() !== '' && read === null;
  return [
    ...(isUnread(quantity, quantityOf(quantity)) ? (['quantity'] as const) : []),
    ...(isUnread(price, unitPriceOf(price)) ? (['price'] as const) : []),
    ...(isUnread(amount, amountOf(amount)) ? (['amount'] as const) : []),
  ];
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
  const [one, count] = [unitPriceOf(price), quantityOf(quantity)];
  return one === null || count === null ? null : amountOf(lineAmount(one, count));
}
