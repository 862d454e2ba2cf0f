import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { lockProject, type ProjectRow } from '../records/public.ts';
import { actingSupplier } from './acting.ts';
import { openAward } from './awards.ts';
import { factsOf } from './biddingFacts.ts';
import { biddingFlow } from './biddingFlow.ts';
import { type Bidder, biddersOf, changeQuote, latestRound, lockedRound } from './biddingRound.ts';
import { endAward } from './endAward.ts';

/** Locks the round in which the caller's company has quoted. @throws Failure `missing` for anybody else */
async function ownBidding(projectId: string, context: Context) {
  const { companyId, userId } = context.session;
  const known = await latestRound({ companyId, id: projectId }, context);
  const own = known && (await biddersOf(known, context)).find(({ supplier }) => supplier.userId === userId);
  if (!own) throw new Failure('missing');
  const project = await lockProject({ companyId, id: projectId }, context);
  const round = await lockedRound(project, context);
  const bidders = await biddersOf(round, context);
  const bidder = bidders.find(({ id }) => id === own.id);
  if (!bidder) throw new Failure('missing');
  return { project, round, bidders, bidder };
}

/** The winner gives the award up. @returns the purchase after it */
export async function declineAward(projectId: string, reason: string, context: Context): Promise<ProjectRow> {
  const { project, round, bidders, bidder } = await ownBidding(projectId, context);
  const award = await openAward(project, context);
  const isWinner = award !== undefined && award.quoteId === bidder.quote?.id;
  if (!isWinner) throw new Failure('wrongState');
  biddingFlow.check('declineAward', await factsOf(project, round, bidders, context), { isWinner });
  const acting = actingSupplier(context, bidder.supplier.companyName);
  return endAward(project, award, { event: 'declineAward', reason }, acting);
}

/** The supplier of an unusually low quote says why it can deliver, as long as nobody has decided. @returns the purchase */
export async function explainQuote(projectId: string, text: string, context: Context): Promise<ProjectRow> {
  const { project, bidder } = await ownBidding(projectId, context);
  if (!mayExplain(project, bidder)) throw new Failure('wrongState');
  const { quote } = bidder;
  if (quote) await changeQuote(quote, { explanation: text, explanationTime: context.now }, context);
  return project;
}

function mayExplain({ status, phase, suspendTime }: ProjectRow, { quote }: Bidder): boolean {
  return (
    status === 'DECIDING' && phase === null && suspendTime === null && quote?.abnormallyLow === true && quote.voidReason === null
  );
}
