/** What approvals need of purchases that are given up, of orders that are terminated, and of the claims that follow. */

export { terminationOutcomes, withdrawTermination } from './terminationOutcomes.ts';
export { withdrawWriteOff, writeOffOutcomes } from './writeOffClaim.ts';
