import { quantityOf } from '#ui/fields/typedNumbers.ts';

/** Whether a text is a quantity above zero. */
export const isQuantity = (text: string) => Number(quantityOf(text)) > 0;

const thousandths = (quantity: string) => Math.round(Number(quantity) * 1000);
const toText = (value: number) => String(value / 1000);

/** Returns how much is left of a quantity, which may be below zero. */
export const minus = (one: string, other: string) => toText(thousandths(one) - thousandths(other));

/** Whether two texts are the same quantity, e.g. `2` and `2.0`. */
export const isSameQuantity = (one: string, other: string) => thousandths(one) === thousandths(other);
