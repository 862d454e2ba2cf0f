import type { Input, Output } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { changedBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { writeTaskLog } from '#platform/tasks/writeTaskLog.ts';
import { reachableTask, readTask } from './taskDetail.ts';
import { mayStop, retriable, waiting } from './toTask.ts';

const constraints = {
  // Another task of this kind is open.
  task_singular_unique: () => new Failure('taskState'),
};

/** Retries a task. The state is a condition of the update, so only one of several parallel calls succeeds. */
export async function retryTask({ path: { id } }: Input<'retryTask'>, context: Context): Promise<Output<'retryTask'>> {
  const { db, now, session } = context;
  const { companyId } = await reachableTask(id, context);
  const retried = await refusedBy(
    constraints,
    db
      .updateTable('task')
      .set({ status: 'RETRYING', executeTime: now, retryTimes: 0, ...changedBy(context) })
      .where((eb) => eb.and({ companyId, id }))
      .where('status', 'in', retriable)
      .returning('id')
      .executeTakeFirst(),
  );
  if (!retried) throw new Failure('taskState');
  await writeTaskLog(db, { companyId, id }, 'INFO', { key: 'retryAsked', params: { name: session.userName } }, now);
  return readTask(id, context);
}

/** Stops a waiting task at once. A running one is asked to stop, which it does at its next checkpoint. */
export async function stopTask({ path: { id } }: Input<'stopTask'>, context: Context): Promise<Output<'stopTask'>> {
  const { db, now, session } = context;
  const task = await reachableTask(id, context);
  if (!mayStop(task, context)) throw new Failure('forbidden');
  const { companyId } = task;
  const stopped = await db
    .updateTable('task')
    .set((eb) => ({
      status: eb
        .case()
        .when('status', '=', 'RUNNING')
        .then(eb.ref('status'))
        .else('STOPPED' as const)
        .end(),
      stopRequested: sql<boolean>`status = 'RUNNING'`,
      endTime: eb.case().when('status', '=', 'RUNNING').then(eb.ref('endTime')).else(now).end(),
      ...changedBy(context),
    }))
    .where((eb) => eb.and({ companyId, id, stopRequested: false }))
    .where('status', 'in', [...waiting, 'RUNNING'])
    .returning('id')
    .executeTakeFirst();
  if (!stopped) throw new Failure('taskState');
  await writeTaskLog(db, { companyId, id }, 'INFO', { key: 'stopAsked', params: { name: session.userName } }, now);
  return readTask(id, context);
}
