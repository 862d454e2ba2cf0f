import type { Schemas } from '@campus-procurement/sdk';
import { cancelDue } from '#platform/due/dueEvents.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import { failedNotice, noticeContact, publishAnnouncement } from '../announcements/public.ts';
import { moveProject, type ProjectRow, type ProjectStep } from '../records/public.ts';
import type { Acting } from './acting.ts';
import { biddersOf, changeRound } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';
import { biddingTimers } from './endRound.ts';
import { suppliersOf } from './suppliersOf.ts';
import { tellBidders } from './tellOfBidding.ts';

interface Failing {
  step: ProjectStep & { to: 'FAILED' };
  reason: Exclude<Schemas['FailReason'], 'CHANGED' | 'TERMINATED'>;
  remark: string | null;
  /** Said in the log of the purchase alone. */
  note?: string | null;
}

/**
 * Ends the round of a locked purchase without an award. What is still sealed stays so for ever. The money stays frozen for 30 days more.
 * @returns the purchase after it
 */
export async function failBidding(
  project: ProjectRow,
  round: Round,
  { step, reason, remark, note = remark }: Failing,
  acting: Acting,
): Promise<ProjectRow> {
  const { db, now } = acting;
  await changeRound(round, { failReason: reason, failRemark: remark, failTime: now, decisionOverdue: false }, acting);
  await cancelDue({ companyId: project.companyId, kind: biddingTimers, subjectId: project.id }, db);
  const said = note === null ? reason : `${reason} ${note}`;
  const fields = { nextTime: null };
  const failed = await moveProject(step, project, { said: said.slice(0, 500), fields }, acting.actor, acting);
  // With the key it is lost, too, who has joined: whoever may have is told.
  const told = reason === 'KEY_LOST' ? await suppliersOf(failed, round, acting) : await biddersOf(round, acting);
  await tellBidders(told, failed, 'FAILED', '', acting);
  const { companyId, id, applicantId, projectName: title } = failed;
  const message = { to: [{ companyId, userId: applicantId }], params: { title, notice: 'FAILED' } };
  await sendMessage(db, { ...message, sceneCode: 'PROJECT_NOTICE', biz: { type: 'PROJECT', id } }, now);
  const contact = await noticeContact(failed, db);
  const facts = { project: failed, roundNo: round.roundNo, failReason: reason, minBidders: round.minBidders, remark, contact };
  await publishAnnouncement({ project: failed, type: 'FAILED', ...failedNotice(facts) }, acting);
  return failed;
}
