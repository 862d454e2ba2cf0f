import { cancelDue, type DueKind } from '#platform/due/dueEvents.ts';
import type { ProjectRow } from '../records/public.ts';
import type { Acting } from './acting.ts';
import { changeRound } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';

/** What happens to a bidding by itself. */
export const biddingTimers: DueKind[] = [
  'BIDDING_CLOSE',
  'BIDDING_REMINDER',
  'BIDDING_OPEN',
  'BIDDING_DECISION',
  'BIDDING_OVERDUE',
  'BIDDING_NOTICE',
];

/** Ends a locked round that leads to nothing: nobody joins or quotes any more, and what is sealed stays so for ever. */
export async function endRound(
  { companyId, id }: Pick<ProjectRow, 'companyId' | 'id'>,
  round: Round,
  { failReason, failRemark }: Pick<Round, 'failReason' | 'failRemark'>,
  acting: Acting,
): Promise<Round> {
  await cancelDue({ companyId, kind: biddingTimers, subjectId: id }, acting.db);
  const closed = { closeTime: round.closeTime ?? acting.now, suspendTime: null, decisionOverdue: false };
  return changeRound(round, { ...closed, failReason, failRemark, failTime: acting.now }, acting);
}
