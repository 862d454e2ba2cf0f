/** What acceptances, timers and the tests need of the stores. */

export { reservedOf } from './draftedLines.ts';
export { dueShared } from './dueShared.ts';
export { type EnteredLine, enterIntoStores } from './enterIntoStores.ts';
