import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { type SqlBool, sql } from 'kysely';
import { isOwnTurn } from '#approval/ownTurns.ts';
import { deptAndBelow } from '#platform/auth/deptReach.ts';
import type { Context, Reader } from '#platform/context/context.ts';
import { type LongList, longList } from '#platform/lists/longList.ts';
import { type Order, orderOf } from '#platform/lists/order.ts';
import { hasKey, keyOf } from '#platform/lists/page.ts';
import {
  costSql,
  type FoundProjects,
  hasProjectKeyword,
  isFollowed,
  projectsWithTurns,
  shownStatusSql,
  showsStatus,
  toProject,
  visibleProjects,
  waitsForReader,
} from '../records/public.ts';

/** Returns one page of purchases. */
export async function queryProjectPage(
  { query }: Input<'queryProjectPage'>,
  context: Context,
): Promise<Output<'queryProjectPage'>> {
  const { sort = 'createTime,desc', ...filters } = query;
  const list = await projectList(filters, context);
  return list.page(query, orderIn(sort), context);
}

/** By amount they are sorted by the amount that is shown. */
function orderIn(sort: NonNullable<Input<'queryProjectPage'>['query']['sort']>): Order {
  const order = orderOf('project', sort);
  return order.map((one) => (one.column === 'project.amount' ? { ...one, column: costSql } : one));
}

/** Returns the purchases that a reader sees and that match the filters. */
export async function projectList(filters: Filters, reader: Reader): Promise<LongList<Schemas['Project']>> {
  const found = filtered(await inScope(await visibleProjects(reader), filters.scope, reader), filters, reader);
  const isOwn = await isOwnTurn(reader);
  return longList(
    'project',
    found.select(['project.companyId', 'project.id']),
    (keys, db) => projectsWithTurns(db.selectFrom('project').where(hasKey('project', keys)), isOwn),
    (rows) => rows.map((row) => toProject(row, reader)),
    reader,
  );
}

/** Counts the purchases of a scope by the state that is shown. */
export async function countProjectsByStatus(
  { query }: Input<'countProjectsByStatus'>,
  context: Context,
): Promise<Output<'countProjectsByStatus'>> {
  const all = await inScope(await visibleProjects(context), query?.scope ?? 'MINE', context);
  const found = query?.lane === undefined ? all : all.where(laneSql, '=', query.lane);
  const counted = found
    .select((eb) => [shownStatusSql(context.now).as('status'), eb.fn.countAll<number>().as('count')])
    // By its place in the list: the same expression would get other parameters.
    .groupBy(sql`1`)
    .orderBy('status');
  const sizeOf = (counts: { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0);
  const key = `by state ${keyOf(found.select('project.id'))}`;
  return context.totals.read(key, () => counted.execute(), sizeOf);
}

type Scope = Schemas['ProjectScope'];

/** Narrows the purchases that somebody sees to a scope. */
async function inScope(found: FoundProjects, scope: Scope, reader: Reader): Promise<FoundProjects> {
  const { session, role } = reader;
  const { companyId, userId } = session;
  switch (scope) {
    case 'MINE':
      return found.where((eb) => eb.and({ 'project.companyId': companyId, 'project.applicantId': userId }));
    case 'DEPT':
      return found.where((eb) => eb.and({ 'project.companyId': companyId, 'project.deptId': role.deptId }));
    case 'PAYABLE':
      return found.where(payable(reader));
    case 'FOLLOWED':
      return found.where(isFollowed(reader));
    case 'TODO':
      return found.where(await waitsForReader(reader));
    default:
      return found;
  }
}

/** A condition: something of the purchase is to be paid. */
function payable({ session, role }: Reader) {
  const ofSchool = role.dataScope === 'ALL' ? sql`` : sql`turn.company_id = ${session.companyId} and`;
  return sql<SqlBool>`(project.company_id, project.id) in (select turn.company_id, turn.project_id from turn where ${ofSchool} turn.step = 'PAY')`;
}

/** Which way a purchase goes: before the submission, the one that it names. */
const laneSql = sql<Schemas['PurchaseLane']>`coalesce(project.lane,
  case when project.execution_code <> 'ONLINE_BID' then 'OTHER' end)`;

/** How a purchase is bought: by bidding, unless something else is said. */
function wayMatches(code: Schemas['ExecutionCode']) {
  if (code !== 'ONLINE_BID') return sql<boolean>`project.execution_code = ${code}`;
  return sql<boolean>`(coalesce(project.execution_code, 'ONLINE_BID') = 'ONLINE_BID' and project.lane = 'BIDDING')`;
}

type Filters = Omit<Input<'queryProjectPage'>['query'], 'current' | 'size' | 'sort'>;

function filtered(found: FoundProjects, filters: Filters, { session, db, now }: Reader): FoundProjects {
  const { companyId = session.companyId, keyword, status, lane, executionCode, deptId, applicantId } = filters;
  const { officerId, createTimeStart, createTimeEnd } = filters;
  let query = filters.companyId === undefined ? found : found.where('project.companyId', '=', companyId);
  if (status !== undefined) query = query.where(showsStatus(status, now));
  if (lane !== undefined) query = query.where(laneSql, '=', lane);
  if (executionCode !== undefined) query = query.where(wayMatches(executionCode));
  if (deptId !== undefined) query = query.where('project.deptId', 'in', deptAndBelow(db, companyId, deptId));
  if (applicantId !== undefined) query = query.where('project.applicantId', '=', applicantId);
  if (officerId !== undefined) query = query.where('project.officerId', '=', officerId);
  if (createTimeStart !== undefined) query = query.where('project.createTime', '>=', new Date(createTimeStart));
  if (createTimeEnd !== undefined) query = query.where('project.createTime', '<', new Date(createTimeEnd));
  return keyword === undefined ? query : query.where(hasProjectKeyword(keyword));
}
