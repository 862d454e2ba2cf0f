import type { Schemas } from '@campus-procurement/sdk';

/** A document of a store, as its page shows it. */
export type Detail = Schemas['StockDocumentDetail'];
