import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { deptAndBelow } from '#platform/auth/deptReach.ts';
import type { Context, Reader } from '#platform/context/context.ts';
import { type LongList, longList } from '#platform/lists/longList.ts';
import { type Order, ordered, orderOf } from '#platform/lists/order.ts';
import { readPage } from '#platform/lists/page.ts';
import {
  claims,
  costSql,
  type FoundProjects,
  hasProjectKeyword,
  invoicedSql,
  isFollowed,
  objectedSinceSql,
  payableSql,
  projectRows,
  shownStatusSql,
  toProject,
  visibleProjects,
  waitingKeepers,
  waitingMembers,
} from '../records/public.ts';

/** Returns one page of purchases. */
export async function queryProjectPage(
  { query }: Input<'queryProjectPage'>,
  context: Context,
): Promise<Output<'queryProjectPage'>> {
  const { sort = 'createTime,desc', ...filters } = query;
  const found = filtered(inScope(await visibleProjects(context), filters.scope, context), filters, context);
  return readPage(query, found, projectRows(found).orderBy(ordered(orderIn(sort))), (row) => toProject(row, context));
}

/** By amount they are sorted by the amount that is shown. */
function orderIn(sort: NonNullable<Input<'queryProjectPage'>['query']['sort']>): Order {
  const order = orderOf('project', sort);
  return order.map((one) => (one.column === 'project.amount' ? { ...one, column: costSql } : one));
}

/** Returns the purchases that a reader sees and that match the filters. */
export async function projectList(filters: Filters, reader: Reader): Promise<LongList<Schemas['Project']>> {
  const found = filtered(inScope(await visibleProjects(reader), filters.scope, reader), filters, reader);
  return longList(
    'project',
    found.select(['project.companyId', 'project.id']),
    (keys, db) =>
      projectRows(db.selectFrom('project').where((eb) => eb(eb.refTuple('project.companyId', 'project.id'), 'in', keys))),
    (rows) => rows.map((row) => toProject(row, reader)),
    reader,
  );
}

/** Counts the purchases of a scope by the state that is shown. */
export async function countProjectsByStatus(
  { query }: Input<'countProjectsByStatus'>,
  context: Context,
): Promise<Output<'countProjectsByStatus'>> {
  const all = inScope(await visibleProjects(context), query?.scope ?? 'MINE', context);
  const found = query?.lane === undefined ? all : all.where(laneSql, '=', query.lane);
  return (
    found
      .select((eb) => [shownStatusSql(context.now).as('status'), eb.fn.countAll<number>().as('count')])
      // By its place in the list: the same expression would get other parameters.
      .groupBy(sql`1`)
      .orderBy('status')
      .execute()
  );
}

type Scope = Schemas['ProjectScope'];

/** Narrows the purchases that somebody sees to a scope. */
function inScope(found: FoundProjects, scope: Scope, reader: Reader): FoundProjects {
  const { session, role } = reader;
  const { companyId, userId } = session;
  const mine = { 'project.companyId': companyId, 'project.applicantId': userId };
  if (scope === 'MINE') return found.where((eb) => eb.and(mine));
  if (scope === 'DEPT') return found.where((eb) => eb.and({ 'project.companyId': companyId, 'project.deptId': role.deptId }));
  // Without the states, each purchase ever paid would be summed up.
  if (scope === 'PAYABLE') return found.where('project.status', 'in', ['EXECUTING', 'COMPLETED']).where(payableSql, '>', '0');
  if (scope === 'FOLLOWED') return found.where(isFollowed(reader));
  if (scope === 'ALL') return found;
  return found.where((eb) =>
    eb.or([
      eb.and([
        eb.and(mine),
        eb.or([
          eb('project.returnCause', '=', 'RETURNED'),
          eb.and([eb('project.status', '=', 'COMPLETED'), eb('project.actualAmount', '>', invoicedSql)]),
          eb.and([eb('project.status', '=', 'COMPLETED'), eb('project.missingAssetNumbers', '>', 0)]),
          eb.and([eb('project.reportDue', 'is not', null), eb('project.report', 'is', null)]),
          eb.and([eb('project.status', 'in', ['EXECUTING', 'DECIDING']), eb('project.phase', 'is', null), isMoving]),
        ]),
      ]),
      eb.and([
        eb.and({ 'project.companyId': companyId, 'project.status': 'APPROVED' }),
        isNotAnnounced,
        eb.or([
          eb('project.officerId', '=', userId),
          ...(claims(reader) ? [eb.and([eb('project.officerId', 'is', null), eb('project.applicantId', '<>', userId)])] : []),
        ]),
      ]),
      eb.and([
        eb.and({ 'project.companyId': companyId, 'project.officerId': userId }),
        eb.or([
          eb.and([eb('project.phase', 'is', null), eb('project.status', 'in', ['OPENING', 'DECIDING']), isMoving]),
          eb('project.suspendCause', '=', 'OFFICER'),
          isToArchive,
        ]),
      ]),
      eb.and([eb('project.status', '=', 'AWARDED'), eb('project.companyId', '=', companyId), contractWaitsFor(userId)]),
      isWaitingFor(userId),
      eb.exists(
        eb
          .selectFrom('approvalTask as task')
          .innerJoin('approvalInstance as running', (join) =>
            join.onRef('running.companyId', '=', 'task.companyId').onRef('running.id', '=', 'task.instanceId'),
          )
          .select('task.id')
          .whereRef('running.companyId', '=', 'project.companyId')
          .whereRef('running.projectId', '=', 'project.id')
          .where('task.userId', '=', userId)
          .where('task.state', '=', 'PENDING'),
      ),
    ]),
  );
}

/** Which way a purchase goes: before the submission, the one that it names. */
const laneSql = sql<Schemas['PurchaseLane']>`coalesce(project.lane,
  case when project.execution_code <> 'ONLINE_BID' then 'OTHER' end)`;

/** How a purchase is bought: by bidding, unless something else is said. */
function wayMatches(code: Schemas['ExecutionCode']) {
  if (code !== 'ONLINE_BID') return sql<boolean>`project.execution_code = ${code}`;
  return sql<boolean>`(coalesce(project.execution_code, 'ONLINE_BID') = 'ONLINE_BID' and project.lane = 'BIDDING')`;
}

/** No notice about its single source runs to which nobody objects. Then nobody can do anything. */
const isNotAnnounced = sql<boolean>`(project.lane is distinct from 'OTHER' or project.next_time is null
  or ${objectedSinceSql} is not null)`;

/** It does not stand still. */
const isMoving = sql<boolean>`project.suspend_time is null`;

/** A condition on an award: its contract is to be drafted or signed by the user. */
function contractWaitsFor(userId: string) {
  return sql<boolean>`(project.phase is distinct from 'AWARD_APPROVING' and (project.officer_id = ${userId} or (
    project.applicant_id = ${userId} and not exists (select from contract where contract.company_id = project.company_id
      and contract.project_id = project.id and contract.status = 'TO_SIGN')))
    and not exists (select from contract where contract.company_id = project.company_id
      and contract.project_id = project.id and contract.status = 'APPROVING'))`;
}

/** All is paid and numbered: the officer archives it. */
const isToArchive = sql<boolean>`project.status = 'COMPLETED' and project.lane <> 'SMALL' and project.missing_asset_numbers = 0
  and project.paid_amount >= project.actual_amount`;

/** The user signs or concludes the running acceptance, or keeps the store for which goods wait. */
function isWaitingFor(userId: string) {
  const names = (people: typeof waitingMembers) => sql<boolean>`exists (select from json_array_elements(${people}) as person
    where person ->> 'id' = ${userId})`;
  return sql<boolean>`(project.phase = 'ACCEPTING' and ${names(waitingMembers)}
    or project.phase = 'WAREHOUSING' and ${names(waitingKeepers)})`;
}

type Filters = Omit<Input<'queryProjectPage'>['query'], 'current' | 'size' | 'sort'>;

function filtered(found: FoundProjects, filters: Filters, { session, db, now }: Reader): FoundProjects {
  const { companyId = session.companyId, keyword, status, lane, executionCode, deptId, applicantId } = filters;
  const { createTimeStart, createTimeEnd } = filters;
  let query = filters.companyId === undefined ? found : found.where('project.companyId', '=', companyId);
  if (status !== undefined) query = query.where(shownStatusSql(now), '=', status);
  if (lane !== undefined) query = query.where(laneSql, '=', lane);
  if (executionCode !== undefined) query = query.where(wayMatches(executionCode));
  if (deptId !== undefined) query = query.where('project.deptId', 'in', deptAndBelow(db, companyId, deptId));
  if (applicantId !== undefined) query = query.where('project.applicantId', '=', applicantId);
  if (createTimeStart !== undefined) query = query.where('project.createTime', '>=', new Date(createTimeStart));
  if (createTimeEnd !== undefined) query = query.where('project.createTime', '<', new Date(createTimeEnd));
  return keyword === undefined ? query : query.where(hasProjectKeyword(keyword));
}
