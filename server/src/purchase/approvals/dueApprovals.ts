import type { Kysely, Selectable } from 'kysely';
import type { ApprovalCase } from '#approval/approvalCase.ts';
import { approvalChain, rulersNow } from '#approval/chain.ts';
import type { Person } from '#approval/chainOf.ts';
import { nodesOfCase } from '#approval/flowsOf.ts';
import { beginLimits, isHeld, planNextLimit } from '#approval/limits.ts';
import { roleHolders } from '#approval/people.ts';
import { canActSql, type OpenSeat, openSeats, stuckSeats } from '#approval/seats.ts';
import { tellAsked } from '#approval/startCase.ts';
import type { Moving } from '#ledger/moves/moveFunds.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { DueContext, DueKinds } from '#platform/due/sweepDue.ts';
import { say } from '#platform/i18n/language.ts';
import { purchasePolicyOf } from '#settings/purchasing/public.ts';
import { lockProject, type ProjectRow } from '../records/public.ts';
import { approvalSubject } from '../request/public.ts';
import { endLostQuestions } from './advise.ts';
import { putIn } from './putIn.ts';

/** Who had it and let it be does not get it back; who is asked later agrees now, and is not asked again then. */
const hadPartStates = ['PENDING', 'APPROVED', 'SKIPPED', 'DELEGATED', 'CANCELLED', 'ASKING'] as const;

/** Those who have a part in a case, or had one and gave it away. */
const partStates = ['WAITING', 'PENDING', 'APPROVED', 'SKIPPED', 'DELEGATED'] as const;

/** What happens to cases by themselves: their timers are of the purchase, which is locked first. */
export const dueApprovals: Pick<DueKinds, 'APPROVAL_LIMIT' | 'APPROVAL_REVIEW'> = {
  /** Who has not decided in time is reminded; after twice the time the school is told. */
  async APPROVAL_LIMIT(key, context) {
    const project = await lockProject(key, context);
    for (const instance of await runningCases(key, context.db)) {
      // Those that ran before there were limits get the whole time.
      await beginLimits(instance, context);
      // What stands still is nobody's delay.
      if (!isHeld(instance.bizType, project) && (await tellLate(project, instance, context)))
        await passOn(project, instance, context);
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

/** Finds who else holds what a seat asks for now: people who can decide and have no part in the case. */
async function successorsOf(project: ProjectRow, instance: ApprovalCase, seat: OpenSeat, acting: Moving): Promise<Person[]> {
  const { users } = await rulersOfSeat(project, instance, seat, acting);
  return fitAmong(users, instance, partStates, acting);
}

/** Finds who decides instead of somebody who has let twice the time pass: others of the same rule, else the nearest level above. */
async function superiorsOf(project: ProjectRow, instance: ApprovalCase, seat: OpenSeat, acting: Moving): Promise<Person[]> {
  const { users, above } = await rulersOfSeat(project, instance, seat, acting);
  const others = await fitAmong(users, instance, [...partStates, ...hadPartStates], acting);
  if (others.length > 0) return others;
  for (const people of above) {
    const fit = await fitAmong(people, instance, hadPartStates, acting);
    if (fit.length > 0) return fit;
  }
  return [];
}

/** Whom the node asks that a seat comes from, in the version of the case, and who is above them; both are people as they are now. */
async function rulersOfSeat(
  project: ProjectRow,
  { companyId, bizType, amount: ofCase, decidingAmount, flowId }: ApprovalCase,
  { node, step, kind }: OpenSeat,
  acting: Moving,
): Promise<{ users: readonly Person[]; above: readonly (readonly Person[])[] }> {
  const nobody = { users: [], above: [] };
  // Who witnesses was chosen by the applicant.
  if (bizType === 'RECEIPT') return nobody;
  // Times and contacts need the department only, whatever the amount of the case is.
  const amount = decidingAmount ?? ofCase;
  const { ownCardLimit } = await purchasePolicyOf(companyId, acting.db);
  const lane = bizType === 'PURCHASE' && project.lane !== null ? project.lane : 'BIDDING';
  const subject = await approvalSubject(project, { bizType, amount, lane, ownCardLimit }, acting);
  if (node !== null) {
    const rule = (await nodesOfCase({ companyId, bizType, flowId }, acting.db))[node - 1];
    return rule ? rulersNow(subject, rule, acting.db) : nobody;
  }
  // Several nodes of a flow may name people: of a case that does not know its nodes the school decides.
  if (kind === 'NAMED') return nobody;
  const chain = await approvalChain(subject, acting.db, bizType);
  const inPlace = chain[step - 1];
  const found = inPlace && [kind, 'SCHOOL_ADMIN'].includes(inPlace.kind) ? inPlace : chain.find((other) => other.kind === kind);
  return { users: found?.users ?? [], above: found?.above ?? [] };
}

async function fitAmong(
  people: readonly Person[],
  { companyId, id: instanceId }: ApprovalCase,
  states: readonly TaskState[],
  { db }: Moving,
): Promise<Person[]> {
  const ids = people.map(({ id }) => id);
  const fit = await fitToDecide(ids, { companyId, instanceId, states }, db);
  return people.filter(({ id }) => fit.has(id));
}

async function fitToDecide(
  ids: readonly string[],
  { companyId, instanceId, states }: { companyId: string; instanceId: string; states: readonly TaskState[] },
  db: Kysely<Tables>,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('appUser')
        .select(['appUser.companyId', 'appUser.id as userId'])
        .where('appUser.companyId', '=', companyId)
        .as('task'),
    )
    .select('task.userId')
    .where('task.userId', 'in', ids)
    .where(canActSql)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('approvalTask as part')
            .select('part.id')
            .whereRef('part.companyId', '=', 'task.companyId')
            .whereRef('part.userId', '=', 'task.userId')
            .where('part.instanceId', '=', instanceId)
            .where('part.state', 'in', states),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ userId }) => userId));
}

type TaskState = Selectable<Tables['approvalTask']>['state'];
