import { mostKeptPurchases } from '@campus-procurement/hooks';

/** The latest ones of what is kept by purchase, with one more. */
export function withOne<T>(all: Record<string, T>, id: string, value: T, timeOf: (value: T) => number): Record<string, T> {
  const others = Object.entries(all).filter(([key]) => key !== id);
  const latest = others.toSorted(([, one], [, other]) => timeOf(other) - timeOf(one)).slice(0, mostKeptPurchases - 1);
  return { ...Object.fromEntries(latest), [id]: value };
}
