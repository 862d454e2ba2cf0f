import type { Input, OperationId, Output, Schemas } from '@campus-procurement/sdk';
import { useApiMutation } from './useApiMutation.ts';
import { isOpenTask, useTask } from './useTask.ts';

/** Operations that write a list to a file. */
export type ExportId = {
  [Id in OperationId]: [Output<Id>] extends [Schemas['StartedExport']] ? Id : never;
}[OperationId];

/** The filters of an export: those of its list. */
export type ExportFilters<Id extends ExportId> = Omit<Extract<Input<Id>, { body: unknown }>['body'], 'format'>;

/** How far an export is. */
export type ExportState =
  | { phase: 'idle' }
  /** `total` is null until the rows have been counted. */
  | { phase: 'running'; done: number; total: number | null; isStopping: boolean }
  /** `file` is null where it has been deleted, which happens after a day. Its address is good for ten minutes. */
  | { phase: 'done'; rows: number; file: Schemas['FileInfo'] | null }
  | { phase: 'stopped' }
  /** `reason` is what the server says; null where the question failed, which `error` tells. */
  | { phase: 'failed'; reason: string | null; error: unknown };

/** An export, and what can be done with it. */
export interface Export<Id extends ExportId> {
  state: ExportState;
  start: (format: Schemas['ExportFormat'], filters: ExportFilters<Id>) => void;
  /** Asks the server to stop; it does so at the next checkpoint. */
  stop: () => void;
  /** Forgets the export, which is found among the own tasks all the same. */
  forget: () => void;
}

function stateOf({ status, doneCount, totalCount, stopRequested, file, errorMessage }: Schemas['TaskDetail']): ExportState {
  if (isOpenTask({ status })) return { phase: 'running', done: doneCount, total: totalCount, isStopping: stopRequested };
  if (status === 'SUCCESS') return { phase: 'done', rows: doneCount, file };
  return status === 'STOPPED' ? { phase: 'stopped' } : { phase: 'failed', reason: errorMessage, error: null };
}

/**
 * Has the server write all rows of a list to a file, and follows that until it is done. It goes on without us: what is begun here is
 * also found with `queryOwnTaskPage`.
 *
 * @param id e.g. 'exportUsers'
 * @example
 * const { state, start } = useExport('exportUsers');
 * start('XLSX', { status: 'ENABLED' });
 * if (state.phase === 'done') state.file?.url; // where the file can be read from, for ten minutes
 */
export function useExport<Id extends ExportId>(id: Id): Export<Id> {
  const starting = useApiMutation<ExportId>(id, { refreshes: ['queryOwnTaskPage'] });
  const stopping = useApiMutation('stopTask', { refreshes: ['getTaskDetail', 'queryOwnTaskPage'] });
  const taskId = starting.data?.taskId ?? null;
  const task = useTask(taskId);

  function state(): ExportState {
    if (starting.error) return { phase: 'failed', reason: null, error: starting.error };
    if (task.data) return stateOf(task.data);
    if (task.error) return { phase: 'failed', reason: null, error: task.error };
    return taskId === null && !starting.isPending
      ? { phase: 'idle' }
      : { phase: 'running', done: 0, total: null, isStopping: false };
  }

  return {
    state: state(),
    start: (format, filters) => starting.mutate({ body: { format, ...filters } } as Input<ExportId>),
    stop: () => taskId !== null && stopping.mutate({ path: { id: taskId } }),
    forget: starting.reset,
  };
}
