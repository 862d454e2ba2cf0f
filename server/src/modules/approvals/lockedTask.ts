import type { Selectable } from 'kysely';
import type { Context } from '../../context/context.ts';
import type { Tables } from '../../db/tables.ts';
import { Failure } from '../../failure/failure.ts';
import { lockProject } from '../projects/public.ts';
import { changedBy, decidedBy } from './refusals.ts';

export type Task = Selectable<Tables['approvalTask']>;

/**
 * Reads a task that waits for the caller, with its case and purchase, both locked: the purchase before the case.
 * @param version of the case, as it was read
 * @throws Failure `missing`, or one that says who was there before
 */
export async function lockedTask(taskId: string, version: number, context: Context) {
  const { db, session } = context;
  const { companyId } = session;
  const own = await db
    .selectFrom('approvalTask as task')
    .innerJoin('approvalInstance as instance', (join) =>
      join.onRef('instance.companyId', '=', 'task.companyId').onRef('instance.id', '=', 'task.instanceId'),
    )
    .select(['instance.id', 'instance.projectId'])
    .where((eb) => eb.and({ 'task.companyId': companyId, 'task.id': taskId, 'task.userId': session.userId }))
    .executeTakeFirst();
  if (!own) throw new Failure('missing');
  const project = await lockProject({ companyId, id: own.projectId }, context);
  const instance = await lockedCase(companyId, own.id, context);
  const task = await db
    .selectFrom('approvalTask')
    .selectAll()
    .where((eb) => eb.and({ companyId, id: taskId }))
    .executeTakeFirstOrThrow();
  if (task.state !== 'PENDING' || instance.status !== 'RUNNING') throw await decidedBy(instance, context);
  if (instance.version !== version) throw await changedBy(project, instance, context);
  return { project, instance, task };
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
