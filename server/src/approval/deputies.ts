import { dayOf } from '@campus-procurement/sdk/time';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { isHeldSql } from './limits.ts';

/** Who asks, and when. */
interface Asking {
  db: Kysely<Tables>;
  now: Date;
  session: { companyId: string; userId: string };
}

/** Selects the periods of a school that run today, with what they are about. */
export function runningPeriods({ db, now }: Pick<Asking, 'db' | 'now'>, companyId: string) {
  const today = dayOf(now);
  return db
    .selectFrom('approvalDelegation as period')
    .where('period.companyId', '=', companyId)
    .where('period.startDay', '<=', today)
    .where('period.endDay', '>=', today);
}

/** A condition on a period and a case: its kind is one of those of the period. A receipt is never: the witness says what they have seen. */
export const coversKind = sql<boolean>`(instance.biz_type <> 'RECEIPT'
  and (period.biz_types = '{}' or instance.biz_type = any(period.biz_types)))`;

/**
 * Selects the open tasks that a deputy may decide now, one row for each deputy: of enabled users, never by whoever has asked, buys or
 * handles the purchase, and never by somebody who has a part in the case already, so that nobody counts twice.
 */
export function deputyTasks(asking: Pick<Asking, 'db' | 'now'>, companyId: string) {
  return (
    runningPeriods(asking, companyId)
      .innerJoin('approvalTask as task', (join) =>
        join.onRef('task.companyId', '=', 'period.companyId').onRef('task.userId', '=', 'period.userId'),
      )
      .innerJoin('approvalInstance as instance', (join) =>
        join.onRef('instance.companyId', '=', 'task.companyId').onRef('instance.id', '=', 'task.instanceId'),
      )
      .innerJoin('project as bought', (join) =>
        join.onRef('bought.companyId', '=', 'instance.companyId').onRef('bought.id', '=', 'instance.projectId'),
      )
      .innerJoin('appUser as holder', (join) =>
        join.onRef('holder.companyId', '=', 'period.companyId').onRef('holder.id', '=', 'period.userId'),
      )
      .innerJoin('appUser as agent', (join) =>
        join.onRef('agent.companyId', '=', 'period.companyId').onRef('agent.id', '=', 'period.agentId'),
      )
      .where((eb) => eb.and({ 'task.state': 'PENDING', 'holder.status': 'ENABLED', 'agent.status': 'ENABLED' }))
      // An opinion is one's own.
      .where('task.parentTaskId', 'is', null)
      .where(coversKind)
      .whereRef('period.agentId', '<>', 'bought.applicantId')
      .whereRef('period.agentId', '<>', 'instance.applicantId')
      .where(sql<boolean>`not period.agent_id = any(bought.former_applicant_ids)`)
      .where(sql<boolean>`period.agent_id is distinct from bought.officer_id`)
      .where(
        sql<boolean>`not exists (select from approval_task as part where part.company_id = task.company_id
        and part.instance_id = task.instance_id and ${partOf(sql.ref('period.agent_id'))})`,
      )
  );
}

/** A condition on a task: it is or was the user's, or they have decided it for somebody. Who has returned a case is asked again. */
const partOf = (userId: RawBuilder<unknown>) =>
  sql<boolean>`(part.state not in ('CANCELLED', 'RETURNED') and (part.user_id = ${userId} or part.decided_by_id = ${userId}))`;

/** Whether somebody is or was asked in a case, or has decided in it for somebody. */
export async function hasPartIn(
  { companyId, id }: { companyId: string; id: string },
  userId: string,
  { db }: Pick<Asking, 'db'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('approvalTask as part')
    .select('part.id')
    .where((eb) => eb.and({ 'part.companyId': companyId, 'part.instanceId': id }))
    .where(partOf(sql`${userId}`))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Selects the ids of the tasks that wait for the caller: the own ones, and those that the caller may decide as a deputy. What rests with its
 * purchase waits for nobody.
 */
export function waitingTasks({ db, now, session: { companyId, userId } }: Asking) {
  return db
    .selectFrom('approvalTask as own')
    .innerJoin('approvalInstance as instance', (join) =>
      join.onRef('instance.companyId', '=', 'own.companyId').onRef('instance.id', '=', 'own.instanceId'),
    )
    .innerJoin('project as bought', (join) =>
      join.onRef('bought.companyId', '=', 'instance.companyId').onRef('bought.id', '=', 'instance.projectId'),
    )
    .select('own.id')
    .where((eb) => eb.and({ 'own.companyId': companyId, 'own.userId': userId, 'own.state': 'PENDING' }))
    .where(sql<boolean>`not ${isHeldSql('bought')}`)
    .union(
      deputyTasks({ db, now }, companyId)
        .select('task.id')
        .where('period.agentId', '=', userId)
        .where(sql<boolean>`not ${isHeldSql('bought')}`),
    );
}
