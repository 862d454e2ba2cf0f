import { expressionBuilder, sql } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

/**
 * Selects the names of those whom an open case asks, in an order that stays. Its tasks are called `task`.
 * @param record the table in the query around it that has the case
 * @param instanceId its column with the id of the case
 */
export function askedIn(record: string, instanceId: 'id' | 'instanceId') {
  return expressionBuilder<Tables>()
    .selectFrom('approvalTask as task')
    .innerJoin('appUser as asked', (join) =>
      join.onRef('asked.companyId', '=', 'task.companyId').onRef('asked.id', '=', 'task.userId'),
    )
    .select('asked.name')
    .where('task.companyId', '=', sql.ref<string>(`${record}.companyId`))
    .where('task.instanceId', '=', sql.ref<string>(`${record}.${instanceId}`))
    .where('task.state', '=', 'PENDING')
    .orderBy('asked.id');
}
