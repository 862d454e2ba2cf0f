import type { Schemas } from '@campus-procurement/sdk';
import { isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasLeftSql } from '#approval/replacements.ts';
import { deptsWithinScope } from '#platform/auth/deptReach.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Reader } from '#platform/context/context.ts';
import { arrivedWorthSql, passedWorthSql } from '../order/public.ts';
import { shownTurns, turnsSql } from '../records/public.ts';
import { acceptanceFlow } from './acceptanceFlow.ts';
import { acceptTypeOf } from './groupRule.ts';
import type { FoundAcceptances } from './visibleAcceptances.ts';

/** Somebody in a group. In JSON of the database times are texts. */
type Member = Omit<Schemas['AcceptanceMember'], 'signed' | 'left'>;

// Keys within JSON stay as they are written.
const membersSql = sql<Member[]>`(select coalesce(json_agg(json_build_object('userId', member.user_id, 'userName', named.name,
    'deptName', home.dept_name, 'memberRole', member.member_role, 'drawn', member.drawn, 'outside', member.outside,
    'agree', member.agree, 'opinion', member.opinion, 'signTime', member.sign_time,
    'replacedByName', member.replaced_by_name) order by member.no), '[]')
  from acceptance_member as member
  join app_user as named on named.company_id = member.company_id and named.id = member.user_id
  join dept as home on home.company_id = named.company_id and home.id = named.dept_id
  where member.company_id = acceptance.company_id and member.acceptance_id = acceptance.id)`;

/** Selects acceptances with what decides about them. What arrives was ordered, and who gets an order is paid for it. */
export function acceptanceRows(found: FoundAcceptances) {
  return found
    .innerJoin('appUser as applicant', (join) =>
      join.onRef('applicant.companyId', '=', 'project.companyId').onRef('applicant.id', '=', 'project.applicantId'),
    )
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'project.companyId').onRef('dept.id', '=', 'project.deptId'))
    .innerJoin('company', 'company.id', 'acceptance.companyId')
    .leftJoin('appUser as officer', (join) =>
      join.onRef('officer.companyId', '=', 'project.companyId').onRef('officer.id', '=', 'project.officerId'),
    )
    .selectAll('acceptance')
    .select(['project.projectCode', 'project.projectName', 'project.applicantId', 'project.officerId', 'project.deptId'])
    .select('project.formerApplicantIds')
    .select([
      'project.payeeName as supplierName',
      'project.orderAmount',
      'project.pattern',
      'project.limits',
      'project.status as purchaseStatus',
      'project.terminating',
    ])
    .select(['applicant.name as applicantName', 'officer.name as officerName', 'dept.deptName', 'company.companyName'])
    .select([
      arrivedWorthSql.as('arriveAmount'),
      passedWorthSql.as('passAmount'),
      sql<string | null>`(select contract.contract_code from contract where contract.company_id = project.company_id
        and contract.project_id = project.id and contract.status <> 'CANCELLED')`.as('contractCode'),
      sql<boolean>`exists (select from acceptance_item as item
        join order_line as line on line.company_id = item.company_id and line.project_id = acceptance.project_id and line.no = item.no
        join goods_category as category on category.company_id = line.category_company_id and category.id = line.category_id
        where item.company_id = acceptance.company_id and item.acceptance_id = acceptance.id and category.fixed_asset
          and item.pass_quantity >= 1)`.as('hasAssets'),
    ])
    .select(membersSql.as('members'));
}

/**
 * The members of whom something is awaited that they can do no more, as an SQL expression: their signature, or the conclusion of the leader.
 * One acceptance that is read or locked has it; lists do not ask.
 */
export const leftIdsSql = sql<string[]>`(select coalesce(array_agg(member.user_id), '{}') from acceptance_member as member
  where acceptance.status = 'INSPECTING' and member.company_id = acceptance.company_id and member.acceptance_id = acceptance.id
    and member.replaced_by_name is null
    and case when member.member_role = 'LEADER' then ${leftFor('concludeAcceptance')}
      else member.sign_time is null and ${leftFor('signAcceptance')} end)`;

function leftFor(operation: 'concludeAcceptance' | 'signAcceptance') {
  return hasLeftSql(sql.ref('member.companyId'), sql.ref('member.userId'), operation);
}

const ofAcceptance = sql`turn.company_id = acceptance.company_id and turn.project_id = acceptance.project_id
  and turn.record_id = acceptance.id`;

/** Selects acceptances with all columns that a list shows, and with what is awaited of whom. @param isOwn what `isOwnTurn` says of the reader */
export function acceptancesWithTurns(found: FoundAcceptances, isOwn: RawBuilder<SqlBool>) {
  return acceptanceRows(found).select(turnsSql(ofAcceptance, isOwn).as('turns'));
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof acceptancesWithTurns>['executeTakeFirstOrThrow']>>;

export type AcceptanceRow = Awaited<ReturnType<ReturnType<typeof acceptanceRows>['executeTakeFirstOrThrow']>> & {
  leftIds?: string[];
};

/** Returns the group as it is now: without those whose place others have taken, whose signatures stay. */
export const groupOf = ({ members }: Pick<AcceptanceRow, 'members'>) =>
  members.filter(({ replacedByName }) => replacedByName === null);

/** Somebody who reads acceptances, with the departments for which they assign groups. */
export interface Seeing {
  reader: Reader;
  assigned: Assigned;
}

/** For which purchases somebody assigns groups besides those that they handle: of some departments, or none. */
export interface Assigned {
  depts: ReadonlySet<string>;
}

/** Returns for which departments the caller assigns groups as their approver. Officers do it for the purchases that they handle. */
export async function assignedDepts(reader: Reader): Promise<Assigned> {
  const isApprover = permitted(reader)('assignAcceptanceMembers') && ['DEPT', 'COLLEGE'].includes(reader.role.dataScope);
  return { depts: (isApprover && (await deptsWithinScope(reader))) || new Set<string>() };
}

/** What decides about the steps of an acceptance. */
export function factsOf(row: AcceptanceRow, { session }: Pick<Reader, 'session'>) {
  const group = groupOf(row);
  const signed = group.filter(({ signTime }) => signTime !== null);
  return {
    status: row.status,
    needsGroup: acceptTypeOf(row) !== 'SELF',
    isSigned: row.members.some(({ signTime }) => signTime !== null),
    isWholeSigned: group.length > 0 && signed.length === group.length,
    hasSigned: signed.some(({ userId }) => userId === session.userId),
    lacksMember: (row.leftIds ?? []).length > 0,
    hasAssets: row.hasAssets,
    purchaseStatus: row.purchaseStatus,
    terminating: row.terminating,
  };
}

/** The relations that the caller has to an acceptance that they may read. */
export function relationsOf(row: AcceptanceRow, { reader, assigned }: Seeing) {
  const { session, role } = reader;
  const can = permitted(reader);
  const ofSchool = role.dataScope === 'SCHOOL' || role.dataScope === 'ALL';
  const isOfSchool = row.companyId === session.companyId;
  const isApplicant = isOfSchool && row.applicantId === session.userId;
  const isOfficer = isOfSchool && row.officerId === session.userId;
  const member = isOfSchool ? groupOf(row).find(({ userId }) => userId === session.userId) : undefined;
  return {
    mayAccept: (isApplicant || isOfficer) && can('saveAcceptance'),
    mayAssign: isOfSchool && !isApplicant && can('assignAcceptanceMembers') && (isOfficer || assigned.depts.has(row.deptId)),
    maySign: member !== undefined && can('signAcceptance'),
    mayConclude: member?.memberRole === 'LEADER' && can('concludeAcceptance'),
    mayReplace: ofSchool && isOfSchool && can('replaceTurnHolder'),
    mayRecord: isOfSchool && can('recordAssetNumbers'),
  };
}

/** Returns an acceptance as a list shows it. */
export function toAcceptance(row: ListedRow, seeing: Seeing): Schemas['Acceptance'] {
  const relations = relationsOf(row, seeing);
  return {
    id: row.id,
    acceptanceCode: row.acceptanceCode,
    projectId: row.projectId,
    projectCode: row.projectCode,
    projectName: row.projectName,
    contractCode: row.contractCode,
    supplierName: row.supplierName,
    applicantId: row.applicantId,
    applicantName: row.applicantName,
    deptName: row.deptName,
    batchNo: row.batchNo,
    arriveDate: row.arriveDate,
    acceptPlace: row.acceptPlace,
    acceptType: row.acceptType,
    status: row.status,
    arriveAmount: row.arriveAmount,
    passAmount: row.passAmount,
    memberCount: groupOf(row).length,
    signedCount: groupOf(row).filter(({ signTime }) => signTime !== null).length,
    turns: shownTurns(row.turns, seeing.reader.now),
    acceptTime: isoTimeOrNull(row.acceptTime),
    companyId: row.companyId,
    companyName: row.companyName,
    allowedActions: acceptanceFlow.allowedActions(factsOf(row, seeing.reader), relations),
    version: row.version,
    createByName: row.createByName,
    updateByName: row.updateByName,
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
  };
}

/** Returns an acceptance as its steps answer. */
export function savedOf({ id, acceptanceCode, status, version }: Schemas['SavedAcceptance']): Schemas['SavedAcceptance'] {
  return { id, acceptanceCode, status, version };
}
