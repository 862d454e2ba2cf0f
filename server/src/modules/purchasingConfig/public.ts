/** The limits of a school, for modules whose records they decide about. */
export { purchasePolicyOf } from './purchasePolicy.ts';
