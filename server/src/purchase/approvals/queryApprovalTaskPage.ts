import type { Input, Output } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { waitingTasks } from '#approval/deputies.ts';
import { movedAmountSql } from '#approval/movedAmount.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { readPage } from '#platform/lists/page.ts';
import { caseRows, toCase, withCaseColumns, withKeyword } from './caseRows.ts';
import { strandedRows } from './queryStrandedTurnPage.ts';
import { stuckCases } from './queryStuckApprovalPage.ts';

type Query = Input<'queryApprovalTaskPage'>['query'];

/** Returns one page of what waits for the caller, what the caller has decided, what the caller has started, or what was copied to the caller. */
export async function queryApprovalTaskPage(
  { query }: Input<'queryApprovalTaskPage'>,
  context: Context,
): Promise<Output<'queryApprovalTaskPage'>> {
  const found = filtered(query, context);
  if (query.tab === 'APPLIED' || query.tab === 'CC') {
    const own = query.tab === 'CC' ? copied(found, context) : found.where('instance.applicantId', '=', context.session.userId);
    const sorted = withCaseColumns(own).orderBy('instance.createTime', 'desc').orderBy('instance.id', 'desc');
    return readPage(query, own, sorted, (row) => toCase(row, null, isoTime(row.createTime), context));
  }
  const tasks = found
    .innerJoin('approvalTask as task', (join) =>
      join.onRef('task.companyId', '=', 'instance.companyId').onRef('task.instanceId', '=', 'instance.id'),
    )
    .innerJoin('appUser as holder', (join) =>
      join.onRef('holder.companyId', '=', 'task.companyId').onRef('holder.id', '=', 'task.userId'),
    );
  const me = context.session.userId;
  if (query.tab === 'TODO') {
    const open = tasks.where('task.id', 'in', waitingTasks(context));
    const sorted = ofTask(open as never as typeof found, 'since', me)
      .orderBy(sql`task.since`)
      .orderBy(sql`task.id`);
    return readPage(query, open, sorted, (row) => toTask(row, context));
  }
  const done = tasks
    .where((eb) => eb.or([eb('task.decideTime', 'is not', null), eb('task.state', '=', 'ASKING')]))
    .where((eb) => eb.or([eb('task.userId', '=', me), eb('task.decidedById', '=', me)]));
  const sorted = ofTask(done as never as typeof found, 'decideTime', me)
    .orderBy(sql`coalesce(task.decide_time, task.since) desc`)
    .orderBy(sql`task.id desc`);
  return readPage(query, done, sorted, (row) => toTask(row, context));
}

/** Selects the columns of cases with those of a task in each, of the user or of somebody whose deputy the user is. */
function ofTask(found: ReturnType<typeof caseRows>, since: 'since' | 'decideTime', userId: string) {
  return withCaseColumns(found).select([
    sql<string>`task.id`.as('taskId'),
    sql<Date>`coalesce(${sql.ref(`task.${since}`)}, task.since)`.as('since'),
    sql<string | null>`case when task.user_id <> ${userId} then holder.name end`.as('forUserName'),
    sql<string | null>`case when task.user_id = ${userId} then task.decided_by_name end`.as('decidedByName'),
    sql<string | null>`(select asker.name from approval_task as parent
      join app_user as asker on asker.company_id = parent.company_id and asker.id = parent.user_id
      where parent.company_id = task.company_id and parent.id = task.parent_task_id)`.as('askedByName'),
  ]);
}

type TaskRow = Awaited<ReturnType<ReturnType<typeof ofTask>['executeTakeFirstOrThrow']>>;

function toTask({ taskId, since, forUserName, decidedByName, askedByName, ...row }: TaskRow, context: Context) {
  return { ...toCase(row, taskId, isoTime(since), context), forUserName, decidedByName, askedByName };
}

function copied(found: ReturnType<typeof caseRows>, { session }: Context) {
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
  const [cases, steps] = [await stuckCases(context), await strandedRows(context)];
  const { stuck } = await context.db
    .selectNoFrom(
      sql<number>`(select count(*) from (${cases.select('instance.id')}) as stuck)
      + (select count(*) from (${steps.select('stranded.id')}) as other)`.as('stuck'),
    )
    .executeTakeFirstOrThrow();
  return stuck;
}
