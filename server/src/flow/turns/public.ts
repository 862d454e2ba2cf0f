/** What is awaited of whom: computed from the records after each step, and read by every list and page. */

export { isAmong } from './keys.ts';
export { fillIfEmpty, fillTurns, repairTurns } from './repairTurns.ts';
export { settleTurns, touch } from './settleTurns.ts';
export { plainTurn, type Turn, type TurnOwner, type TurnSource, type TurnSources } from './turn.ts';
