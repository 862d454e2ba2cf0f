/** The end of the first bucket. Each further one ends at √2 times the end of the previous one, and the last is open. */
const firstMs = 0.25;
const perOctave = 2;

/** The last bucket but one ends at about a minute. */
export const bucketCount = 18 * perOctave + 2;

/** Returns the bucket of a duration. */
export function bucketOf(ms: number): number {
  if (!(ms > firstMs)) return 0;
  return Math.min(bucketCount - 1, Math.ceil(Math.log2(ms / firstMs) * perOctave));
}

function endOf(bucket: number): number {
  return firstMs * 2 ** (bucket / perOctave);
}

/**
 * Estimates percentiles of durations from the counts of the buckets. The estimate is the middle of a bucket, which is off by less than a
 * fifth.
 * @param shares ascending, such as 0.95
 * @returns milliseconds; an empty list if there are no durations
 */
export function percentiles(buckets: number[], shares: number[]): number[] {
  const count = buckets.reduce((sum, one) => sum + one, 0);
  if (count === 0) return [];
  return shares.map((share) => {
    let passed = 0;
    const bucket = buckets.findIndex((one) => {
      passed += one;
      return passed >= share * count;
    });
    return middleOf(bucket);
  });
}

/** The geometric middle. */
function middleOf(bucket: number): number {
  if (bucket === 0) return firstMs / 2;
  return endOf(bucket - 0.5);
}
