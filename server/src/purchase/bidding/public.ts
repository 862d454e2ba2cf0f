/** What approvals, suppliers, files and messages need of the bidding. */

export { awardOutcomes } from './awardOutcomes.ts';
export { bidderMark, ownMarks } from './bidderMarks.ts';
export { biddingFlow } from './biddingFlow.ts';
export { changeOver, goOn, standStill } from './changing.ts';
export { closeIfOver } from './closeRound.ts';
export { declineAward, explainQuote } from './declineAward.ts';
export { findQuoteFile, isOwnQuoteFile, mayReadQuoteFile } from './findQuoteFile.ts';
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
export { sealContact } from './sealedParts.ts';
export { keysAway, sealingAlarms } from './sealedRounds.ts';
export { sealOldBidders } from './sealOldBidders.ts';
export { voidRound } from './voidRound.ts';
