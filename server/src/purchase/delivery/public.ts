/** The entry of accepted goods into stores, for stock, and the places in a group. */

export { type EnteredLine, enterIntoStores } from './enterIntoStores.ts';
export { memberPlace } from './replaceMember.ts';
