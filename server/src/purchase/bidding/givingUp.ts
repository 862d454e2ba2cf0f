import type { Context } from '#platform/context/context.ts';
import { noticeContact, publishAnnouncement, terminationNotice } from '../announcements/public.ts';
import { lapseContract } from '../contract/public.ts';
import { removeOrder } from '../order/public.ts';
import type { ProjectRow } from '../records/public.ts';
import { type Acting, actingBy } from './acting.ts';
import { auditorsOf } from './auditorsOf.ts';
import { changeAward, openAward } from './awards.ts';
import { latestRound, lockedRound } from './biddingRound.ts';
import { goOn } from './changing.ts';
import { endRound } from './endRound.ts';
import { refuseAfterEnd } from './suspendProject.ts';
import { scopeOf, suspend, tellTakingPart } from './suspension.ts';
import { tellBuyers } from './tellOfBidding.ts';

/**
 * A locked purchase stands still while it is decided whether it is given up. One that its officer has suspended stays so. After the award
 * no time runs; suppliers are not told then.
 * @returns the purchase, and what else is to be stored of it
 * @throws Failure `wrongState`
 */
export async function holdForEnd(project: ProjectRow, reason: string, context: Context) {
  if (project.suspendTime !== null) return { project, fields: {} };
  const acting = await actingBy(context);
  if (project.status === 'AWARDED') {
    await tellBuyers(project, 'SUSPENDED', { reason, others: await auditorsOf(project, acting) }, acting);
    const fields = { suspendTime: context.now, suspendCause: 'TERMINATION' as const, suspendReason: reason };
    return { project, fields };
  }
  const round = await lockedRound(project, context);
  refuseAfterEnd(project, round, context.now);
  return { project: await suspend(project, round, { cause: 'TERMINATION', reason }, acting), fields: {} };
}

/** A locked purchase is not given up: what stood still for that goes on, with the time that it had left. */
export async function goOnAfterEnd(project: ProjectRow, context: Context): Promise<ProjectRow> {
  return project.suspendCause === 'TERMINATION' && project.status !== 'AWARDED' ? goOn(project, {}, context) : project;
}

/** Tells applicant and officer that a purchase is not given up. */
export async function tellKept(project: ProjectRow, reason: string, context: Context): Promise<void> {
  await tellBuyers(project, 'END_REJECTED', { reason }, context);
}

/**
 * A locked purchase is given up: its round, award and contract end with it. The purchase itself is changed by the caller, who calls
 * `publishEnd` afterwards.
 * @returns the purchase without its order
 */
export async function endBidding(project: ProjectRow, reason: string, context: Context): Promise<ProjectRow> {
  const acting = await actingBy(context);
  const round = await roundOf(project, acting);
  if (round) {
    await tellTakingPart(project, round, { notice: 'TERMINATED', reason }, acting);
    await endRound(project, round, { failReason: 'TERMINATED', failRemark: reason }, acting);
  }
  const award = await openAward(project, acting);
  if (award) await changeAward(award, { status: 'CANCELLED', cancelReason: reason }, acting);
  await lapseContract(project, reason, acting);
  return removeOrder(project, acting);
}

/** Tells everybody that a purchase is given up. */
export async function publishEnd(project: ProjectRow, reason: string, context: Context): Promise<void> {
  const acting = await actingBy(context);
  await tellBuyers(project, 'ENDED', { reason, others: await auditorsOf(project, acting) }, acting);
  const round = await roundOf(project, acting);
  const contact = await noticeContact(project, acting.db);
  const facts = { project, roundNo: round?.roundNo ?? 1, time: acting.now, reason, contact };
  const notice = terminationNotice(facts, round !== undefined && round.documentsOpenTime === null);
  await publishAnnouncement({ project, type: 'TERMINATED', ...notice, ...(round && { publishScope: scopeOf(round) }) }, acting);
}

/** A purchase that did not go by bidding has no round. */
async function roundOf(project: ProjectRow, acting: Acting) {
  return (await latestRound(project, acting)) && lockedRound(project, acting);
}
