/** The first bucket ends here; each one ends at the square root of two times where the one before does; the last has no end. */
const firstMs = 0.25;
const perOctave = 2;

/** The last but one ends at about a minute. */
export const bucketCount = 18 * perOctave + 2;

/** The bucket that a duration falls into. */
export function bucketOf(ms: number): number {
  if (!(ms > firstMs)) return 0;
  return Math.min(bucketCount - 1, Math.ceil(Math.log2(ms / firstMs) * perOctave));
}

function endOf(bucket: number): number {
  return firstMs * 2 ** (bucket / perOctave);
}

/**
 * Estimates percentiles of durations from how many fell into each bucket: the middle of the bucket in question, which is off by less than
 * a fifth.
 * @param shares ascending, such as 0.95
 * @returns milliseconds; nothing if there are no durations
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
