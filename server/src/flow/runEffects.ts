import type { EffectOf } from './flowTable.ts';

/** A function for each effect that the rows of a table name, and for no other. */
export type Effects<Flow extends { steps: object }, Taken, Acting> = Readonly<
  Record<EffectOf<Flow>, (taken: Taken, acting: Acting) => Promise<unknown>>
>;

/**
 * Runs what a row says, one after the other.
 * @param taken what the effects need to know of the step
 */
export async function runEffects<Effect extends string, Taken, Acting>(
  effects: readonly NoInfer<Effect>[],
  effectsOf: Readonly<Record<Effect, (taken: Taken, acting: Acting) => Promise<unknown>>>,
  taken: Taken,
  acting: Acting,
): Promise<void> {
  for (const effect of effects) await effectsOf[effect](taken, acting);
}
