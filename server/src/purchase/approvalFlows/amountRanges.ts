import { fromCents, toCents } from '@campus-procurement/sdk/money';
import type { FlowCondition } from '#platform/db/tables/approvalFlows.ts';

/** Amounts in hundredths of a yuan: from the first on, below the second; null without an upper limit. */
export interface AmountRange {
  from: bigint;
  below: bigint | null;
}

export function rangeOf({ amountFrom = '0.00', amountBelow }: FlowCondition): AmountRange {
  return { from: toCents(amountFrom), below: amountBelow === undefined ? null : toCents(amountBelow) };
}

/** What ranges leave of a range, in ascending order. */
export function without(whole: AmountRange, taken: readonly AmountRange[]): AmountRange[] {
  return taken.reduce((left, one) => left.flatMap((part) => cut(part, one)), [whole]);
}

function cut(part: AmountRange, { from, below }: AmountRange): AmountRange[] {
  const before = { from: part.from, below: least(part.below, from) };
  const after = below === null ? null : { from: most(part.from, below), below: part.below };
  return [before, ...(after ? [after] : [])].filter((one) => one.below === null || one.from < one.below);
}

/** A range as conditions tell it; null where it has no limit. */
export function inConditions({ from, below }: AmountRange): { amountFrom: string | null; amountBelow: string | null } {
  return { amountFrom: from === 0n ? null : fromCents(from), amountBelow: below === null ? null : fromCents(below) };
}

const least = (one: bigint | null, other: bigint) => (one === null || other < one ? other : one);
const most = (one: bigint, other: bigint) => (one > other ? one : other);
