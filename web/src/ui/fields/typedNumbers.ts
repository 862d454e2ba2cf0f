import { parseMoney, parseNumber, parseQuantity, parseUnitPrice } from '@campus-procurement/sdk/money';

/** The characters of the longest number with its commas and its currency, and room for a slip: what is too long is said, not cut. */
export const longestNumber = 24;

const isPositive = (number: string) => /[1-9]/.test(number);
const digitsBefore = (number: string) => number.split('.')[0]?.length ?? 0;

/** Returns an amount above zero as the server takes it; null for anything else. */
export function amountOf(text: string): string | null {
  const amount = parseMoney(text);
  return amount !== null && isPositive(amount) && digitsBefore(amount) <= 10 ? amount : null;
}

/** Returns a price of one above zero as the server takes it; null for anything else. */
export function unitPriceOf(text: string): string | null {
  const price = parseUnitPrice(text);
  return price !== null && isPositive(price) && digitsBefore(price) <= 10 ? price : null;
}

/** Returns a quantity as the server takes it; null for anything else. */
export function quantityOf(text: string): string | null {
  const quantity = parseQuantity(text);
  return quantity !== null && digitsBefore(quantity) <= 9 ? quantity : null;
}

/** Returns a whole number as the server takes it; null for anything else. */
export const wholeNumberOf = (text: string) => parseNumber(text, 0);
