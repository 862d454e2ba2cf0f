import { createHash, randomBytes } from 'node:crypto';
import type { Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { type ProjectRow, requestersOf } from '../records/public.ts';
import type { Candidate } from './groupRule.ts';
import type { Key } from './lockedAcceptance.ts';

export interface Member extends Candidate {
  name: string;
  drawn: boolean;
}

/** The people of a school as a group sees them. */
export type Staff = Awaited<ReturnType<typeof staffOf>>;

/** Returns who may be in a group: the enabled users of the school, with their place in relation to the department of the purchase. */
export async function staffOf({ companyId, deptId }: Pick<ProjectRow, 'companyId' | 'deptId'>, { db }: Context) {
  const depts = await db.selectFrom('dept').select(['id', 'parentId', 'deptType']).where('companyId', '=', companyId).execute();
  const colleges = new Map(depts.map(({ id, parentId, deptType }) => [id, deptType === 2 && parentId !== null ? parentId : id]));
  const users = await db
    .selectFrom('appUser as user')
    .select(['user.id as userId', 'user.name', 'user.deptId'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('userRoleDept as held')
            .innerJoin('role', (join) =>
              join.onRef('role.companyId', '=', 'held.roleCompanyId').onRef('role.id', '=', 'held.roleId'),
            )
            .select('role.id')
            .whereRef('held.companyId', '=', 'user.companyId')
            .whereRef('held.userId', '=', 'user.id')
            .where((role) => role.and({ 'role.roleCode': 'inspector', 'role.status': 'ENABLED' })),
        )
        .$castTo<boolean>()
        .as('isInspector'),
    )
    .where((eb) => eb.and({ 'user.companyId': companyId, 'user.status': 'ENABLED' }))
    .where('user.userType', '<>', 'SUPPLIER')
    .execute();
  return new Map(
    users.map(({ deptId: home, ...user }) => [user.userId, { ...user, outside: colleges.get(home) !== colleges.get(deptId) }]),
  );
}

/** Returns the named members. @throws Failure `invalid` with rule `exists` or `uniqueItems` */
export function namedMembers(wanted: readonly Schemas['AcceptanceMemberInput'][], staff: Staff, field = 'members'): Member[] {
  return wanted.map(({ userId, memberRole }, index) => {
    const user = staff.get(userId);
    if (!user) throw invalid({ field: `${field}.${index}`, rule: 'exists' });
    if (wanted.findIndex((one) => one.userId === userId) < index) {
      throw invalid({ field: `${field}.${index}`, rule: 'uniqueItems' });
    }
    return { ...user, memberRole, drawn: false };
  });
}

/** Returns a number that nobody can foresee, from which a draw follows. */
export function newSeed(): string {
  return randomBytes(16).toString('hex');
}

/** Returns the order of users in a draw: that of SHA-256 of seed and id, so that anybody can draw again. */
function drawnOrder(seed: string, userIds: readonly string[]): string[] {
  const place = (userId: string) => createHash('sha256').update(`${seed}${userId}`).digest('hex');
  return [...userIds].sort((one, other) => (place(one) < place(other) ? -1 : 1));
}

/**
 * Draws members by lot among the inspectors of other colleges who are not named. Where nobody who leads is named, the first one leads.
 * @throws Failure `invalid` with rule `maximum` if there are not enough
 */
export function drawMembers(
  seed: string,
  count: number,
  named: readonly Member[],
  staff: Staff,
  project: Pick<ProjectRow, 'applicantId' | 'formerApplicantIds'>,
): Member[] {
  const taken = new Set([...requestersOf(project), ...named.map(({ userId }) => userId)]);
  const open = [...staff.values()].filter(({ userId, outside, isInspector }) => outside && isInspector && !taken.has(userId));
  if (open.length < count) throw invalid({ field: 'drawCount', rule: 'maximum', params: { limit: open.length } });
  const order = drawnOrder(
    seed,
    open.map(({ userId }) => userId),
  );
  const isLed = named.some(({ memberRole }) => memberRole === 'LEADER');
  return order.slice(0, count).flatMap((userId, index) => {
    const user = staff.get(userId);
    return user ? [{ ...user, memberRole: index === 0 && !isLed ? ('LEADER' as const) : ('MEMBER' as const), drawn: true }] : [];
  });
}

/** Replaces the group. Its members have a part in the purchase, and see it. */
export async function storeGroup(members: readonly Member[], project: ProjectRow, { id }: Key, context: Context): Promise<void> {
  const { db } = context;
  const { companyId } = project;
  await db
    .deleteFrom('acceptanceMember')
    .where((eb) => eb.and({ companyId, acceptanceId: id }))
    .execute();
  const key = { companyId, acceptanceId: id };
  const rows = members.map(({ userId, memberRole, drawn, outside }, index) => {
    return { ...key, userId, no: index + 1, memberRole, drawn, outside, agree: null, opinion: null, signTime: null };
  });
  await db.insertInto('acceptanceMember').values(rows).execute();
  await renewParts(project, context);
}

/** Adds somebody to a group that others stay in. */
export async function addToGroup(
  { companyId, id: acceptanceId, projectId }: { companyId: string; id: string; projectId: string },
  member: Pick<Member, 'userId' | 'memberRole' | 'outside'>,
  context: Context,
): Promise<void> {
  const { no } = await context.db
    .selectFrom('acceptanceMember')
    .select(({ fn }) => fn.coalesce(fn.max('no'), sql<number>`0`).as('no'))
    .where((eb) => eb.and({ companyId, acceptanceId }))
    .executeTakeFirstOrThrow();
  const row = { companyId, acceptanceId, no: no + 1, ...member, drawn: false, agree: null, opinion: null, signTime: null };
  await context.db.insertInto('acceptanceMember').values(row).execute();
  await renewParts({ companyId, id: projectId }, context);
}

/** Lets those who are in a group of a purchase read it, and nobody who is in none any more. */
async function renewParts({ companyId, id: projectId }: Key, { db }: Context): Promise<void> {
  const members = db
    .selectFrom('acceptanceMember as member')
    .innerJoin('acceptance', (join) =>
      join.onRef('acceptance.companyId', '=', 'member.companyId').onRef('acceptance.id', '=', 'member.acceptanceId'),
    )
    .where((row) => row.and({ 'acceptance.companyId': companyId, 'acceptance.projectId': projectId }));
  await db
    .deleteFrom('projectParticipant')
    .where((eb) => eb.and({ companyId, projectId, kind: 'ACCEPTOR' }))
    .where('userId', 'not in', members.select('member.userId'))
    .execute();
  const rows = await members.select('member.userId').distinct().execute();
  await db
    .insertInto('projectParticipant')
    .values(rows.map(({ userId }) => ({ companyId, projectId, userId, kind: 'ACCEPTOR' as const })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
