/** The limits of a school and the rules that fit a purchase, for modules whose records they decide about. */

export { fittingPattern, otherExecutions, patternWithout } from './fittingPattern.ts';
export { purchasePolicyOf } from './purchasePolicy.ts';
