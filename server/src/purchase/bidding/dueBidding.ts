import { hourMs } from '@campus-procurement/sdk/time';
import { usualDays } from '#limits/usualLimits.ts';
import { planDue } from '#platform/due/dueEvents.ts';
import type { DueContext, DueKinds } from '#platform/due/sweepDue.ts';
import { readCalendar } from '#platform/records/readCalendar.ts';
import { addWorkingDays } from '#platform/values/workingDays.ts';
import { lockProject, moveProject, type ProjectRow } from '../records/public.ts';
import { type Acting, actingByItself } from './acting.ts';
import { auditorsOf } from './auditorsOf.ts';
import { theAward } from './awards.ts';
import { biddingFlow } from './biddingFlow.ts';
import { biddersOf, changeRound, lockedRound } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';
import { closeByItself, remindByItself } from './closeRound.ts';
import { applyDecision } from './decideAward.ts';
import { openAgain } from './openByItself.ts';
import { risksOf } from './participants.ts';
import { publishByItself } from './publishProject.ts';
import { eligibleOf } from './rankRound.ts';
import { remindOfOpening } from './remindOfOpening.ts';
import { endNotice } from './settleAward.ts';
import { stored } from './storedText.ts';
import { tellBuyers } from './tellOfBidding.ts';

/** What happens to an award by itself: its deadline, the reminders after it, and the end of its notice. */
const decisionTimers: Pick<DueKinds, 'BIDDING_DECISION' | 'BIDDING_OVERDUE' | 'BIDDING_NOTICE'> = {
  /** Nobody has decided in time: it is put off, then the clock decides what is clear; what is not stays open and is overdue. */
  async BIDDING_DECISION(key, due) {
    const project = await lockProject(key, due);
    if (project.status !== 'DECIDING' || project.phase !== null || project.suspendTime !== null) return;
    const acting = actingByItself(due);
    const round = await lockedRound(project, acting);
    const { pattern } = project;
    if (!pattern?.bidConfig || !pattern.switches.ifAutoDelayWhenNoDecision) return overdue(project, round, acting);
    const { autoDelayHours, autoDelayMaxTimes } = pattern.bidConfig;
    if (round.decisionDelayTimes < autoDelayMaxTimes) return postpone(project, round, autoDelayHours, acting);
    return decideByClock(project, round, acting);
  },
  /** Once a day somebody is told, as long as nobody opens or decides. */
  async BIDDING_OVERDUE(key, due) {
    const project = await lockProject(key, due);
    if (project.phase !== null || project.suspendTime !== null) return;
    if (project.status === 'OPENING') return remindOfOpening(project, await lockedRound(project, due), due);
    if (project.status === 'DECIDING') await remind(project, await lockedRound(project, due), due);
  },
  /** The award is final, unless its cancellation is being approved: then the end of that goes on. */
  async BIDDING_NOTICE(key, due) {
    const project = await lockProject(key, due);
    if (project.status !== 'NOTICE' || project.phase !== null || project.suspendTime !== null) return;
    await endNotice(project, await theAward(project, due), actingByItself(due));
  },
};

type Kinds =
  | 'BIDDING_PUBLISH'
  | 'BIDDING_CLOSE'
  | 'BIDDING_REMINDER'
  | 'BIDDING_OPEN'
  | 'BIDDING_DECISION'
  | 'BIDDING_OVERDUE'
  | 'BIDDING_NOTICE';

/** What happens to a bidding by itself. The subject is the purchase. */
export const dueBidding: Pick<DueKinds, Kinds> = {
  BIDDING_PUBLISH: publishByItself,
  BIDDING_CLOSE: closeByItself,
  BIDDING_REMINDER: remindByItself,
  BIDDING_OPEN: openAgain,
  ...decisionTimers,
};

async function postpone(project: ProjectRow, round: Round, hours: number, acting: Acting): Promise<void> {
  const before = round.decisionDeadline ?? acting.now;
  const decisionDeadline = new Date(before.getTime() + hours * hourMs);
  await changeRound(round, { decisionDeadline, decisionDelayTimes: round.decisionDelayTimes + 1 }, acting);
  await planDue({ companyId: project.companyId, kind: 'BIDDING_DECISION', subjectId: project.id }, decisionDeadline, acting.db);
  await moveProject(biddingFlow.step('postpone'), project, { fields: { nextTime: decisionDeadline } }, null, acting);
}

/** The clock decides only for the lowest quote, and only if nothing about it needs an answer. */
async function decideByClock(project: ProjectRow, round: Round, acting: Acting): Promise<void> {
  const bidders = await biddersOf(round, acting);
  const [lowest] = eligibleOf(bidders, round);
  if (!lowest || risksOf(lowest).length > 0 || lowest.supplier.status !== 'APPROVED') return overdue(project, round, acting);
  const decision = { opinion: stored('byClock'), notLowestReason: null, riskAnswers: [], decidedBy: null, decidedByName: null };
  await applyDecision(project, { round, bidders }, lowest, decision, acting);
}

async function overdue(project: ProjectRow, round: Round, acting: Acting): Promise<void> {
  const late = await changeRound(round, { decisionOverdue: true }, acting);
  const fields = { nextTime: round.decisionDeadline, waitingSince: project.waitingSince };
  const moved = await moveProject(biddingFlow.step('overdue'), project, { fields }, null, acting);
  await remind(moved, late, acting);
}

async function remind(
  project: ProjectRow,
  { decisionDeadline }: Round,
  { db, now }: Pick<DueContext, 'db' | 'now'>,
): Promise<void> {
  const auditTime = addWorkingDays(
    decisionDeadline ?? now,
    usualDays.decisionAudited,
    await readCalendar(project.companyId, { db }),
  );
  const auditors = now < auditTime ? [] : await auditorsOf(project, { db });
  await tellBuyers(project, 'OVERDUE', { others: auditors }, { db, now });
  const next = new Date(now.getTime() + 24 * hourMs);
  await planDue({ companyId: project.companyId, kind: 'BIDDING_OVERDUE', subjectId: project.id }, next, db);
}
