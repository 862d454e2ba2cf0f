import { cancelDue } from '#platform/due/dueEvents.ts';
import { noticeContact, publishAnnouncement, suspensionNotice } from '../announcements/public.ts';
import { moveProject, type ProjectRow } from '../records/public.ts';
import type { Acting } from './acting.ts';
import { auditorsOf } from './auditorsOf.ts';
import { biddingFlow } from './biddingFlow.ts';
import { biddersOf, changeRound } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';
import { biddingTimers } from './endRound.ts';
import { suppliersOf } from './suppliersOf.ts';
import { tellBidders, tellBuyers } from './tellOfBidding.ts';

interface Suspension {
  cause: 'OFFICER' | 'MODIFICATION' | 'TERMINATION';
  /** In words; published. */
  reason: string;
}

/** Lets a locked purchase stand still from now on: what was to happen by itself does not, and everybody is told why. */
export async function suspend(
  project: ProjectRow,
  round: Round,
  { cause, reason }: Suspension,
  acting: Acting,
): Promise<ProjectRow> {
  const { db, now } = acting;
  const { companyId, id, phase, waitingSince } = project;
  await cancelDue({ companyId, subjectId: id, kind: biddingTimers }, db);
  await changeRound(round, { suspendTime: now }, acting);
  const stopped = { suspendTime: now, suspendCause: cause, suspendReason: reason, nextTime: null };
  const fields = { ...stopped, phase, waitingSince: phase === null ? now : waitingSince };
  const suspended = await moveProject(biddingFlow.step('suspend'), project, { said: reason, fields }, acting.actor, acting);
  await tellTakingPart(suspended, round, { notice: 'SUSPENDED', reason }, acting);
  await tellBuyers(suspended, 'SUSPENDED', { reason, others: await auditorsOf(suspended, acting) }, acting);
  const facts = { project: suspended, roundNo: round.roundNo, time: now, reason, contact: await noticeContact(suspended, db) };
  await publishAnnouncement(
    { project: suspended, type: 'CHANGE', ...suspensionNotice(facts), publishScope: scopeOf(round) },
    acting,
  );
  return suspended;
}

/** Tells those who may quote; after the closing, who has joined. Nobody else learns whom. */
export async function tellTakingPart(
  project: ProjectRow,
  round: Round,
  { notice, reason }: { notice: 'SUSPENDED' | 'RESUMED' | 'TERMINATED'; reason: string },
  acting: Acting,
): Promise<void> {
  const told = project.status === 'PUBLISHED' ? await suppliersOf(project, round, acting) : await biddersOf(round, acting);
  await tellBidders(told, project, notice, reason, acting);
}

/** Where notices about a round are read. */
export function scopeOf({ supplierScope }: Round): 'PUBLIC' | 'SUPPLIER' {
  return supplierScope === 'PUBLIC' ? 'PUBLIC' : 'SUPPLIER';
}
