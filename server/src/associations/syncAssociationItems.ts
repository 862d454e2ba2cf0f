import type { Input, Schemas } from '@campus-procurement/sdk';
import { isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { plannedOrOpen } from '#platform/tasks/singularTask.ts';
import { taskSentence } from '#platform/tasks/taskSentence.ts';

/** Plans a synchronisation, or returns the open one. */
export async function syncAssociationItems(
  _input: Input<'syncAssociationItems'>,
  context: Context,
): Promise<Schemas['AssociationSync']> {
  const { id: taskId, status, doneCount, totalCount, result, error, ...task } = await plannedOrOpen('SYNC_ASSOCIATION', context);
  const figure = (name: string) => (result?.key === 'itemsSynced' ? Number(result.params[name]) : null);
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
    errorMessage: error && taskSentence(error, context.language),
  };
}
