import type { Input, Output } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { waitingTasks } from '#approval/deputies.ts';
import { movedAmountSql } from '#approval/movedAmount.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { type Order, orderOf } from '#platform/lists/order.ts';
import { hasKey, type KeyList, readPage } from '#platform/lists/page.ts';
import { caseRows, toCase, withCaseColumns, withKeyword } from './caseRows.ts';
import { stuckSql } from './stuckFigure.ts';

type Query = Input<'queryApprovalTaskPage'>['query'];
type FoundCases = ReturnType<typeof caseRows>;

/** Returns one page of what waits for the caller, what the caller has decided, what the caller has started, or what was copied to the caller. */
export async function queryApprovalTaskPage(
  { query }: Input<'queryApprovalTaskPage'>,
  context: Context,
): Promise<Output<'queryApprovalTaskPage'>> {
  switch (query.tab) {
    case 'APPLIED':
      return casePage(filtered(query, context).where('instance.applicantId', '=', context.session.userId), query, context);
    case 'CC':
      return casePage(copied(filtered(query, context), context), query, context);
    case 'DONE':
      return taskPage(decided(withTasks(filtered(query, context)), context), lastDecided, 'decideTime', query, context);
    default:
      return taskPage(waiting(withTasks(filtered(query, context)), context), longestWaiting, 'since', query, context);
  }
}

function casePage(found: FoundCases, query: Query, context: Context) {
  return readPage(
    query,
    found.select(['instance.companyId', 'instance.id']),
    orderOf('instance', 'createTime,desc'),
    (keys) => withCaseColumns(caseRows(context).where(hasKey('instance', keys))),
    (row) => toCase(row, null, isoTime(row.createTime), context),
    context,
  );
}

const longestWaiting = orderOf('task', 'since,asc');
const lastDecided: Order = [
  { column: sql`coalesce(task.decide_time, task.since)`, direction: 'desc' },
  { column: 'task.id', direction: 'desc' },
];

type FoundTasks = ReturnType<typeof withTasks>;

function taskPage(found: FoundTasks, order: Order, since: 'since' | 'decideTime', query: Query, context: Context) {
  return readPage(
    query,
    found.select(['task.companyId', 'task.id']),
    order,
    (keys) => taskRows(keys, since, context),
    (row) => toTask(row, context),
    context,
  );
}

function withTasks(found: FoundCases) {
  return found
    .innerJoin('approvalTask as task', (join) =>
      join.onRef('task.companyId', '=', 'instance.companyId').onRef('task.instanceId', '=', 'instance.id'),
    )
    .innerJoin('appUser as holder', (join) =>
      join.onRef('holder.companyId', '=', 'task.companyId').onRef('holder.id', '=', 'task.userId'),
    );
}

const waiting = (tasks: FoundTasks, context: Context) => tasks.where('task.id', 'in', waitingTasks(context));

function decided(tasks: FoundTasks, { session: { userId } }: Context) {
  return tasks
    .where((eb) => eb.or([eb('task.decideTime', 'is not', null), eb('task.state', '=', 'ASKING')]))
    .where((eb) => eb.or([eb('task.userId', '=', userId), eb('task.decidedById', '=', userId)]));
}

/** Selects cases with a task in each, of the caller or of somebody whose deputy the caller is. */
function taskRows(keys: KeyList, since: 'since' | 'decideTime', context: Context) {
  const { userId } = context.session;
  const found = withTasks(caseRows(context)).where(hasKey('task', keys));
  return withCaseColumns(found as never as FoundCases).select([
    sql<string>`task.id`.as('taskId'),
    sql<Date>`coalesce(${sql.ref(`task.${since}`)}, task.since)`.as('since'),
    sql<string | null>`case when task.user_id <> ${userId} then holder.name end`.as('forUserName'),
    sql<string | null>`case when task.user_id = ${userId} then task.decided_by_name end`.as('decidedByName'),
    sql<string | null>`(select asker.name from approval_task as parent
      join app_user as asker on asker.company_id = parent.company_id and asker.id = parent.user_id
      where parent.company_id = task.company_id and parent.id = task.parent_task_id)`.as('askedByName'),
  ]);
}

type TaskRow = Awaited<ReturnType<ReturnType<typeof taskRows>['executeTakeFirstOrThrow']>>;

function toTask({ taskId, since, forUserName, decidedByName, askedByName, ...row }: TaskRow, context: Context) {
  return { ...toCase(row, taskId, isoTime(since), context), forUserName, decidedByName, askedByName };
}

function copied(found: FoundCases, { session }: Context) {
  return found.where('instance.bizType', '=', 'PURCHASE').where((eb) =>
    eb.exists(
      eb
        .selectFrom('projectParticipant as part')
        .select('part.userId')
        .whereRef('part.companyId', '=', 'instance.companyId')
        .whereRef('part.projectId', '=', 'instance.projectId')
        .where((part) => part.and({ 'part.userId': session.userId, 'part.kind': 'COPIED' })),
    ),
  );
}

function filtered({ bizType, keyword }: Query, context: Context) {
  let found = caseRows(context);
  if (bizType !== undefined) found = found.where('instance.bizType', '=', bizType);
  return withKeyword(found, keyword);
}

/** Counts what waits for the caller, also as a deputy, and sums it up. */
export async function countApprovalTasks(
  _input: Input<'countApprovalTasks'>,
  context: Context,
): Promise<Output<'countApprovalTasks'>> {
  const { companyId } = context.session;
  const { todo, amount, since, overdue } = await context.db
    .selectFrom('approvalTask as task')
    .innerJoin('approvalInstance as instance', (join) =>
      join.onRef('instance.companyId', '=', 'task.companyId').onRef('instance.id', '=', 'task.instanceId'),
    )
    .select((eb) => [eb.fn.countAll<number>().as('todo'), eb.fn.min('task.since').as('since')])
    .select(sql<string>`coalesce(sum(${movedAmountSql}), 0.00)::text`.as('amount'))
    .select((eb) => eb.fn.countAll<number>().filterWhere('task.limitTime', '<=', context.now).as('overdue'))
    .where('task.companyId', '=', companyId)
    .where('task.id', 'in', waitingTasks(context))
    .executeTakeFirstOrThrow();
  return { todo, amount, since: since && isoTime(since), overdue, stuck: await countStuck(context) };
}

/** How many cases need somebody who puts another person in, and how many other steps nobody can do, for those who may reassign. */
async function countStuck(context: Context): Promise<number> {
  if (!permitted(context)('reassignApproval')) return 0;
  const { stuck } = await context.db.selectNoFrom((await stuckSql(context)).as('stuck')).executeTakeFirstOrThrow();
  return stuck.count;
}
