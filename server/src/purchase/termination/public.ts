/** What approvals need of purchases that are given up. */

export { terminationOutcomes, withdrawTermination } from './terminationOutcomes.ts';
