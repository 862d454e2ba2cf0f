import { cancelDue } from '#platform/due/dueEvents.ts';
import { cancelledNotice, noticeContact, publishAnnouncement } from '../announcements/public.ts';
import { lapseContract } from '../contract/public.ts';
import { removeOrder } from '../order/public.ts';
import { moveProject, type ProjectRow } from '../records/public.ts';
import type { Acting } from './acting.ts';
import { type Award, changeAward } from './awards.ts';
import { biddingFlow } from './biddingFlow.ts';
import { biddersOf, changeQuote, lockedRound, quotingOf } from './biddingRound.ts';
import { beginDecision } from './decisionDeadline.ts';
import { failBidding } from './failBidding.ts';
import { rankRound } from './rankRound.ts';
import { stored } from './storedText.ts';
import { tellBidders, tellBuyers } from './tellOfBidding.ts';

/**
 * An award does not hold any more: its quote is void, and the next compliant one is to be decided. If there is none the bidding has failed.
 * @param event who has ended it: the winner itself, or the office with an approval
 */
export async function endAward(
  awarded: ProjectRow,
  award: Award,
  { event, reason }: { event: 'declineAward' | 'cancelAward'; reason: string },
  acting: Acting,
): Promise<ProjectRow> {
  const isDeclined = event === 'declineAward';
  await lapseContract(awarded, reason, acting);
  const project = await removeOrder(awarded, acting);
  await cancelDue({ companyId: project.companyId, kind: 'BIDDING_NOTICE', subjectId: project.id }, acting.db);
  await changeAward(award, { status: 'CANCELLED', cancelReason: reason }, acting);
  const round = await lockedRound(project, acting);
  const winner = quotingOf(await biddersOf(round, acting)).find(({ quote }) => quote.id === award.quoteId);
  if (!winner) throw new Error(`Quote ${award.quoteId} is not of the last round`);
  const voidReason = stored(isDeclined ? 'declined' : 'cancelled', { reason });
  await changeQuote(winner.quote, { voidReason: voidReason.slice(0, 500) }, acting);
  const left = await rankRound(project, round, acting);
  if (!isDeclined) await tellBidders([winner], project, 'CANCELLED', reason, acting);
  const isDecidedAgain = left.length > 0;
  const after = isDecidedAgain
    ? await decideAgain(project, { event, reason }, acting)
    : await failBidding(
        project,
        round,
        { step: biddingFlow.step(event, 'FAILED'), reason: 'ALL_DECLINED', remark: reason },
        acting,
      );
  if (isDeclined) await tellBuyers(after, 'DECLINED', { reason }, acting);
  const contact = await noticeContact(after, acting.db);
  const winnerName = winner.supplier.companyName;
  const facts = { project: after, roundNo: round.roundNo, winnerName, amount: award.amount, reason, isDecidedAgain, contact };
  await publishAnnouncement({ project: after, type: 'AWARD_CANCELLED', ...cancelledNotice(facts) }, acting);
  return after;
}

async function decideAgain(
  project: ProjectRow,
  { event, reason }: { event: 'declineAward' | 'cancelAward'; reason: string },
  acting: Acting,
): Promise<ProjectRow> {
  const nextTime = await beginDecision(project, await lockedRound(project, acting), acting);
  return moveProject(biddingFlow.step(event, 'DECIDING'), project, { said: reason, fields: { nextTime } }, acting.actor, acting);
}
