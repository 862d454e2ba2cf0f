/** What approvals, suppliers and files need of the bidding. */

export { awardOutcomes } from './awardOutcomes.ts';
export { changeOver, goOn, standStill } from './changing.ts';
export { closeIfOver } from './closeRound.ts';
export { declineAward, explainQuote } from './declineAward.ts';
export { type FoundQuoteFile, findQuoteFile, mayReadQuoteFile } from './findQuoteFile.ts';
export { endBidding, goOnAfterEnd, holdForEnd, publishEnd, tellKept } from './givingUp.ts';
export { admittedStatuses } from './matchingSuppliers.ts';
export {
  factsOfFile,
  filesByQuote,
  isQuoteFileId,
  nameFor,
  newQuoteFileId,
  type QuoteFile,
  quoteFileInfos,
  sealFacts,
} from './quoteFiles.ts';
export { voidRound } from './voidRound.ts';
