import type { Input, Schemas } from '@campus-procurement/sdk';
import { isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { latestTasks, plannedOrOpen } from '#platform/tasks/singularTask.ts';
import { taskSentence } from '#platform/tasks/taskSentence.ts';

const taskType = 'SYNC_EXPENDITURE';

/** Plans a synchronisation, or returns the open one. */
export async function syncExpenditures(_input: Input<'syncExpenditures'>, context: Context): Promise<Schemas['ExpenditureSync']> {
  return toSync(await plannedOrOpen(taskType, context), context);
}

/** Returns the latest synchronisation of the caller's school; null if there was none. */
export async function getExpenditureSync(
  _input: Input<'getExpenditureSync'>,
  context: Context,
): Promise<Schemas['ExpenditureSync'] | null> {
  const task = await latestTasks(taskType, context).executeTakeFirst();
  return task ? toSync(task, context) : null;
}

function toSync(task: Awaited<ReturnType<typeof plannedOrOpen>>, { language }: Context): Schemas['ExpenditureSync'] {
  const { id: taskId, status, doneCount, totalCount, result, error } = task;
  const figure = (name: string) => (result?.key === 'fundsSynced' ? Number(result.params[name]) : null);
  return {
    taskId,
    status,
    doneCount,
    totalCount,
    added: figure('added'),
    updated: figure('updated'),
    disabled: figure('disabled'),
    refused: figure('refused'),
    startTime: isoTimeOrNull(task.startTime),
    endTime: isoTimeOrNull(task.endTime),
    errorMessage: error && taskSentence(error, language),
  };
}
