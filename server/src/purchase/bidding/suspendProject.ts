import type { Input, Output } from '@campus-procurement/sdk';
import { isoTime, minuteMs } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { type BrokenRule, Failure, invalid } from '#platform/failure/failure.ts';
import { readCalendar } from '#platform/records/readCalendar.ts';
import { isWorkingTime } from '#platform/values/workingDays.ts';
import { lockedProject, type ProjectRow, stepOf } from '../records/public.ts';
import { actingBy } from './acting.ts';
import { biddingRelations, factsOf } from './biddingFacts.ts';
import { biddingFlow } from './biddingFlow.ts';
import { biddersOf, lockedRound } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';
import { closeIfOver } from './closeRound.ts';
import { leastEnd, resume } from './resumption.ts';
import { suspend } from './suspension.ts';

/** The officer of a purchase lets it stand still, with a reason that is published. */
export async function suspendProject(
  { path: { id }, body: { version, reason } }: Input<'suspendProject'>,
  context: Context,
): Promise<Output<'suspendProject'>> {
  const project = await closeIfOver(await lockedProject(id, version, context), context);
  const round = await lockedRound(project, context);
  await check('suspend', project, round, context);
  refuseAfterEnd(project, round, context.now);
  return stepOf(await suspend(project, round, { cause: 'OFFICER', reason }, await actingBy(context)), context);
}

/** The officer lets a purchase go on. What was left of its time is given back. */
export async function resumeProject(
  { path: { id }, body: { version, bidEndTime } }: Input<'resumeProject'>,
  context: Context,
): Promise<Output<'resumeProject'>> {
  const project = await lockedProject(id, version, context);
  const round = await lockedRound(project, context);
  await check('resume', project, round, context);
  const endTime = bidEndTime === undefined ? null : new Date(bidEndTime);
  const faults = await endFaults(project, round, endTime, context);
  if (faults.length > 0) throw invalid(...faults);
  return stepOf(await resume(project, round, { endTime }, await actingBy(context)), context);
}

async function check(step: 'suspend' | 'resume', project: ProjectRow, round: Round, context: Context): Promise<void> {
  const facts = await factsOf(project, round, await biddersOf(round, context), context);
  biddingFlow.check(step, facts, biddingRelations(project, context));
}

/** A round whose time is over is being closed: it is not given time again. @throws Failure `wrongState` */
export function refuseAfterEnd({ status }: ProjectRow, { endTime }: Round, now: Date): void {
  if (status === 'PUBLISHED' && now >= endTime) throw new Failure('wrongState');
}

/** Where the bidding runs, the officer says when it ends; elsewhere there is nothing to say. */
async function endFaults(
  { status }: ProjectRow,
  round: Round,
  endTime: Date | null,
  { db, now }: Context,
): Promise<BrokenRule[]> {
  const field = 'bidEndTime';
  if (status !== 'PUBLISHED') return endTime === null ? [] : [{ field, rule: 'unknown' }];
  if (endTime === null) return [{ field, rule: 'required' }];
  const least = leastEnd(round, now);
  const limit = isoTime(least).slice(0, 16).replace('T', ' ');
  // The form was filled in a moment ago.
  const isEarly = endTime.getTime() < least.getTime() - minuteMs;
  return [
    ...(isEarly ? [{ field, rule: 'resumeEnd', params: { limit } }] : []),
    ...(isWorkingTime(endTime, await readCalendar(round.companyId, { db })) ? [] : [{ field, rule: 'workingTime' }]),
  ];
}
