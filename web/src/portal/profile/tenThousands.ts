import { fromCents, parseNumber, toCents } from '@campus-procurement/sdk/money';

/** Ten thousand yuan, in cents: the unit of capital on licences. */
const unit = 1_000_000n;

/** Returns what was typed in units of ten thousand yuan as an amount in yuan; null if it is no such number. */
export function yuanOf(text: string): string | null {
  const [whole = '', part = ''] = parseNumber(text, 6)?.split('.') ?? [];
  return whole === '' || whole.length > 9 ? null : fromCents(BigInt(whole) * unit + BigInt(part.padEnd(6, '0')));
}

/** Returns an amount in yuan as it is typed in units of ten thousand. */
export function tenThousandsOf(yuan: string): string {
  const cents = toCents(yuan);
  const part = String(cents % unit)
    .padStart(6, '0')
    .replace(/0+$/, '');
  return part === '' ? String(cents / unit) : `${cents / unit}.${part}`;
}
