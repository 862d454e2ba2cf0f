/**
 * Amounts and counts as the texts of the product write them. Amounts are the decimal strings of the API and stay exact, because no
 * function here makes a float of one.
 */

/** Returns an amount with commas and two decimals: `grouped('24000.00')` is `'24,000.00'`. Text that is not such a string is unchanged. */
export function grouped(amount: string): string {
  const [, whole, decimals = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === undefined) return amount;
  return `${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${decimals.padEnd(2, '0')}`;
}

/** Returns {@link grouped} of a limit, and of a round one without the cents: `rounded('10000.00')` is `'10,000'`. */
export function rounded(limit: string): string {
  return grouped(limit).replace(/\.00$/, '');
}

const withSign = (amount: string) => (amount.startsWith('-') ? `-¥${amount.slice(1)}` : `¥${amount}`);

/** Returns an amount for an English sentence: `money('24000.00')` is `'¥24,000.00'`. */
export function money(amount: string): string {
  return withSign(grouped(amount));
}

/** Returns a limit for an English sentence: `moneyLimit('10000.00')` is `'¥10,000'`, and `'¥99.50'` keeps its cents. */
export function moneyLimit(limit: string): string {
  return withSign(rounded(limit));
}

const english = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

/** Returns a number for a sentence: `number(1200)` is `'1,200'`. */
export function number(value: number): string {
  return english.format(value);
}

/**
 * Returns a number with the English noun that fits, with or without the verb: `counted(2, 'row')` is `'2 rows'`, and
 * `counted(1, 'quote does', 'quotes do')` is `'1 quote does'`.
 */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : several}`;
}

export { inPurchaseWords } from './i18n/inPurchaseWords.ts';
