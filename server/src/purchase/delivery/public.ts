/** The entry of accepted goods into stores, for stock. */

export { type EnteredLine, enterIntoStores } from './enterIntoStores.ts';
