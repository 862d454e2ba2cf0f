import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';

/** What decides about the rank of a quote. */
export interface Ranked {
  id: string;
  total: string;
  arrivalTime: Date;
}

/** Below this share of the average, and so much below the next one, a price is unusually low. */
const lowShareOfAverage = 60n;
const lowShareOfNext = 70n;

/** Returns valid quotes in the order of their totals; of equal ones the first to arrive comes first. */
export function rankQuotes<T extends Ranked>(quotes: readonly T[]): T[] {
  return [...quotes].sort(
    (one, other) =>
      compareMoney(one.total, other.total) ||
      one.arrivalTime.getTime() - other.arrivalTime.getTime() ||
      (one.id < other.id ? -1 : 1),
  );
}

/**
 * Returns the ids of unusually low ones among valid quotes: below 60 % of their average, below the given share of the ceiling, and the
 * lowest one if it is more than 30 % below the next.
 * @param ranked as `rankQuotes` gives them
 */
export function abnormallyLow(
  ranked: readonly Ranked[],
  { ceiling, percent }: { ceiling: string; percent: number | null },
): Set<string> {
  const totals = ranked.map(({ total }) => toCents(total));
  const sum = totals.reduce((all, one) => all + one, 0n);
  const count = BigInt(totals.length);
  const isLow = (total: bigint, index: number) => {
    const next = totals[index + 1];
    return (
      total * 100n * count < sum * lowShareOfAverage ||
      (percent !== null && total * 100n < toCents(ceiling) * BigInt(percent)) ||
      (index === 0 && next !== undefined && total * 100n < next * lowShareOfNext)
    );
  };
  return new Set(ranked.filter((_, index) => isLow(totals[index] as bigint, index)).map(({ id }) => id));
}

/** Returns the average of totals to the cent, halves rounded up; null of none. */
export function averageOf(totals: readonly string[]): string | null {
  if (totals.length === 0) return null;
  const sum = totals.reduce((all, one) => all + toCents(one), 0n);
  const count = BigInt(totals.length);
  return fromCents((2n * sum + count) / (2n * count));
}
