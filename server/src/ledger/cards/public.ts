/** The cards that the caller may use, for modules whose records take money from them. */

export { usableCards } from './usableCards.ts';
