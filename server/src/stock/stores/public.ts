/** Stores, and who keeps them. */

export { isAmong } from './isAmong.ts';
export { isKeeper, visibleStores } from './visibleStores.ts';
