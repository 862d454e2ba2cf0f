/** What follows an approval: the officer who takes a purchase over, notices of a single source and objections to them. */

export { giveUpAtOnce } from './giveUpAtOnce.ts';
export { replanPublication, tellOfReplacement } from './officers.ts';
export { type Outcome, outcomes, passPurchase, tellApplicant } from './outcomes.ts';
export { requesterPlace } from './replaceRequester.ts';
export { objectionEntries, objectionsOf } from './sourceObjections.ts';
