import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { readCalendar } from '#platform/records/readCalendar.ts';
import { noticesOf } from '../announcements/public.ts';
import type { ProjectRow } from '../records/public.ts';
import { awardsOf } from './awards.ts';
import { biddingRelations, factsOf } from './biddingFacts.ts';
import { biddingFlow } from './biddingFlow.ts';
import { biddersOf, quotingOf } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';
import { chainHeads } from './chainHeads.ts';
import { readBidding } from './readBidding.ts';
import { leastEnd, proposedEnd } from './resumption.ts';
import type { BiddingFacts } from './roundFacts.ts';

/** Returns the bidding of a purchase. What is sealed is null or empty, whoever asks. */
export async function getBidding({ path: { projectId } }: Input<'getBidding'>, context: Context): Promise<Output<'getBidding'>> {
  const { project, round } = await readBidding(projectId, context);
  const isOpen = round.documentsOpenTime !== null;
  // Before the opening not even this answer's statements depend on who has joined.
  const bidders = isOpen ? await biddersOf(round, context) : [];
  const heads = await chainHeads(quotingOf(bidders), context);
  const facts = await factsOf(project, round, bidders, context);
  return {
    projectId,
    roundNo: round.roundNo,
    stage: stageOf(round, context.now),
    supplierScope: round.supplierScope,
    awardRule: round.awardRule,
    minBidders: round.minBidders,
    maxQuoteTimes: round.maxQuoteTimes,
    priceCeiling: round.priceCeiling,
    startTime: isoTime(round.startTime),
    joinEndTime: isoTime(round.joinEndTime),
    endTime: isoTime(round.endTime),
    originalEndTime: isoTime(round.originalEndTime),
    serverTime: isoTime(context.now),
    automatic: round.automatic,
    witnessNeeded: round.witnessNeeded,
    witnesses: await witnessesOf(round, context),
    closeTime: isoTimeOrNull(round.closeTime),
    closingHash: round.closingHash,
    documentsOpenTime: isoTimeOrNull(round.documentsOpenTime),
    pricesOpenTime: isoTimeOrNull(round.pricesOpenTime),
    openedByName: round.openedByName,
    bidderCount: isOpen ? quotingOf(bidders).length : null,
    judging: isOpen ? judgingOf(facts) : null,
    unreadableCount: facts.unreadableCount,
    commitments: quotingOf(bidders).map(({ id, no, quote: { quoteNo, arrivalTime, commitment } }) => {
      return { no: Number(no), quoteNo, arrivalTime: isoTime(arrivalTime), commitment, chainHead: String(heads.get(id)) };
    }),
    invitations: isOpen ? await invitationsOf(round, context) : [],
    decisionDeadline: isoTimeOrNull(round.decisionDeadline),
    decisionDelayTimes: round.decisionDelayTimes,
    decisionOverdue: round.decisionOverdue,
    failReason: round.failReason,
    failRemark: round.failRemark,
    suspension: await suspensionOf(project, round, context),
    awards: await awardsOf(project, context),
    notices: await noticesOf(project, context.db),
    allowedActions: biddingFlow.allowedActions(facts, biddingRelations(project, context)),
    version: project.version,
  };
}

function judgingOf({ isJudged, hasChoice }: BiddingFacts): Output<'getBidding'>['judging'] {
  if (!isJudged) return 'PENDING';
  return hasChoice ? 'COMPLIANT' : 'NONE';
}

async function suspensionOf(
  { status, suspendTime, suspendCause: cause, suspendReason: reason, terminating }: ProjectRow,
  round: Round,
  { db, now }: Context,
): Promise<Schemas['Suspension'] | null> {
  if (suspendTime === null || cause === null || reason === null) return null;
  const isBidding = status === 'PUBLISHED';
  const nextEndTime = isBidding ? isoTime(proposedEnd(round, now, await readCalendar(round.companyId, { db }))) : null;
  return {
    time: isoTime(suspendTime),
    // Whoever has suspended it before waits for that decision, too.
    cause: terminating ? 'TERMINATION' : cause,
    reason,
    leastEndTime: isBidding ? isoTime(leastEnd(round, now)) : null,
    nextEndTime,
  };
}

function stageOf({ failTime, pricesOpenTime, documentsOpenTime, closeTime, endTime, startTime }: Round, now: Date) {
  if (failTime !== null) return 'FAILED';
  if (pricesOpenTime !== null) return 'OPENED';
  if (documentsOpenTime !== null) return 'JUDGING';
  if (closeTime !== null || now >= endTime) return 'CLOSED';
  return now < startTime ? 'ANNOUNCED' : 'BIDDING';
}

async function witnessesOf({ companyId, id }: Round, { db }: Context): Promise<Schemas['OpeningWitness'][]> {
  const rows = await db
    .selectFrom('bidWitness')
    .select(['stage', 'userName', 'time'])
    .where((eb) => eb.and({ companyId, roundId: id }))
    .orderBy('time')
    .execute();
  return rows.map((row) => ({ ...row, time: isoTime(row.time) }));
}

function invitationsOf({ companyId, id }: Round, { db }: Context): Promise<Schemas['InvitedSupplier'][]> {
  return db
    .selectFrom('bidInvitation as invitation')
    .innerJoin('supplier', (join) =>
      join.onRef('supplier.companyId', '=', 'invitation.companyId').onRef('supplier.id', '=', 'invitation.supplierId'),
    )
    .select(['invitation.supplierId', 'supplier.companyName as supplierName', 'invitation.drawn', 'invitation.reason'])
    .where((eb) => eb.and({ 'invitation.companyId': companyId, 'invitation.roundId': id }))
    .orderBy('supplier.companyNameKey')
    .limit(100)
    .execute();
}
