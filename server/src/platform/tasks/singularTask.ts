import { notSetUp } from '../auth/notSetUp.ts';
import type { Context } from '../context/context.ts';
import { planTask } from './planTask.ts';
import type { TaskType } from './taskKind.ts';

/**
 * Plans a task of a kind that a school may have only once at a time, or finds the open one: parallel callers all get the same task.
 * @throws Failure `notConfigured` if the kind is not set up for the school
 */
export async function plannedOrOpen(taskType: TaskType, context: Context) {
  const { db, now, session, config, taskKinds } = context;
  const { companyId } = session;
  const { needs } = taskKinds[taskType];
  if (needs?.isSet(config, companyId) === false) throw await notSetUp(needs.setting, context);
  const planned = await planTask(db, taskKinds, { companyId, taskType, executeTime: now, by: session }, now);
  // If the open task has ended in the meantime, it is still the latest of its kind.
  const found = latestTasks(taskType, context).$if(planned !== null, (query) => query.where('id', '=', planned));
  return found.executeTakeFirstOrThrow();
}

/** Selects the latest task of a kind in the caller's school. */
export function latestTasks(taskType: TaskType, { db, session: { companyId } }: Context) {
  return db
    .selectFrom('task')
    .select(['id', 'status', 'doneCount', 'totalCount', 'result', 'error', 'startTime', 'endTime'])
    .where((eb) => eb.and({ companyId, taskType }))
    .orderBy('createTime', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
}
