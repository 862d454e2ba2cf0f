import { compareMoney, lineAmount, unitPriceOf } from '@campus-procurement/sdk/money';
import { type BrokenRule, invalid } from '#platform/failure/failure.ts';
import { totalRule } from '#platform/values/totalRule.ts';

/** A price for a line. */
export interface PricedLine {
  no: number;
  unitPrice: string;
  lineTotal: string;
}

/**
 * Returns the lines of a quote with their totals, in the order of the purchase.
 * @param quantities those of the lines of the purchase, the first one of line 1
 * @throws Failure `invalid` unless each line of the purchase has exactly one price, at which it costs a cent or more
 */
export function pricedLines(
  quantities: readonly string[],
  offered: readonly Pick<PricedLine, 'no' | 'unitPrice'>[],
): PricedLine[] {
  const byNo = new Map(offered.map((line) => [line.no, line]));
  const isWhole = offered.length === quantities.length && quantities.every((_quantity, index) => byNo.has(index + 1));
  if (!isWhole) throw invalid({ field: 'lines', rule: 'eachLine', params: { count: quantities.length } });
  const free = offered.flatMap(({ no, unitPrice }, index): BrokenRule[] => {
    const quantity = quantities[no - 1] as string;
    if (lineAmount(unitPrice, quantity) !== '0.00') return [];
    return [{ field: `lines.${index}.unitPrice`, rule: 'minimum', params: { limit: leastPrice(quantity) } }];
  });
  if (free.length > 0) throw invalid(...free);
  const priced = quantities.map((quantity, index) => {
    const { no, unitPrice } = byNo.get(index + 1) as (typeof offered)[number];
    return { no, unitPrice, lineTotal: lineAmount(unitPrice, quantity) };
  });
  const lineTotals = priced.map(({ lineTotal }) => lineTotal);
  const broken = totalRule('lines', lineTotals);
  if (broken.length > 0) throw invalid(...broken);
  return priced;
}

/** The lowest price with four decimals at which a quantity costs a cent. */
function leastPrice(quantity: string): string {
  const price = unitPriceOf('0.01', quantity);
  return compareMoney(price, '0.0001') < 0 ? '0.0001' : price;
}
