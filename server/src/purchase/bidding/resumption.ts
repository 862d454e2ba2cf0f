import { hourMs } from '@campus-procurement/sdk/time';
import { giveLimitsBack } from '#approval/limits.ts';
import { planDue } from '#platform/due/dueEvents.ts';
import { readCalendar } from '#platform/records/readCalendar.ts';
import type { Calendar } from '#platform/values/workingDays.ts';
import { noticeContact, publishAnnouncement, resumptionNotice } from '../announcements/public.ts';
import { moveProject, type ProjectRow } from '../records/public.ts';
import type { Acting } from './acting.ts';
import { auditorsOf } from './auditorsOf.ts';
import { changeAward, theAward } from './awards.ts';
import { biddingFlow } from './biddingFlow.ts';
import { changeRound } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';
import { planWindow } from './biddingTimers.ts';
import { shortestWindow } from './publicationWindow.ts';
import { remindOfOpening } from './remindOfOpening.ts';
import { suppliersOf } from './suppliersOf.ts';
import { scopeOf, tellTakingPart } from './suspension.ts';
import { tellBuyers } from './tellOfBidding.ts';
import { tellSuppliers } from './tellSuppliers.ts';

/** So long a round takes at least after it has stood still. */
const leastHours = 24;

/** Returns the first end that a suspended round may have: what was left of it is given back, and a day remains at least. */
export function leastEnd({ endTime, suspendTime }: Round, now: Date): Date {
  const left = endTime.getTime() - (suspendTime ?? now).getTime();
  return new Date(now.getTime() + Math.max(left, leastHours * hourMs));
}

/** Returns the first end within working hours that a suspended round may have. */
export function nextEnd(round: Round, now: Date, calendar: Calendar): Date {
  const hours = (leastEnd(round, now).getTime() - now.getTime()) / hourMs;
  return shortestWindow(now, hours, calendar).endTime;
}

/** Returns an end to propose: on the hour, and late enough also for somebody who takes half an hour to confirm it. */
export function proposedEnd(round: Round, now: Date, calendar: Calendar): Date {
  const least = leastEnd(round, new Date(now.getTime() + hourMs / 2)).getTime();
  const hours = (Math.ceil(least / hourMs) * hourMs - now.getTime()) / hourMs;
  return shortestWindow(now, hours, calendar).endTime;
}

/** What goes on at which time. */
interface Going {
  round: Round;
  /** What suppliers and the public are told of. */
  kind: 'BIDDING' | 'NOTICE' | null;
  endTime: Date | null;
  joinEndTime?: Date;
}

/**
 * Lets a suspended purchase go on, with the time that it had left.
 * @param endTime of the bidding, where it runs; null: the first one within working hours
 * @param change what has changed meanwhile, in words
 */
export async function resume(
  project: ProjectRow,
  round: Round,
  { endTime, change = null }: { endTime: Date | null; change?: string | null },
  acting: Acting,
): Promise<ProjectRow> {
  const { db, now } = acting;
  const { phase, waitingSince } = project;
  const suspendTime = project.suspendTime ?? now;
  const going = await giveTimeBack(project, { ...round, suspendTime }, endTime, acting);
  await changeRound(going.round, { suspendTime: null }, acting);
  const running = { suspendTime: null, suspendCause: null, suspendReason: null };
  const nextTime = phase === null || project.status === 'NOTICE' ? (going.endTime ?? deadlineOf(project, going.round)) : null;
  const bidding = going.kind === 'BIDDING' ? { bidEndTime: going.endTime } : {};
  const fields = { ...running, ...bidding, nextTime, phase, waitingSince: phase === null ? now : waitingSince };
  const resumed = await moveProject(biddingFlow.step('resume'), project, { said: change, fields }, acting.actor, acting);
  if (going.kind === 'BIDDING' && going.endTime !== null) {
    const told = await suppliersOf(resumed, going.round, acting);
    await tellSuppliers(resumed, told, { notice: 'RESUMED', endTime: going.endTime }, acting);
  } else await tellTakingPart(resumed, going.round, { notice: 'RESUMED', reason: '' }, acting);
  await tellBuyers(resumed, 'RESUMED', { others: await auditorsOf(resumed, acting) }, acting);
  await giveLimitsBack({ companyId: resumed.companyId, projectId: resumed.id, suspendTime }, acting);
  const { kind, joinEndTime } = going;
  const facts = { project: resumed, roundNo: round.roundNo, suspendTime, time: now, kind, change, newEndTime: going.endTime };
  const notice = resumptionNotice({ ...facts, joinEndTime, contact: await noticeContact(resumed, db) });
  const bidEndTime = kind === 'BIDDING' && going.endTime !== null ? { bidEndTime: going.endTime } : {};
  await publishAnnouncement({ project: resumed, type: 'CHANGE', ...notice, publishScope: scopeOf(round), ...bidEndTime }, acting);
  return resumed;
}

function deadlineOf({ status }: ProjectRow, { decisionDeadline }: Round): Date | null {
  return status === 'DECIDING' ? decisionDeadline : null;
}

/** Moves what was to end, and plans it again. */
async function giveTimeBack(project: ProjectRow, round: Round, endTime: Date | null, acting: Acting): Promise<Going> {
  if (project.status === 'PUBLISHED') return goOnBidding(project, round, endTime, acting);
  if (project.status === 'DECIDING') return { round: await goOnDeciding(project, round, acting), kind: null, endTime: null };
  if (project.status === 'NOTICE') return goOnNotice(project, round, acting);
  if (project.status === 'OPENING' && !round.automatic) await remindOfOpening(project, round, acting);
  if (project.status === 'OPENING' && round.automatic) await planDue(openingOf(project), acting.now, acting.db);
  return { round, kind: null, endTime: null };
}

/** What could not be read before the suspension is tried again after it. */
const openingOf = ({ companyId, id: subjectId }: ProjectRow) => ({ companyId, kind: 'BIDDING_OPEN' as const, subjectId });

const later = (time: Date, { suspendTime }: Round, now: Date) =>
  new Date(time.getTime() + now.getTime() - (suspendTime ?? now).getTime());

async function goOnBidding(project: ProjectRow, round: Round, wanted: Date | null, acting: Acting): Promise<Going> {
  const { db, now } = acting;
  const endTime = wanted ?? nextEnd(round, now, await readCalendar(round.companyId, { db }));
  const isJoinOpen = round.suspendTime !== null && round.suspendTime < round.joinEndTime;
  const moved = new Date(round.joinEndTime.getTime() + endTime.getTime() - round.endTime.getTime());
  const joining = isJoinOpen ? { joinEndTime: moved } : {};
  const changed = await changeRound(round, { endTime, ...joining }, acting);
  await planWindow(project, { startTime: now, endTime }, db);
  return { round: changed, kind: 'BIDDING', endTime, ...joining };
}

async function goOnDeciding({ companyId, id, phase }: ProjectRow, round: Round, acting: Acting): Promise<Round> {
  const { db, now } = acting;
  if (round.decisionDeadline === null) return round;
  const decisionDeadline = later(round.decisionDeadline, round, now);
  const changed = await changeRound(round, { decisionDeadline }, acting);
  if (phase !== null) return changed;
  const overdue = round.decisionOverdue;
  const kind = overdue ? ('BIDDING_OVERDUE' as const) : ('BIDDING_DECISION' as const);
  const dueAt = overdue ? new Date(now.getTime() + leastHours * hourMs) : decisionDeadline;
  await planDue({ companyId, kind, subjectId: id }, dueAt, db);
  return changed;
}

async function goOnNotice(project: ProjectRow, round: Round, acting: Acting): Promise<Going> {
  const { companyId, id, phase } = project;
  const award = await theAward(project, acting);
  if (award.noticeEndTime === null) return { round, kind: null, endTime: null };
  const endTime = later(award.noticeEndTime, round, acting.now);
  await changeAward(award, { noticeEndTime: endTime }, acting);
  // While a cancellation is being approved the end of the notice waits for that.
  if (phase === null) await planDue({ companyId, kind: 'BIDDING_NOTICE', subjectId: id }, endTime, acting.db);
  return { round, kind: 'NOTICE', endTime };
}
