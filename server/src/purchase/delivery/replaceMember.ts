import type { OperationId } from '@campus-procurement/sdk';
import { nameOf, type Place, type PlaceKind, personFor } from '#approval/replacements.ts';
import type { Context } from '#platform/context/context.ts';
import { type BrokenRule, Failure, invalid } from '#platform/failure/failure.ts';
import { tellOfReplacement } from '../officers/public.ts';
import { type ProjectRow, requestersOf } from '../records/public.ts';
import { acceptanceFlow } from './acceptanceFlow.ts';
import { type AcceptanceRow, acceptanceRows, groupOf } from './acceptanceRows.ts';
import { addToGroup, type Staff, staffOf } from './group.ts';
import { type Candidate, groupFaults, groupRuleOf } from './groupRule.ts';
import { lockedAcceptance } from './lockedAcceptance.ts';
import { takeAcceptanceStep } from './takeAcceptanceStep.ts';
import { tellOf } from './tellOfAcceptance.ts';
import { visibleAcceptances } from './visibleAcceptances.ts';

type Member = AcceptanceRow['members'][number];

/** The place of a member who has left before signing, or of a leader who has left before the conclusion. */
export const memberPlace: PlaceKind = {
  async placeOf({ recordId, userId }, context) {
    const row = await acceptanceRows(await visibleAcceptances(context))
      .where('acceptance.id', '=', recordId)
      .executeTakeFirst();
    if (!row) throw new Failure('missing');
    const leaver = groupOf(row).find((one) => one.userId === userId);
    if (!leaver) throw new Failure('missing');
    const staff = await staffOf(row, context);
    const unfit = [...staff.keys()].filter((id) => newFaults(row, leaver, id, staff).length > 0);
    return placeIn(row, leaver, [context.session.userId, ...unfit]);
  },

  async replace({ recordId, userId, replacementId, reason }, context) {
    const { project, row, facts, relations } = await lockedAcceptance(recordId, undefined, context);
    acceptanceFlow.check('replaceMember', facts, relations);
    const leaver = groupOf(row).find((one) => one.userId === userId);
    if (!leaver || !row.leftIds?.includes(userId)) throw new Failure('wrongState');
    const staff = await staffOf(project, context);
    const person = await personFor(placeIn(row, leaver, [context.session.userId]), replacementId, context);
    const faults = newFaults(row, leaver, person.id, staff);
    if (faults.length > 0) throw invalid(...faults.map((fault) => ({ ...fault, field: 'replacementId' })));
    await giveAway(row, leaver, { ...person, outside: staff.get(person.id)?.outside ?? false }, context);
    const change = `${await nameOf(row.companyId, userId, context)} → ${person.name}: ${reason}`;
    const taken = { said: `${row.acceptanceCode} ${change}` };
    const after = await takeAcceptanceStep(acceptanceFlow.step('replaceMember'), { row, project }, taken, context);
    await tell(after, person.id, project, change, context);
  },
};

function placeIn(row: AcceptanceRow, { memberRole, userId }: Member, unfit: string[]): Place {
  const { companyId, deptId, members, acceptType, formerApplicantIds } = row;
  const isLeader = memberRole === 'LEADER';
  const operations: OperationId[] = isLeader ? ['signAcceptance', 'concludeAcceptance'] : ['signAcceptance'];
  // Another member takes the lead only; whose place was taken before does not come back.
  const others = members.filter(({ replacedByName }) => !isLeader || replacedByName !== null).map((member) => member.userId);
  // Where whoever is named signs, the requester does not.
  const requesters = acceptType === 'SELF' ? requestersOf(row) : formerApplicantIds;
  return { companyId, deptId, operations, exceptIds: [...new Set([...others, userId, ...requesters, ...unfit])] };
}

/** Returns the rules that the group breaks with somebody in a place, and did not break before. */
function newFaults(row: AcceptanceRow, leaver: Member, id: string, staff: Staff): BrokenRule[] {
  const before = groupOf(row).map(({ userId, memberRole, outside }): Candidate => {
    return { userId, memberRole, outside, isInspector: staff.get(userId)?.isInspector ?? false };
  });
  const user = staff.get(id);
  if (!user) return [];
  const isMember = before.some(({ userId }) => userId === id);
  const after = isMember
    ? before.map((one) => (one.userId === id ? { ...one, memberRole: leaver.memberRole } : swapped(one, leaver)))
    : before.map((one) => (one.userId === leaver.userId ? { ...user, memberRole: leaver.memberRole } : one));
  const faults = (group: readonly Candidate[]) => groupFaults(groupRuleOf(row.acceptType, row), group, row.applicantId);
  const known = new Set(faults(before).map(({ rule }) => rule));
  return faults(after).filter(({ rule }) => !known.has(rule));
}

const swapped = (one: Candidate, { userId }: Member): Candidate =>
  one.userId === userId ? { ...one, memberRole: 'MEMBER' } : one;

/** Gives the lead to another member, or the place to somebody new. A signature stays on record, with who has taken the place. */
async function giveAway(
  row: AcceptanceRow,
  { userId, memberRole, signTime }: Member,
  person: { id: string; name: string; outside: boolean },
  context: Context,
): Promise<void> {
  const { companyId, id: acceptanceId } = row;
  const change = (id: string) =>
    context.db.updateTable('acceptanceMember').where((eb) => eb.and({ companyId, acceptanceId, userId: id }));
  if (groupOf(row).some((one) => one.userId === person.id)) {
    await change(userId).set({ memberRole: 'MEMBER' }).execute();
    await change(person.id).set({ memberRole: 'LEADER' }).execute();
    return;
  }
  if (signTime !== null) await change(userId).set({ replacedByName: person.name }).execute();
  else {
    await context.db
      .deleteFrom('acceptanceMember')
      .where((eb) => eb.and({ companyId, acceptanceId, userId }))
      .execute();
  }
  await addToGroup(row, { userId: person.id, memberRole, outside: person.outside }, context);
}

/** Tells who comes what is to be done, and the officer who came for whom. */
async function tell(row: AcceptanceRow, userId: string, project: ProjectRow, change: string, context: Context): Promise<void> {
  const isWhole = groupOf(row).every(({ signTime }) => signTime !== null);
  const isSigned = groupOf(row).some((one) => one.userId === userId && one.signTime !== null);
  await tellOf(row, [userId], isWhole ? 'CONCLUDE' : isSigned ? 'LEAD' : 'SIGN', context);
  await tellOfReplacement(project, change, context);
}
