import type { ApiError, Input, OperationId, Output, Schemas } from '@campus-procurement/sdk';
import { useApiMutation } from './useApiMutation.ts';
import { type TaskEnd, taskEnds, useTaskProgress } from './useTaskProgress.ts';

/** Operations that write a list to a file. */
export type ExportId = {
  [Id in OperationId]: [Output<Id>] extends [Schemas['StartedExport']] ? Id : never;
}[OperationId];

/** The filters of an export: those of its list. */
export type ExportFilters<Id extends ExportId> = Omit<Extract<Input<Id>, { body: unknown }>['body'], 'format'>;

/** How far an export is. */
export type ExportPhase = 'idle' | 'running' | TaskEnd;

/** An export, and what can be done with it. */
export interface Export<Id extends ExportId> {
  phase: ExportPhase;
  /**
   * What the server says of it, once it has said anything: rows done and to do, why it failed, and the file, which is deleted after a
   * day.
   */
  task: Schemas['TaskDetail'] | undefined;
  /** Why it could not be begun, or why it is not known how far it is. */
  error: ApiError | null;
  start: (format: Schemas['ExportFormat'], filters: ExportFilters<Id>) => void;
  /** Asks the server to stop; it does so at the next checkpoint. */
  stop: () => void;
  /** Forgets the export, which is found among the own tasks all the same. */
  forget: () => void;
}

const refreshes = ['getTaskDetail', 'queryOwnTaskPage'] as const;

/**
 * Has the server write all rows of a list to a file, and follows that until it is done. More than 100,000 rows are refused (code 4302),
 * not cut off. It goes on without us: what is begun here is also found with `queryOwnTaskPage`.
 *
 * @param id e.g. 'exportUsers'
 * @example
 * const { phase, task, start } = useExport('exportUsers');
 * start('XLSX', { status: 'ENABLED' });
 * if (phase === 'done') task?.file?.url; // where the file can be read from, for ten minutes
 */
export function useExport<Id extends ExportId>(id: Id): Export<Id> {
  const starting = useApiMutation<ExportId>(id, { refreshes });
  const stopping = useApiMutation('stopTask', { refreshes });
  const taskId = starting.data?.taskId ?? null;
  const { data: task, error: lost } = useTaskProgress(taskId);
  const error = starting.error ?? (task ? null : lost);
  return {
    phase: error ? 'failed' : starting.isIdle ? 'idle' : (taskEnds[task?.status ?? 'PENDING'] ?? 'running'),
    task,
    error,
    start: (format, filters) => starting.mutate({ body: { format, ...filters } } as Input<ExportId>),
    stop: () => taskId !== null && stopping.mutate({ path: { id: taskId } }),
    forget: starting.reset,
  };
}
