import fc from 'fast-check';

/** The share of the deep run, which leaves nothing out. */
const deepShare = 50;

/** What part of a slow family this run tries: `npm test` one in `whole`. */
export function partOf(whole: number): number {
  const share = Number(process.env.TEST_SHARE ?? 1);
  return share >= deepShare ? 1 : Math.min(1, share / whole);
}

/** As many of these as this run tries. A run draws anew; `TEST_SEED` draws what the run that printed it has drawn. */
export function drawn<T>(all: readonly T[], whole: number): T[] {
  const wanted = Math.ceil(all.length * partOf(whole));
  const { TEST_SEED } = process.env;
  const seed = TEST_SEED === undefined ? {} : { seed: Number(TEST_SEED) };
  const subset = fc.shuffledSubarray([...all], { minLength: wanted, maxLength: wanted });
  return fc.sample(subset, { numRuns: 1, ...seed })[0] ?? [];
}
