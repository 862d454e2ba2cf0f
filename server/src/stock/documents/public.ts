/** Documents of stores, for what is shared and for the figures of keepers. */

export { reservedOf } from './draftedLines.ts';
export { linesOf } from './postDocument.ts';
export { stockDocumentFlow } from './stockDocumentFlow.ts';
