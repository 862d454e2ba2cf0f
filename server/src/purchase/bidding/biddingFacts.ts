import { permitted } from '#platform/auth/permitted.ts';
import type { Context, Reader } from '#platform/context/context.ts';
import { needsContract, type ProjectRow, requestersOf } from '../records/public.ts';
import { openAward } from './awards.ts';
import { type Bidder, isEligible, isUnjudged, quotingOf } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';
import { keyIsHere, unreadableQuotes } from './hindrances.ts';
import type { BiddingFacts } from './roundFacts.ts';

/** Reads what decides about the steps of a bidding. */
export async function factsOf(
  { companyId, id, status, phase, pattern, suspendTime, suspendCause, suspendReason, terminating }: ProjectRow,
  round: Round,
  bidders: readonly Bidder[],
  context: Pick<Context, 'db' | 'sealing'>,
): Promise<BiddingFacts> {
  const quotes = quotingOf(bidders).map(({ quote }) => quote);
  const documentsOpen = round.documentsOpenTime !== null;
  const award = status === 'AWARDED' ? await openAward({ companyId, id }, context) : undefined;
  return {
    suspendTime,
    suspendCause,
    suspendReason,
    terminating,
    status,
    phase,
    documentsOpen,
    pricesOpen: round.pricesOpenTime !== null,
    automatic: round.automatic,
    unreadableCount: status === 'OPENING' ? await countUnreadable(round, context) : 0,
    lacksWitness: round.witnessNeeded && !(await isWitnessed(round, context)),
    isJudged: documentsOpen && quotes.every((quote) => !isUnjudged(quote, round)),
    hasChoice: documentsOpen && quotes.some((quote) => isEligible(quote, round)),
    needsNoContract: award !== undefined && !needsContract(pattern, award.amount),
  };
}

/** Without the key no quote can be read, and that is no fault of a quote. */
async function countUnreadable(round: Round, context: Pick<Context, 'db' | 'sealing'>): Promise<number> {
  return (await keyIsHere(round, context)) ? (await unreadableQuotes(round, context)).length : 0;
}

/** Whether the opening that comes next has been witnessed; after the last one there is nothing to witness. */
async function isWitnessed(
  { companyId, id, documentsOpenTime, pricesOpenTime }: Round,
  { db }: Pick<Context, 'db'>,
): Promise<boolean> {
  if (pricesOpenTime !== null) return true;
  const stage = documentsOpenTime === null ? 'DOCUMENTS' : 'PRICES';
  const row = await db
    .selectFrom('bidWitness')
    .select('stage')
    .where((eb) => eb.and({ companyId, roundId: id, stage }))
    .executeTakeFirst();
  return row !== undefined;
}

/** The relations that the caller has to the bidding of a purchase that they may read. */
export function biddingRelations(project: ProjectRow, reader: Reader) {
  const { companyId, applicantId, officerId } = project;
  const can = permitted(reader);
  const { userId, companyId: ownCompany } = reader.session;
  const isOfSchool = companyId === ownCompany;
  const isApplicant = isOfSchool && applicantId === userId;
  const isOfficer = isOfSchool && officerId === userId && !isApplicant;
  return {
    mayOpen: isOfficer && can('openBidding'),
    mayWitness: isOfSchool && !isOfficer && !requestersOf(project).includes(userId) && can('witnessOpening'),
    mayJudge: (isOfficer || isApplicant) && can('qualifyQuote'),
    mayDecide: (isOfficer || isApplicant) && can('decideAward'),
    mayFail: isOfficer && can('declareBiddingFailed'),
    mayCancel: isOfficer && can('cancelAward'),
    maySuspend: isOfficer && can('suspendProject'),
  };
}
