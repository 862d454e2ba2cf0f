import type { Schemas } from '@campus-procurement/sdk';

type Quote = Schemas['ComparedQuote'];

/** Whether a quote takes part in the comparison. */
export const isValid = ({ status }: Pick<Quote, 'status'>) => status !== 'INVALID';

/** How a quote stands; one that is unusually low stands so until its supplier has explained it. */
export const stateOf = ({ status, abnormallyLow, explanation }: Pick<Quote, 'status' | 'abnormallyLow' | 'explanation'>) =>
  status === 'VALID' && abnormallyLow && explanation === null ? 'LOW' : status;

/** The price of a quote for a line; null where it has none. */
export const priceOf = ({ lines }: Pick<Quote, 'lines'>, no: number) => lines.find((line) => line.no === no) ?? null;

/** The lowest price of a line among valid quotes; null where nobody has one. */
export function lowestOf(quotes: readonly Quote[], no: number): string | null {
  const prices = quotes.filter(isValid).map((quote) => priceOf(quote, no));
  return prices.find((price) => price?.isLowest)?.lineTotal ?? null;
}

/** By how much of another amount an amount differs from it, as a fraction. */
export const differenceOf = (amount: string, other: string) => (Number(other) === 0 ? 0 : Number(amount) / Number(other) - 1);
