/** Goods in stores: who sees them, and what they are worth. */

export { categoryAndBelow } from './queryStockPage.ts';
export { isExpiring, isLow, visibleStocks } from './visibleStocks.ts';
export { differenceOf, leftOf, shareOf, worthOf } from './worthOf.ts';
