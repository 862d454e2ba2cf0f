import type { Input, Output } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { blockedCasesSql, isBlockedSql, openSeats } from '#approval/seats.ts';
import type { Context, Reader } from '#platform/context/context.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, type KeyList, readPage } from '#platform/lists/page.ts';
import { begunProjects } from '../records/public.ts';
import { caseRows, withKeyword } from './caseRows.ts';
import { openToOthers, toSeat } from './openToOthers.ts';

/** Selects the ids of the cases of a school of which a task was left for twice its limit. */
const leftCasesSql = (companyId: string, now: Date) => sql<string>`select task.instance_id from approval_task as task
  where task.company_id = ${companyId} and task.state = 'PENDING' and task.escalation_time <= ${now}`;

/** Selects the cases within the caller's reach that cannot go on, or were left by who is asked. */
export async function stuckCases(reader: Reader) {
  const { now, session } = reader;
  const { companyId } = session;
  const seen = (await begunProjects(reader)).select(['project.companyId', 'project.id']);
  return caseRows(reader)
    .where((eb) => eb(eb.refTuple('project.companyId', 'project.id'), 'in', seen.$asTuple('companyId', 'id')))
    .where('instance.status', '=', 'RUNNING')
    .where(sql<boolean>`instance.id in (${blockedCasesSql(companyId)} union ${leftCasesSql(companyId, now)})`);
}

/** Returns one page of the cases that need somebody who puts another person in. */
export async function queryStuckApprovalPage(
  { query = {} }: Input<'queryStuckApprovalPage'>,
  context: Context,
): Promise<Output<'queryStuckApprovalPage'>> {
  const { db, now, session } = context;
  const found = withKeyword(await stuckCases(context), query.keyword);
  const page = await readPage(
    query,
    found.select(['instance.companyId', 'instance.id']),
    orderOf('instance', 'createTime,asc'),
    (some) => stuckRows(some, context),
    (row) => row,
    context,
  );
  const records = [];
  for (const { blockedTime, ...row } of page.records) {
    const seats = openToOthers(await openSeats(session.companyId, row.id, db), now).map(toSeat);
    const since = seats.map((seat) => seat.since).sort()[0];
    records.push({ ...row, seats, since: blockedTime ? isoTime(blockedTime) : (since ?? isoTime(now)) });
  }
  return { ...page, records };
}

function stuckRows(keys: KeyList, context: Context) {
  return caseRows(context)
    .select(['instance.id', 'instance.bizType', 'instance.projectId', 'project.projectCode', 'instance.amount'])
    .select(['project.projectName as title', 'applicant.name as applicantName', 'dept.deptName'])
    .select(['instance.blockedTime', isBlockedSql.as('blocked')])
    .where(hasKey('instance', keys));
}
