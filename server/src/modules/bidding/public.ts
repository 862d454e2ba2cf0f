/** What the approval of an award needs of the bidding. */

export { awardOutcomes } from './awardOutcomes.ts';
