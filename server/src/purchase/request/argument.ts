import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, toCents } from '@campus-procurement/sdk/money';
import { toThousandths } from '#platform/values/quantity.ts';
import type { Submitted } from './submitted.ts';

type Reason = Schemas['ProjectCheck']['argumentReasons'][number];

/**
 * Returns why a purchase needs an argument report. A category may want one at any price, and imported goods need one; prices count only in a school that has a
 * template for reports. It is pure.
 */
export function argumentReasons({ request: { items }, amount, categories, wantsReports, policy }: Submitted): Reason[] {
  const ofCategory = [...categories.values()].some(({ needArgumentReport }) => needArgumentReport);
  const isDear = items.some((item) => {
    const threshold = categories.get(item.categoryId ?? '')?.argumentThreshold ?? policy.argumentLimit;
    return reaches(item, threshold);
  });
  return [
    ...(ofCategory ? (['CATEGORY'] as const) : []),
    ...(items.some(({ imported }) => imported) ? (['IMPORTED'] as const) : []),
    ...(wantsReports && isDear ? (['UNIT_PRICE'] as const) : []),
    ...(wantsReports && compareMoney(amount, policy.argumentSumLimit) >= 0 ? (['BATCH'] as const) : []),
  ];
}

/** Whether one piece of a line costs as much. */
function reaches({ amount, quantity }: Schemas['ProjectItemInput'], threshold: string): boolean {
  if (amount === undefined || quantity === undefined) return false;
  const pieces = toThousandths(quantity);
  return pieces > 0n && toCents(amount) * 1000n >= toCents(threshold) * pieces;
}
