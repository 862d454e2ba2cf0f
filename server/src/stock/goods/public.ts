/** Goods in stores: who sees them, and what they are worth. */

export { categoryAndBelow } from './queryStockPage.ts';
export { refuseExpired } from './refuseExpired.ts';
export { isExpiring, isLow, visibleStocks } from './visibleStocks.ts';
export { averagePrice, differenceOf, leftOf, shareOf } from './worthOf.ts';
