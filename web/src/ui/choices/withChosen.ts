import type { Choice } from '../fields/LookupField.tsx';

/** The choices with those that are chosen already, which must stay among them. */
export function withChosen(found: readonly Choice[], chosen: readonly Choice[]): Choice[] {
  const others = chosen.filter(({ value }) => !found.some((choice) => choice.value === value));
  return [...others, ...found];
}
