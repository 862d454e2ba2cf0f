/** What follows an approval: the officer who takes a purchase over, notices of a single source and objections to them. */

export { giveUpAtOnce } from './giveUpAtOnce.ts';
export { replanPublication } from './officers.ts';
export { type Outcome, outcomes, passPurchase, tellApplicant } from './outcomes.ts';
export { objectionEntries, objectionsOf } from './sourceObjections.ts';
