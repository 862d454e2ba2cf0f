import type { Context } from '#platform/context/context.ts';
import { readCalendar } from '#platform/records/readCalendar.ts';
import type { ProjectRow } from '../records/public.ts';
import { actingBy } from './acting.ts';
import { lockedRound } from './biddingRound.ts';
import { nextEnd, resume } from './resumption.ts';
import { stored } from './storedText.ts';
import { refuseAfterEnd } from './suspendProject.ts';
import { suspend } from './suspension.ts';
import { tellBuyers } from './tellOfBidding.ts';

/** A locked purchase that suppliers quote for stands still while a change of it is being approved. @throws Failure `wrongState` */
export async function standStill(project: ProjectRow, reason: string, context: Context): Promise<ProjectRow> {
  const round = await lockedRound(project, context);
  refuseAfterEnd(project, round, context.now);
  return suspend(project, round, { cause: 'MODIFICATION', reason }, await actingBy(context));
}

/** The change is decided: the purchase goes on, with the time that it had left, or until later if that was wanted. */
export async function goOn(
  project: ProjectRow,
  { endTime, deliveryAddress }: { endTime?: Date; deliveryAddress?: string | undefined },
  context: Context,
): Promise<ProjectRow> {
  const round = await lockedRound(project, context);
  const least = nextEnd(round, context.now, await readCalendar(project.companyId, context));
  const change = deliveryAddress === undefined ? null : stored('newAddress', { address: deliveryAddress });
  const end = endTime !== undefined && endTime > least ? endTime : least;
  return resume(project, round, { endTime: end, change }, await actingBy(context));
}

/** Tells applicant and officer what became of a change. */
export async function changeOver(
  project: ProjectRow,
  outcome: 'CHANGED' | 'CHANGE_REJECTED',
  reason: string,
  context: Context,
): Promise<void> {
  await tellBuyers(project, outcome, { reason }, context);
}
