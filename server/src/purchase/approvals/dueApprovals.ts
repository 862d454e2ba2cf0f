import type { Kysely } from 'kysely';
import type { ApprovalCase } from '#approval/approvalCase.ts';
import { beginLimits, heldKinds, planNextLimit } from '#approval/limits.ts';
import { roleHolders } from '#approval/people.ts';
import { openSeats, stuckSeats } from '#approval/seats.ts';
import { tellAsked } from '#approval/startCase.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { DueContext, DueKinds } from '#platform/due/sweepDue.ts';
import { say } from '#platform/i18n/language.ts';
import { lockProject, type ProjectRow } from '../records/public.ts';
import { endLostQuestions } from './advise.ts';
import { putIn } from './putIn.ts';
import { successorsOf, superiorsOf } from './successors.ts';

/** What happens to cases by themselves: their timers are of the purchase, which is locked first. */
export const dueApprovals: Pick<DueKinds, 'APPROVAL_LIMIT' | 'APPROVAL_REVIEW'> = {
  /** Who has not decided in time is reminded; after twice the time the school is told. */
  async APPROVAL_LIMIT(key, context) {
    const project = await lockProject(key, context);
    for (const instance of await runningCases(key, context.db)) {
      // Those that ran before there were limits get the whole time.
      await beginLimits(instance, context);
      // What stands still is nobody's delay.
      const isHeld = project.suspendTime !== null && heldKinds.includes(instance.bizType);
      if (!isHeld && (await tellLate(project, instance, context))) await passOn(project, instance, context);
      await settleSeats(project, instance, context);
    }
    await planNextLimit({ companyId: key.companyId, projectId: key.id }, context.db);
  },
  /** Something has changed about who is asked. */
  async APPROVAL_REVIEW(key, context) {
    const project = await lockProject(key, context);
    for (const instance of await runningCases(key, context.db)) await settleSeats(project, instance, context);
  },
};

function runningCases(
  { companyId, id: projectId }: { companyId: string; id: string },
  db: Kysely<Tables>,
): Promise<ApprovalCase[]> {
  return db
    .selectFrom('approvalInstance')
    .selectAll()
    .where((eb) => eb.and({ companyId, projectId, status: 'RUNNING' }))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Nobody waits for the opinion of who has left. Seats whose holders cannot decide go to others of the same rule; if there are none, the school is told that the case is blocked. */
async function settleSeats(project: ProjectRow, instance: ApprovalCase, { db, now }: DueContext): Promise<void> {
  const acting = { db, now, session: { userName: say('zh-CN', 'actor', 'system') } };
  const { companyId, id } = instance;
  await endLostQuestions(instance, { title: project.projectName, applicantName: project.applicantName }, { db, now });
  const stuck = stuckSeats(await openSeats(companyId, id, db));
  const [first] = stuck;
  if (first) {
    const successors = await successorsOf(project, instance, first, acting);
    const isOfAll = first.mode === 'ALL';
    const seats = isOfAll ? stuck.slice(0, successors.length) : stuck;
    const users = isOfAll ? successors.slice(0, seats.length) : successors;
    if (users.length > 0) await putIn(project, instance, { seats, users, by: null }, null, acting);
  }
  const isBlocked = first !== undefined && stuckSeats(await openSeats(companyId, id, db)).length > 0;
  if (isBlocked === (instance.blockedTime !== null)) return;
  await db
    .updateTable('approvalInstance')
    .set({ blockedTime: isBlocked ? now : null })
    .where((eb) => eb.and({ companyId, id }))
    .execute();
  if (isBlocked) await tellSchool(project, instance, 'BLOCKED', { db, now });
}

/**
 * Reminds those whose time is over, once, and tells the school of those who have let twice the time pass.
 * @returns whether somebody has
 */
async function tellLate(project: ProjectRow, instance: ApprovalCase, { db, now }: DueContext): Promise<boolean> {
  const { companyId, id: instanceId } = instance;
  const pending = db.updateTable('approvalTask').where((eb) => eb.and({ companyId, instanceId, state: 'PENDING' }));
  const escalated = await pending
    .set({ limitTold: 2 })
    .where('limitTold', '<', 2)
    .where('escalationTime', '<=', now)
    .returning('id')
    .execute();
  const reminded = await pending
    .set({ limitTold: 1 })
    .where('limitTold', '=', 0)
    .where('limitTime', '<=', now)
    .returning('userId')
    .execute();
  const late = reminded.flatMap(({ userId }) => (userId === null ? [] : [{ companyId, userId }]));
  const subject = { title: project.projectName, applicantName: project.applicantName };
  await tellAsked(instance, late, { ...subject, kind: 'OVERDUE' }, { db, now });
  if (escalated.length > 0) await tellSchool(project, instance, 'ESCALATED', { db, now });
  return escalated.length > 0;
}

/** Gives seats that were left for twice the time to others of the same rule, or one department up; where nobody is, they stay. */
async function passOn(project: ProjectRow, instance: ApprovalCase, { db, now }: DueContext): Promise<void> {
  const acting = { db, now, session: { userName: say('zh-CN', 'actor', 'system') } };
  const open = await openSeats(instance.companyId, instance.id, db);
  const late = open.filter(({ escalationTime, userId }) => userId !== null && escalationTime !== null && escalationTime <= now);
  const [first] = late;
  // Where one suffices, somebody else still has time.
  if (!first || (first.mode === 'ANY' && late.length < open.length)) return;
  const found = await superiorsOf(project, instance, first, acting);
  if (found.length === 0) return;
  const isOfAll = first.mode === 'ALL';
  const seats = isOfAll ? late.slice(0, found.length) : late;
  const users = isOfAll ? found.slice(0, seats.length) : found;
  await putIn(project, instance, { seats, users, by: null, step: 'escalate' }, null, acting);
  const subject = { title: project.projectName, applicantName: project.applicantName };
  const before = seats.flatMap(({ userId }) => (userId === null ? [] : [{ companyId: instance.companyId, userId }]));
  await tellAsked(instance, before, { ...subject, kind: 'PASSED_ON' }, { db, now });
}

/** Tells the administrators of the school about a case that needs them. */
async function tellSchool(
  project: ProjectRow,
  instance: ApprovalCase,
  kind: 'BLOCKED' | 'ESCALATED',
  { db, now }: Pick<DueContext, 'db' | 'now'>,
): Promise<void> {
  const { companyId, applicantId } = project;
  const holders = await roleHolders(['school_admin'], { companyId, applicantId }, db);
  const to = [...new Set(holders.map(({ id }) => id))].map((userId) => ({ companyId, userId }));
  const subject = { title: project.projectName, applicantName: project.applicantName };
  await tellAsked(instance, to, { ...subject, kind }, { db, now });
}
