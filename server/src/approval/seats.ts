import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { planDue } from '#platform/due/dueEvents.ts';

/** Whether the user of a task can decide: is enabled and holds a role. A seat without a user cannot. SQL for tasks that are called `task`. */
export const canActSql = sql<boolean>`exists (select from app_user as holder
  where holder.company_id = task.company_id and holder.id = task.user_id and holder.status = 'ENABLED'
    and exists (select from user_role_dept as held
      join role on role.company_id = held.role_company_id and role.id = held.role_id
      where held.company_id = holder.company_id and held.user_id = holder.id and role.status = 'ENABLED'))`;

/** Whether a task decides and is open: who waits for opinions may decide without them. SQL for tasks that are called `task`. */
const isSeatSql = sql<boolean>`(task.parent_task_id is null and task.state in ('PENDING', 'ASKING'))`;

/** Whether a running case cannot go on: nobody who is asked can decide, or one of those who must all agree cannot. SQL for `instance`. */
export const isBlockedSql = sql<boolean>`(instance.status = 'RUNNING' and (
  not exists (select from approval_task as task where task.company_id = instance.company_id and task.instance_id = instance.id
    and ${isSeatSql} and ${canActSql})
  or exists (select from approval_task as task where task.company_id = instance.company_id and task.instance_id = instance.id
    and ${isSeatSql} and task.mode = 'ALL' and not ${canActSql})))`;

/** Selects the ids of the cases of a school for which `isBlockedSql` is true, by what is open only; each user is looked at once. */
export const blockedCasesSql = (companyId: string) => sql<string>`
  with seat as materialized (
    select task.instance_id, coalesce(task.user_id, '') as user_id, task.mode from approval_task as task
    where task.company_id = ${companyId} and ${isSeatSql}),
  absent as materialized (
    select task.user_id from (select distinct ${companyId} as company_id, user_id from seat) as task where not ${canActSql})
  select seat.instance_id from seat left join absent on absent.user_id = seat.user_id group by seat.instance_id
    having bool_and(absent.user_id is not null) or bool_or(absent.user_id is not null and seat.mode = 'ALL')
  union all
  select instance.id from approval_instance as instance where instance.company_id = ${companyId} and instance.status = 'RUNNING'
    and not exists (select from approval_task as task
      where task.company_id = instance.company_id and task.instance_id = instance.id and ${isSeatSql})`;

/** Somebody who is asked in a case now, or a seat that nobody holds. */
export interface OpenSeat {
  id: string;
  step: number;
  node: number | null;
  kind: Tables['approvalTask']['kind'];
  mode: 'ANY' | 'ALL';
  userId: string | null;
  userName: string | null;
  canAct: boolean;
  since: Date | null;
  escalationTime: Date | null;
}

/** Reads who is asked in a case now. */
export function openSeats(companyId: string, instanceId: string, db: Kysely<Tables>): Promise<OpenSeat[]> {
  return db
    .selectFrom('approvalTask as task')
    .leftJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'task.companyId').onRef('user.id', '=', 'task.userId'),
    )
    .select(['task.id', 'task.step', 'task.node', 'task.kind', 'task.mode', 'task.userId', 'user.name as userName'])
    .select(['task.since', 'task.escalationTime', canActSql.as('canAct')])
    .where((eb) => eb.and({ 'task.companyId': companyId, 'task.instanceId': instanceId }))
    .where(isSeatSql)
    .orderBy('task.id')
    .execute();
}

/** The seats that hold a case up because who has them cannot decide: where one suffices, none does as long as somebody can. */
export function stuckSeats(seats: readonly OpenSeat[]): OpenSeat[] {
  const left = seats.filter(({ canAct }) => !canAct);
  return left.length === seats.length ? left : left.filter(({ mode }) => mode === 'ALL');
}

/** Has a case looked at, after what is happening now. */
export async function reviewCase(
  { companyId, id }: { companyId: string; id: string },
  { db, now }: { db: Kysely<Tables>; now: Date },
): Promise<void> {
  const { projectId } = await db
    .selectFrom('approvalInstance')
    .select('projectId')
    .where((eb) => eb.and({ companyId, id }))
    .executeTakeFirstOrThrow();
  await planDue({ companyId, kind: 'APPROVAL_REVIEW', subjectId: projectId }, now, db);
}

/**
 * Has the cases looked at in which a user is asked: call it when what the user may do has changed. It happens afterwards, because cases
 * are locked before users.
 */
export async function reviewCasesOf(
  { companyId, userId }: { companyId: string; userId: string },
  { db, now }: { db: Kysely<Tables>; now: Date },
): Promise<void> {
  const found = await db
    .selectFrom('approvalTask as task')
    .innerJoin('approvalInstance as instance', (join) =>
      join.onRef('instance.companyId', '=', 'task.companyId').onRef('instance.id', '=', 'task.instanceId'),
    )
    .select('instance.projectId')
    .distinct()
    .where((eb) => eb.and({ 'task.companyId': companyId, 'task.userId': userId }))
    .where('task.state', 'in', ['PENDING', 'ASKING'])
    .where('instance.status', '=', 'RUNNING')
    .orderBy('instance.projectId')
    .execute();
  for (const { projectId } of found) await planDue({ companyId, kind: 'APPROVAL_REVIEW', subjectId: projectId }, now, db);
}
