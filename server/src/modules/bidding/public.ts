/** What approvals, suppliers and files need of the bidding. */

export { awardOutcomes } from './awardOutcomes.ts';
export { declineAward, explainQuote } from './declineAward.ts';
export { admittedStatuses } from './matchingSuppliers.ts';
