import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { cancelAward } from './cancelAward.ts';
import { compareQuotes } from './compareQuotes.ts';
import { decideAward } from './decideAward.ts';
import { declareBiddingFailed } from './declareBiddingFailed.ts';
import { declareKeyLost } from './declareKeyLost.ts';
import { declareQuotesUnreadable } from './declareQuotesUnreadable.ts';
import { getBidding } from './getBidding.ts';
import { listParticipants } from './listParticipants.ts';
import { openBidding, witnessOpening } from './openBidding.ts';
import { previewPublication } from './previewPublication.ts';
import { publishProject } from './publishProject.ts';
import { qualifyQuote } from './qualifyQuote.ts';
import { resumeProject, suspendProject } from './suspendProject.ts';

export const bidding = {
  previewPublication,
  publishProject,
  getBidding,
  listParticipants,
  compareQuotes,
  qualifyQuote,
  openBidding,
  witnessOpening,
  decideAward,
  declareBiddingFailed,
  declareQuotesUnreadable,
  declareKeyLost,
  cancelAward,
  suspendProject,
  resumeProject,
} satisfies Partial<Handlers<Context>>;
