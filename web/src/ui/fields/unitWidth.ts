const least = 48;
const margins = 20;
const perLetter = 7;

/** Pixels for a unit at the end of a field, so that neither field nor border runs through it. Chinese letters are twice as wide. */
export function unitWidth(unit: string): number {
  const letters = [...unit].reduce((sum, letter) => sum + (letter > '\u2fff' ? 2 : 1), 0);
  return Math.max(least, margins + perLetter * letters);
}
