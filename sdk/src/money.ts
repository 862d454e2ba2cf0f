/**
 * Exact amounts of money. The API writes yuan as decimal strings with two decimals, such as `"1200.50"`; these functions calculate with
 * whole cents (`bigint`), so nothing is rounded.
 */

/** Returns an amount in cents: `toCents('-12.30')` is `-1230n`. Throws `RangeError` for text that is not an amount with at most two decimals. */
export function toCents(amount: string): bigint {
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (whole === undefined) throw new RangeError(`Not an amount of money: "${amount}"`);
  const cents = BigInt(whole + decimals.padEnd(2, '0'));
  return sign === '-' ? -cents : cents;
}

/** Returns cents as the API writes an amount: `fromCents(-1230n)` is `'-12.30'`. */
export function fromCents(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Returns the sum of amounts, `'0.00'` of none. */
export function sumOf(amounts: readonly string[]): string {
  return fromCents(amounts.reduce((sum, amount) => sum + toCents(amount), 0n));
}

/** Compares two amounts, for `sort` and for limits: negative if the first is smaller, 0 if both are equal. */
export function compareMoney(one: string, other: string): number {
  const difference = toCents(one) - toCents(other);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/**
 * Reads an amount as people type it: `'1,200.5'` is `'1200.50'`. Spaces and the commas between thousands, also full-width ones, are ignored.
 * Returns null for text that is not an amount of zero or more with at most two decimals.
 */
export function parseMoney(text: string): string | null {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d{0,2}))?$/.exec(text.replaceAll(/[,，\s]/g, '')) ?? [];
  return whole === undefined ? null : `${whole.replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}`;
}
