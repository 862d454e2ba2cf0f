/** What acceptances and the tests need of the stores. */

export { reservedOf } from './draftedLines.ts';
export { type EnteredLine, enterIntoStores } from './enterIntoStores.ts';
