import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { type BrokenRule, invalid } from '#platform/failure/failure.ts';

/** A price for a line. */
export interface PricedLine {
  no: number;
  unitPrice: string;
  lineTotal: string;
}

/** Returns quantity times price, rounded half up to cents: `timesQuantity('0.05', '0.5')` is `'0.03'`. */
export function timesQuantity(unitPrice: string, quantity: string): string {
  const [whole = '0', decimals = ''] = quantity.split('.');
  const scale = 10n ** BigInt(decimals.length);
  const scaled = toCents(unitPrice) * BigInt(whole + decimals);
  return fromCents((2n * scaled + scale) / (2n * scale));
}

/**
 * Returns the lines of a quote with their totals, in the order of the purchase.
 * @param quantities those of the lines of the purchase, the first one of line 1
 * @throws Failure `invalid` unless each line of the purchase has exactly one price above zero
 */
export function pricedLines(
  quantities: readonly string[],
  offered: readonly Pick<PricedLine, 'no' | 'unitPrice'>[],
): PricedLine[] {
  const byNo = new Map(offered.map((line) => [line.no, line]));
  const isWhole = offered.length === quantities.length && quantities.every((_quantity, index) => byNo.has(index + 1));
  if (!isWhole) throw invalid({ field: 'lines', rule: 'eachLine', params: { count: quantities.length } });
  const free = offered.flatMap(({ unitPrice }, index): BrokenRule[] =>
    toCents(unitPrice) > 0n ? [] : [{ field: `lines.${index}.unitPrice`, rule: 'minimum', params: { limit: '0.01' } }],
  );
  if (free.length > 0) throw invalid(...free);
  return quantities.map((quantity, index) => {
    const { no, unitPrice } = byNo.get(index + 1) as (typeof offered)[number];
    return { no, unitPrice, lineTotal: timesQuantity(unitPrice, quantity) };
  });
}
