import type { ProjectRow } from '../records/public.ts';
import type { Acting } from './acting.ts';
import { type Bidder, biddersOf, changeQuote, isEligible, type Quoting, quotingOf } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';
import { abnormallyLow, rankQuotes } from './rankQuotes.ts';
import { tellBidders } from './tellOfBidding.ts';

/** Returns the bidders whose quotes may get the award, the first rank first. */
export function eligibleOf(bidders: readonly Bidder[], round: Round): Quoting[] {
  const eligible = quotingOf(bidders).filter(({ quote }) => isEligible(quote, round) && quote.total !== null);
  const byQuote = new Map(eligible.map((bidder) => [bidder.quote.id, bidder]));
  const priced = eligible.map(({ quote: { id, total, arrivalTime } }) => ({ id, arrivalTime, total: String(total) }));
  return rankQuotes(priced).map(({ id }) => byQuote.get(id) as Quoting);
}

/** Ranks the opened quotes of a round that are valid, and marks those that are unusually low; their suppliers are asked why. */
export async function rankRound(project: ProjectRow, round: Round, acting: Acting): Promise<Quoting[]> {
  const bidders = await biddersOf(round, acting);
  const ranked = eligibleOf(bidders, round);
  const priced = ranked.map(({ quote: { id, total, arrivalTime } }) => ({ id, arrivalTime, total: String(total) }));
  const percent = project.pattern?.bidConfig?.abnormalLowPercent ?? null;
  const low = abnormallyLow(priced, { ceiling: round.priceCeiling, percent });
  for (const { quote } of quotingOf(bidders)) {
    const place = ranked.findIndex((bidder) => bidder.quote.id === quote.id);
    const changes = { rank: place < 0 ? null : place + 1, abnormallyLow: low.has(quote.id) };
    if (changes.rank !== quote.rank || changes.abnormallyLow !== quote.abnormallyLow) await changeQuote(quote, changes, acting);
  }
  const asked = ranked.filter(({ quote }) => low.has(quote.id) && !quote.abnormallyLow && quote.explanation === null);
  await tellBidders(asked, project, 'EXPLAIN', '', acting);
  return ranked;
}
