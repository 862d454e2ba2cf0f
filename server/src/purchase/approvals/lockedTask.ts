import type { Selectable } from 'kysely';
import { coversKind, deputyTasks, runningPeriods } from '#approval/deputies.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure } from '#platform/failure/failure.ts';
import { lockProject } from '../records/public.ts';
import { changedBy, decidedBy } from './refusals.ts';

export type Task = Selectable<Tables['approvalTask']>;

/**
 * Reads a task that waits for the caller, with its case and purchase, both locked: the purchase before the case.
 * @param version of the case, as it was read
 * @param takes DEPUTY: also the task of somebody for whom the caller decides today
 * @returns forUserName: in whose place the caller decides; null for an own task
 * @throws Failure `missing`, `samePerson`, or one that says who was there before
 */
export async function lockedTask(taskId: string, version: number, takes: 'OWN' | 'DEPUTY', context: Context) {
  const { db, session } = context;
  const { companyId, userId } = session;
  const found = await foundTask(taskId, context);
  const isOwn = found?.userId === userId;
  if (!found || !(isOwn || (takes === 'DEPUTY' && (found.decidedById === userId || found.isDeputys))))
    throw new Failure('missing');
  const project = await lockProject({ companyId, id: found.projectId }, context);
  const instance = await lockedCase(companyId, found.instanceId, context);
  const task = await db
    .selectFrom('approvalTask')
    .selectAll()
    .where((eb) => eb.and({ companyId, id: taskId }))
    .executeTakeFirstOrThrow();
  // Who has asked others first may decide all the same.
  const isOpen = task.state === 'PENDING' || (task.state === 'ASKING' && isOwn);
  if (!isOpen || instance.status !== 'RUNNING') throw await decidedBy(instance, context);
  if (instance.version !== version) throw await changedBy(project, instance, context);
  if (task.state === 'ASKING' && takes === 'OWN') throw new Failure('wrongState');
  if (!isOwn && !(await mayDecide(task, context))) throw new Failure('samePerson');
  return { project, instance, task, forUserName: isOwn ? null : found.userName };
}

/** A task of the school, and whether the caller is the deputy of whom it belongs to, whatever else speaks against it. */
function foundTask(taskId: string, context: Context) {
  const { companyId, userId } = context.session;
  return context.db
    .selectFrom('approvalTask as task')
    .innerJoin('approvalInstance as instance', (join) =>
      join.onRef('instance.companyId', '=', 'task.companyId').onRef('instance.id', '=', 'task.instanceId'),
    )
    .innerJoin('appUser as holder', (join) =>
      join.onRef('holder.companyId', '=', 'task.companyId').onRef('holder.id', '=', 'task.userId'),
    )
    .select(['task.instanceId', 'instance.projectId', 'task.userId', 'holder.name as userName', 'task.decidedById'])
    .select((eb) =>
      eb
        .exists(
          runningPeriods(context, companyId)
            .select('period.id')
            .where('period.agentId', '=', userId)
            .where('period.userId', '=', eb.ref('task.userId'))
            .where(coversKind),
        )
        .as('isDeputys'),
    )
    .where((eb) => eb.and({ 'task.companyId': companyId, 'task.id': taskId }))
    .executeTakeFirst();
}

/** Whether the caller may decide a task of somebody else: looked at again, because it may have changed before the lock. */
async function mayDecide({ companyId, id }: Task, context: Context): Promise<boolean> {
  const mine = await deputyTasks(context, companyId)
    .select('task.id')
    .where((eb) => eb.and({ 'task.id': id, 'period.agentId': context.session.userId }))
    .limit(1)
    .executeTakeFirst();
  return mine !== undefined;
}

/** Reads a case and locks it. Its purchase must be locked. */
export function lockedCase(companyId: string, id: string, { db }: Context) {
  return db
    .selectFrom('approvalInstance')
    .selectAll()
    .where((eb) => eb.and({ companyId, id }))
    .forUpdate()
    .executeTakeFirstOrThrow();
}
