import { isoTime } from '@campus-procurement/sdk/time';
import { planDue } from '#platform/due/dueEvents.ts';
import { readCalendar } from '#platform/records/readCalendar.ts';
import { addWorkingDays } from '#platform/values/workingDays.ts';
import { awardNotice, noticeContact, publishAnnouncement, resultNotice } from '../announcements/public.ts';
import { orderLinesFrom, storeOrder } from '../order/public.ts';
import { moveProject, needsContract, type ProjectRow, payeeFrom } from '../records/public.ts';
import type { Acting } from './acting.ts';
import { type Award, changeAward } from './awards.ts';
import { biddingFlow } from './biddingFlow.ts';
import { type Bidder, biddersOf, lockedRound, type Quoting, quotingOf } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';
import { stored } from './storedText.ts';
import { tellBidders } from './tellOfBidding.ts';

/** A locked round, with those who take part in it. */
export interface Competition {
  round: Round;
  bidders: readonly Bidder[];
}

interface Settling extends Competition {
  event: 'decide' | 'confirmAward';
  said: string | null;
}

/** An award that nobody needs to approve any more becomes public for some days, or is final where the rules want none. */
export async function settleAward(
  project: ProjectRow,
  award: Award,
  { event, said, round, bidders }: Settling,
  acting: Acting,
): Promise<ProjectRow> {
  const days = project.pattern?.publicityDays ?? 0;
  if (days === 0) {
    const awarded = await moveProject(
      biddingFlow.step(event, 'AWARDED'),
      project,
      { said, fields: { nextTime: null } },
      acting.actor,
      acting,
    );
    await tellResult(awarded, award, bidders, null, acting);
    return finishAward(awarded, award, { round, bidders }, acting);
  }
  const noticeEndTime = addWorkingDays(acting.now, days, await readCalendar(project.companyId, acting));
  const fields = { nextTime: noticeEndTime };
  const noticed = await moveProject(biddingFlow.step(event, 'NOTICE'), project, { said, fields }, acting.actor, acting);
  await changeAward(award, { status: 'NOTICE', noticeEndTime }, acting);
  await planDue({ companyId: project.companyId, kind: 'BIDDING_NOTICE', subjectId: project.id }, noticeEndTime, acting.db);
  await tellResult(noticed, award, bidders, noticeEndTime, acting);
  const contact = await noticeContact(noticed, acting.db);
  const facts = { ...outcomeOf(award, bidders), project: noticed, roundNo: round.roundNo, publicityDays: days, noticeEndTime };
  await publishAnnouncement({ project: noticed, type: 'RESULT', ...resultNotice({ ...facts, contact }) }, acting);
  return noticed;
}

/** The public notice of an award is over. */
export async function endNotice(project: ProjectRow, award: Award, acting: Acting): Promise<ProjectRow> {
  const fields = { nextTime: null };
  const awarded = await moveProject(biddingFlow.step('noticeEnds'), project, { fields }, acting.actor, acting);
  const round = await lockedRound(awarded, acting);
  return finishAward(awarded, award, { round, bidders: await biddersOf(round, acting) }, acting);
}

/** An award is final. What needs no contract is ordered at once: the award is occupied, and what was frozen beyond it is available again. */
async function finishAward(
  project: ProjectRow,
  award: Award,
  { round, bidders }: Competition,
  acting: Acting,
): Promise<ProjectRow> {
  const { db } = acting;
  const confirmed = await changeAward(award, { status: 'CONFIRMED' }, acting);
  const winner = winnerOf(confirmed, bidders);
  const { prices, terms } = winner.quote;
  const ordered = await storeOrder(project, confirmed.amount, await orderLinesFrom(project, prices, terms, acting), acting);
  const isContract = needsContract(project.pattern, confirmed.amount);
  const finished = isContract ? ordered : await order(ordered, confirmed, acting);
  const contact = await noticeContact(finished, db);
  const facts = { ...outcomeOf(confirmed, bidders), project: finished, roundNo: round.roundNo, needsContract: isContract };
  await publishAnnouncement({ project: finished, type: 'AWARD', ...awardNotice({ ...facts, contact }) }, acting);
  return finished;
}

async function order(project: ProjectRow, award: Award, acting: Acting): Promise<ProjectRow> {
  const payee = await payeeFrom(project, award.supplierId, acting);
  // Nobody has ordered: it follows from the award.
  return moveProject(biddingFlow.step('order'), project, { said: award.amount, fields: payee }, null, acting);
}

function winnerOf({ quoteId }: Award, bidders: readonly Bidder[]): Quoting {
  const winner = quotingOf(bidders).find(({ quote }) => quote.id === quoteId);
  if (!winner) throw new Error(`Quote ${quoteId} is not of this round`);
  return winner;
}

/** What notices tell of the decision. */
function outcomeOf(award: Award, bidders: readonly Bidder[]) {
  const quoting = quotingOf(bidders);
  const excluded = quoting.flatMap(({ supplier, quote: { voidReason: reason } }) => {
    return reason === null ? [] : [{ supplierName: supplier.companyName, reason }];
  });
  const { amount, notLowestReason } = award;
  const winnerName = winnerOf(award, bidders).supplier.companyName;
  return { winnerName, amount, bidderCount: quoting.length, excluded, notLowestReason };
}

/** Tells each bidder with a valid quote its own rank and why; never prices of others but the one of the winner. */
async function tellResult(
  project: ProjectRow,
  award: Award,
  bidders: readonly Bidder[],
  noticeEndTime: Date | null,
  acting: Acting,
): Promise<void> {
  const winner = winnerOf(award, bidders);
  const objection =
    noticeEndTime === null ? '' : stored('objection', { until: isoTime(noticeEndTime).slice(0, 16).replace('T', ' ') });
  const { payeeAccount } = await payeeFrom(project, award.supplierId, acting);
  const won = stored(payeeAccount === null ? 'wonWithoutAccount' : 'won', { amount: award.amount });
  await tellBidders([winner], project, 'WON', won, acting);
  for (const loser of quotingOf(bidders)) {
    const { rank, total } = loser.quote;
    if (loser.id === winner.id || rank === null || total === null) continue;
    const reason = award.notLowestReason ?? award.opinion;
    const { amount } = award;
    const facts = { total, rank: String(rank), winner: winner.supplier.companyName, amount, opinion: reason };
    await tellBidders([loser], project, 'LOST', `${stored('lost', facts)}${objection}`, acting);
  }
}
