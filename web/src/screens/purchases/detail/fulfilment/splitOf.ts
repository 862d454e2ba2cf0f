import { fromCents, toCents } from '@campus-procurement/sdk/money';

/** Splits an amount in proportion to some parts; the last one takes the cents that are left. */
export function splitOf(amount: string, parts: readonly string[]): string[] {
  const all = parts.reduce((sum, part) => sum + toCents(part), 0n);
  if (all === 0n) return [...parts];
  const shares = parts.map((part) => (toCents(part) * toCents(amount)) / all);
  const rest = toCents(amount) - shares.reduce((sum, share) => sum + share, 0n);
  return shares.map((share, index) => fromCents(index === shares.length - 1 ? share + rest : share));
}
