import fc from 'fast-check';

/** The share of the deep run, which leaves nothing out. */
const deepShare = 50;

/** What part of a family of cases this run tries: `npm test` one in `whole`. */
export function partOf(whole: number): number {
  const share = Number(process.env.TEST_SHARE ?? 1);
  return share >= deepShare ? 1 : Math.min(1, share / whole);
}

/** As many of these as this run tries, drawn by its seed (`test/drawBySeed.ts`). */
export function drawn<T>(all: readonly T[], whole: number): T[] {
  const wanted = Math.ceil(all.length * partOf(whole));
  const subset = fc.shuffledSubarray([...all], { minLength: wanted, maxLength: wanted });
  return fc.sample(subset, 1)[0] ?? [];
}
