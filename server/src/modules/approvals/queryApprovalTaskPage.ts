import type { Input, Output } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { permitted } from '../../auth/permitted.ts';
import type { Context } from '../../context/context.ts';
import { readPage } from '../../lists/page.ts';
import { caseRows, toCase, withCaseColumns, withKeyword } from './caseRows.ts';
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
    .where('task.userId', '=', context.session.userId);
  if (query.tab === 'TODO') {
    const open = tasks.where('task.state', '=', 'PENDING');
    const sorted = withCaseColumns(open as never as typeof found)
      .select([sql<string>`task.id`.as('taskId'), sql<Date>`task.since`.as('since')])
      .orderBy(sql`task.since`)
      .orderBy(sql`task.id`);
    return readPage(query, open, sorted, ({ taskId, since, ...row }) => toCase(row, taskId, isoTime(since), context));
  }
  const done = tasks.where('task.decideTime', 'is not', null);
  const sorted = withCaseColumns(done as never as typeof found)
    .select([sql<string>`task.id`.as('taskId'), sql<Date>`task.decide_time`.as('since')])
    .orderBy(sql`task.decide_time desc`)
    .orderBy(sql`task.id desc`);
  return readPage(query, done, sorted, ({ taskId, since, ...row }) => toCase(row, taskId, isoTime(since), context));
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

/** Counts what waits for the caller, and sums it up. */
export async function countApprovalTasks(
  _input: Input<'countApprovalTasks'>,
  context: Context,
): Promise<Output<'countApprovalTasks'>> {
  const { db, now, session } = context;
  const { companyId, userId } = session;
  const { todo, amount, since, overdue } = await db
    .selectFrom('approvalTask as task')
    .innerJoin('approvalInstance as instance', (join) =>
      join.onRef('instance.companyId', '=', 'task.companyId').onRef('instance.id', '=', 'task.instanceId'),
    )
    .select((eb) => [eb.fn.countAll<number>().as('todo'), eb.fn.min('task.since').as('since')])
    .select(sql<string>`coalesce(sum(instance.amount), 0.00)::text`.as('amount'))
    .select((eb) => eb.fn.countAll<number>().filterWhere('task.limitTime', '<=', now).as('overdue'))
    .where((eb) => eb.and({ 'task.companyId': companyId, 'task.userId': userId, 'task.state': 'PENDING' }))
    .executeTakeFirstOrThrow();
  return { todo, amount, since: since && isoTime(since), overdue, stuck: await countStuck(context) };
}

/** How many cases need somebody who puts another person in, for those who may. */
async function countStuck(context: Context): Promise<number> {
  if (!permitted(context)('reassignApproval')) return 0;
  const found = await stuckCases(context);
  const { stuck } = await found.select((eb) => eb.fn.countAll<number>().as('stuck')).executeTakeFirstOrThrow();
  return stuck;
}
