import { parseMoney } from '@campus-procurement/sdk/money';

/** Returns an amount above zero as the server takes it; null for anything else. */
export function amountOf(text: string): string | null {
  const amount = parseMoney(text);
  return amount !== null && /^\d{1,10}\.\d{2}$/.test(amount) && amount !== '0.00' ? amount : null;
}

/** Returns a quantity as the server takes it: `'1,020.50'` is `'1020.50'`; null for anything else. */
export function quantityOf(text: string): string | null {
  const [, whole, decimals] = /^(\d{1,9})(?:\.(\d{0,3}))?$/.exec(text.replaceAll(/[,，\s]/g, '')) ?? [];
  if (whole === undefined) return null;
  return whole.replace(/^0+(?=\d)/, '') + (decimals ? `.${decimals}` : '');
}
