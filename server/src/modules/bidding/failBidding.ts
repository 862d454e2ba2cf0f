import type { Schemas } from '@campus-procurement/sdk';
import { cancelDue, type DueKind } from '../../due/dueEvents.ts';
import { sendMessage } from '../../inbox/sendMessage.ts';
import { failedNotice, noticeContact, publishAnnouncement } from '../announcements/public.ts';
import { holdMoney, moveProject, type ProjectRow } from '../projects/public.ts';
import type { Acting } from './acting.ts';
import { biddingFlow } from './biddingFlow.ts';
import { biddersOf, changeRound, type Round } from './biddingRound.ts';
import { tellBidders } from './tellOfBidding.ts';

interface Failing {
  reason: Schemas['FailReason'];
  remark: string | null;
  /** What happened, where it is not the failure itself. */
  event?: 'declineAward' | 'cancelAward';
}

const timers: DueKind[] = ['BIDDING_CLOSE', 'BIDDING_REMINDER', 'BIDDING_DECISION', 'BIDDING_OVERDUE', 'BIDDING_NOTICE'];

/** Nothing happens to a bidding by itself any more. */
async function cancelBiddingTimers({ companyId, id }: Pick<ProjectRow, 'companyId' | 'id'>, { db }: Pick<Acting, 'db'>) {
  for (const kind of timers) await cancelDue({ companyId, kind, subjectId: id }, db);
}

/**
 * Ends the round of a locked purchase without an award. What is still sealed stays so for ever. The money stays frozen for 30 days more.
 * @returns the purchase after it
 */
export async function failBidding(
  project: ProjectRow,
  round: Round,
  { reason, remark, event }: Failing,
  acting: Acting,
): Promise<ProjectRow> {
  const { db, now } = acting;
  await changeRound(round, { failReason: reason, failRemark: remark, failTime: now, decisionOverdue: false }, acting);
  await cancelBiddingTimers(project, acting);
  const said = remark === null ? reason : `${reason} ${remark}`;
  const fields = { nextTime: null };
  const to = { to: 'FAILED', event: event ?? biddingFlow.row('failBidding').event };
  const failed = await moveProject(to, project, { said: said.slice(0, 500), fields }, acting.actor, acting);
  await holdMoney(failed, acting);
  await tellBidders(await biddersOf(round, acting), failed, 'FAILED', '', acting);
  const { companyId, id, applicantId, projectName: title } = failed;
  const message = { to: [{ companyId, userId: applicantId }], params: { title, notice: 'FAILED' } };
  await sendMessage(db, { ...message, sceneCode: 'PROJECT_NOTICE', biz: { type: 'PROJECT', id } }, now);
  const contact = await noticeContact(failed, db);
  const facts = { project: failed, roundNo: round.roundNo, failReason: reason, minBidders: round.minBidders, remark, contact };
  await publishAnnouncement({ project: failed, type: 'FAILED', ...failedNotice(facts) }, acting);
  return failed;
}
