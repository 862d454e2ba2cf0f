import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';

type Policy = Schemas['PurchasePolicy'];

/** Marks of a goods category that decide which way its goods are bought. */
export type Marks = Record<'hazardous' | 'fixedAsset' | 'centralCatalogue', boolean>;

/** What decides which way a purchase goes. */
export interface LaneFacts {
  /** Sum of the lines. */
  amount: string;
  /** Similar purchases within the window of the policy, without this one. */
  similarAmount: string;
  /** Of the categories of the lines. */
  marks: readonly Marks[];
  policy: Pick<Policy, 'smallLimit'>;
  /** How the request wants to buy; left out: by bidding. */
  executionCode?: Schemas['ExecutionCode'] | null | undefined;
}

interface Way {
  lane: Schemas['PurchaseLane'];
  laneReason: Schemas['ProjectCheck']['laneReason'];
}

/** Decides which way a purchase goes, and tells why it is no small one. It is pure. */
export function laneOf({ amount, similarAmount, marks, policy: { smallLimit }, executionCode = null }: LaneFacts): Way {
  const isBidFor = executionCode === null || executionCode === 'ONLINE_BID';
  const larger = (laneReason: Way['laneReason']): Way => ({ lane: isBidFor ? 'BIDDING' : 'OTHER', laneReason });
  // What the school may not buy itself goes to a tender at any amount.
  if (executionCode === 'OPEN_TENDER' && marks.some(({ centralCatalogue }) => centralCatalogue)) return larger(null);
  if (compareMoney(amount, smallLimit) > 0) return larger('AMOUNT');
  if (marks.some(({ hazardous }) => hazardous)) return larger('HAZARDOUS');
  if (marks.some(({ fixedAsset }) => fixedAsset)) return larger('FIXED_ASSET');
  if (compareMoney(similarAmount, '0.00') > 0 && compareMoney(plus(amount, similarAmount), smallLimit) > 0)
    return larger('SIMILAR');
  return { lane: 'SMALL', laneReason: null };
}

/** From this amount on, purchases of a kind need a tender outside the platform. */
export function tenderLimitOf(purchaseType: Schemas['PurchaseType'], policy: Policy): string {
  const limits = { GOODS: policy.tenderLimit, SERVICE: policy.serviceTenderLimit, ENGINEERING: policy.worksTenderLimit };
  return limits[purchaseType];
}

/**
 * Returns the next limit that a purchase reaches only together with similar ones, which needs a reason; null if it reaches none.
 * Purchases up to the limit for small ones are small; the other limits begin the next band.
 */
export function limitReachedTogether(
  { amount, similarAmount }: Pick<LaneFacts, 'amount' | 'similarAmount'>,
  { smallLimit, orderLimit }: Policy,
  tenderLimit: string,
): string | null {
  const together = plus(amount, similarAmount);
  if (compareMoney(amount, smallLimit) <= 0 && compareMoney(together, smallLimit) > 0) return smallLimit;
  const reached = [orderLimit, tenderLimit].filter(
    (limit) => compareMoney(amount, limit) < 0 && compareMoney(together, limit) >= 0,
  );
  return reached.toSorted(compareMoney)[0] ?? null;
}

/** Adds two amounts. */
export function plus(one: string, other: string): string {
  return fromCents(toCents(one) + toCents(other));
}
