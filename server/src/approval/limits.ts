import type { Schemas } from '@campus-procurement/sdk';
import { type Kysely, sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { planDue } from '#platform/due/dueEvents.ts';
import { readCalendar } from '#platform/records/readCalendar.ts';
import { addWorkingDays } from '#platform/values/workingDays.ts';
import type { ApprovalCase } from './approvalCase.ts';

/** What is not decided while its purchase stands still. */
const heldKinds: Schemas['ApprovalBizType'][] = ['AWARD', 'AWARD_CANCEL', 'CONTRACT'];

/** Whether a case rests because its purchase stands still. */
export function isHeld(bizType: Schemas['ApprovalBizType'], { suspendTime }: { suspendTime: Date | null }): boolean {
  return suspendTime !== null && heldKinds.includes(bizType);
}

/** The same as a condition on the rows `instance` and its purchase. @param purchase as that is called in the query */
export const isHeldSql = (purchase = 'project') =>
  sql<boolean>`(${sql.ref(`${purchase}.suspendTime`)} is not null and instance.biz_type in (${sql.join(heldKinds.map(sql.lit))}))`;

/** Lets the time begin for the tasks of a case that have just come up; those that have a limit keep it. */
export async function beginLimits(
  { companyId, id: instanceId }: Pick<ApprovalCase, 'companyId' | 'id'>,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  const begun = await db
    .selectFrom('approvalTask')
    .select(['id', 'limitDays'])
    .where((eb) => eb.and({ companyId, instanceId, state: 'PENDING' }))
    .where('limitTime', 'is', null)
    .execute();
  if (begun.length === 0) return;
  const calendar = await readCalendar(companyId, { db });
  for (const [days, tasks] of Map.groupBy(begun, ({ limitDays }) => limitDays)) {
    const limitTime = addWorkingDays(now, days, calendar);
    await db
      .updateTable('approvalTask')
      .set({ limitTime, escalationTime: addWorkingDays(now, 2 * days, calendar), limitTold: 0 })
      .where('companyId', '=', companyId)
      .where(
        'id',
        'in',
        tasks.map(({ id }) => id),
      )
      .execute();
  }
  const { projectId } = await db
    .selectFrom('approvalInstance')
    .select('projectId')
    .where((eb) => eb.and({ companyId, id: instanceId }))
    .executeTakeFirstOrThrow();
  await planNextLimit({ companyId, projectId }, db);
}

/** Plans when the next limit in the cases of a purchase is over. Nothing is planned if none is to come. */
export async function planNextLimit(
  { companyId, projectId }: Pick<ApprovalCase, 'companyId' | 'projectId'>,
  db: Kysely<Tables>,
): Promise<void> {
  const next = await db
    .selectFrom('approvalTask as task')
    .innerJoin('approvalInstance as instance', (join) =>
      join.onRef('instance.companyId', '=', 'task.companyId').onRef('instance.id', '=', 'task.instanceId'),
    )
    .innerJoin('project', (join) =>
      join.onRef('project.companyId', '=', 'instance.companyId').onRef('project.id', '=', 'instance.projectId'),
    )
    .select(({ fn, eb }) =>
      fn
        .min<Date | null>(
          eb.case().when('task.limitTold', '=', 0).then(eb.ref('task.limitTime')).else(eb.ref('task.escalationTime')).end(),
        )
        .as('time'),
    )
    .where((eb) => eb.and({ 'instance.companyId': companyId, 'instance.projectId': projectId, 'instance.status': 'RUNNING' }))
    .where('task.state', '=', 'PENDING')
    .where('task.limitTold', '<', 2)
    .where(sql<boolean>`not ${isHeldSql()}`)
    .executeTakeFirst();
  if (next?.time) await planDue({ companyId, kind: 'APPROVAL_LIMIT', subjectId: projectId }, next.time, db);
}

/** Gives the time back for which who is asked could not decide, because a locked purchase stood still. */
export async function giveLimitsBack(
  { companyId, projectId, suspendTime }: Pick<ApprovalCase, 'companyId' | 'projectId'> & { suspendTime: Date },
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  // Somebody who was put in meanwhile has stood still for less.
  await sql`update approval_task as task
    set limit_time = limit_time + stood, escalation_time = escalation_time + stood
    from (select open.company_id, open.id, ${now}::timestamptz - greatest(open.since, ${suspendTime}::timestamptz) as stood
      from approval_task as open
      join approval_instance as instance on instance.company_id = open.company_id and instance.id = open.instance_id
      where instance.company_id = ${companyId} and instance.project_id = ${projectId} and instance.status = 'RUNNING'
        and instance.biz_type in (${sql.join(heldKinds)}) and open.state in ('PENDING', 'ASKING')) as held
    where task.company_id = held.company_id and task.id = held.id`.execute(db);
  await planNextLimit({ companyId, projectId }, db);
}
