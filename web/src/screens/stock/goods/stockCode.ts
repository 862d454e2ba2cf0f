/** What stands on the label of a stock for people to read and type: the part of its id that tells it from others. */
export const stockCode = (id: string) => id.slice(-8).toUpperCase();

/** What the picture on the label of a stock says: its address, so that a phone opens it, and the sheet of a stocktake finds it. */
export const labelAddress = (id: string) => `${window.location.origin}/stock-page?tab=STOCK&stockId=${id}`;
