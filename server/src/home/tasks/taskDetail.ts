import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { toFileInfo } from '#platform/files/toFileInfo.ts';
import { taskSentence } from '#platform/tasks/taskSentence.ts';
import { reachableTasks, type TaskRow, taskRows } from './taskRows.ts';
import { toTask } from './toTask.ts';

const shownLines = 200;

export async function getTaskDetail(
  { path: { id } }: Input<'getTaskDetail'>,
  context: Context,
): Promise<Output<'getTaskDetail'>> {
  const row = await taskRows(reachableTasks(context)).select('task.payload').where('task.id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('missing');
  const { payload, ...task } = row;
  const lines = await context.db
    .selectFrom('taskLog')
    .select(['time', 'level', 'event'])
    .where((eb) => eb.and({ companyId: row.companyId, taskId: id }))
    .orderBy('id', 'desc')
    .limit(shownLines)
    .execute();
  return {
    ...toTask(task, context),
    payload: payload === null ? null : JSON.stringify(payload),
    file: await fileOf(task, context),
    log: lines.map(({ time, level, event }) => ({ time: isoTime(time), level, message: taskSentence(event, context.language) })),
  };
}

/** Returns the file that a task made. Only the user who started the task gets it. */
async function fileOf({ fileId, createBy, companyId }: TaskRow, context: Context): Promise<Schemas['FileInfo'] | null> {
  if (fileId === null || createBy !== context.session.userId) return null;
  const file = await context.db
    .selectFrom('file')
    .selectAll()
    .where((eb) => eb.and({ companyId, id: fileId }))
    .executeTakeFirst();
  return file ? toFileInfo(file, context) : null;
}

/** Returns a task that the caller may see. @throws Failure `missing` */
export async function reachableTask(id: string, context: Context): Promise<TaskRow> {
  const row = await taskRows(reachableTasks(context)).where('task.id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('missing');
  return row;
}

/** Reads a task as the API shows it. */
export async function readTask(id: string, context: Context): Promise<Schemas['Task']> {
  return toTask(await reachableTask(id, context), context);
}
