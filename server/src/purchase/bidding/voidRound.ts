import type { Context } from '#platform/context/context.ts';
import { noticeContact, publishAnnouncement, restartNotice } from '../announcements/public.ts';
import { moveProject, type ProjectRow } from '../records/public.ts';
import { actingBy } from './acting.ts';
import { biddingFlow } from './biddingFlow.ts';
import { lockedRound } from './biddingRound.ts';
import { endRound } from './endRound.ts';
import { stored } from './storedText.ts';
import { suppliersOf } from './suppliersOf.ts';
import { scopeOf } from './suspension.ts';
import { tellBidders, tellBuyers } from './tellOfBidding.ts';

/**
 * What suppliers quote for has changed: the round of a locked purchase is void with all that was sealed for it, and the purchase is
 * announced again, as if for the first time.
 * @param said number of the change, and why; the latter is published
 */
export async function voidRound(
  project: ProjectRow,
  { code, reason }: { code: string; reason: string },
  context: Context,
): Promise<ProjectRow> {
  const acting = await actingBy(context);
  const round = await lockedRound(project, context);
  const told = await suppliersOf(project, round, acting);
  await endRound(project, round, { failReason: 'CHANGED', failRemark: reason.slice(0, 500) }, acting);
  const running = { suspendTime: null, suspendCause: null, suspendReason: null };
  const fields = { ...running, bidStartTime: null, bidEndTime: null, nextTime: null };
  const said = stored('roundVoid', { code, no: String(round.roundNo) });
  const again = await moveProject(biddingFlow.step('restart'), project, { said, fields }, acting.actor, acting);
  await tellBidders(told, again, 'RESTART', reason, acting);
  await tellBuyers(again, 'RESTART', {}, acting);
  const contact = await noticeContact(again, acting.db);
  const notice = restartNotice({ project: again, roundNo: round.roundNo, time: acting.now, reason, contact });
  await publishAnnouncement({ project: again, type: 'CHANGE', ...notice, publishScope: scopeOf(round) }, acting);
  return again;
}
