/** What the approval of an award, and the suppliers, need of the bidding. */

export { awardOutcomes } from './awardOutcomes.ts';
export { admittedStatuses } from './matchingSuppliers.ts';
