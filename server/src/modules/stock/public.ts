/** What acceptances need of the stores. */

export { type EnteredLine, enterIntoStores } from './enterIntoStores.ts';
