import type { BrokenRule } from '#platform/failure/failure.ts';

/** Units of things that nobody divides. What is measured, or comes in packs that are opened, is not among them. */
const pieceUnits: ReadonlySet<string> = new Set('个台套件只支本册把张辆块部架盏幅枚颗副双条根');

const isWhole = (quantity: string) => Number.isInteger(Number(quantity));

/**
 * Returns the rule that a quantity breaks which is not a whole number, of a unit that stands for pieces; none if there are only parts left.
 * @param of the quantity that it is a part of
 */
export function pieceRule(field: string, quantity: string, unit: string | null | undefined, of = '0'): BrokenRule[] {
  const isBroken = pieceUnits.has(unit?.trim() ?? '') && !isWhole(quantity) && isWhole(of);
  return isBroken ? [{ field, rule: 'wholePieces', params: { unit: String(unit) } }] : [];
}
