import type { ApiError, Input, OperationId, Output, Schemas } from '@campus-procurement/sdk';
import { useApiMutation } from './useApiMutation.ts';
import { type TaskEnd, taskEnds, useTaskProgress } from './useTaskProgress.ts';

/** Operations that export a list to a file. */
export type ExportId = {
  [Id in OperationId]: [Output<Id>] extends [Schemas['StartedExport']] ? Id : never;
}[OperationId];

/** Filters of an export: those of its list. */
export type ExportFilters<Id extends ExportId> = Omit<Extract<Input<Id>, { body: unknown }>['body'], 'format'>;

/** Progress of an export. */
export type ExportPhase = 'idle' | 'running' | TaskEnd;

/** State and commands of an export. */
export interface Export<Id extends ExportId> {
  phase: ExportPhase;
  /**
   * The export's task as the server last reported it: rows done and in total, the reason of a failure, and the file, which is
   * deleted after a day. `undefined` until the first report.
   */
  task: Schemas['TaskDetail'] | undefined;
  /** Why the export could not be started or its progress could not be read. */
  error: ApiError | null;
  /** Starts the export. */
  start: (format: Schemas['ExportFormat'], filters: ExportFilters<Id>) => void;
  /** Asks the server to stop the export at its next checkpoint. */
  stop: () => void;
  /** Resets the hook to `idle`. The export remains in the user's task list. */
  forget: () => void;
}

/**
 * Exports all rows of a list to a file on the server and follows its progress. More than 100,000 rows are refused (code 4302),
 * not cut off. The export continues if the component unmounts; `queryOwnTaskPage` lists it.
 *
 * @param id the export operation, e.g. 'exportUsers'
 * @example
 * const { phase, task, start } = useExport('exportUsers');
 * start('XLSX', { status: 'ENABLED' });
 * if (phase === 'done') task?.file?.url; // where the file can be read from, for ten minutes
 */
export function useExport<Id extends ExportId>(id: Id): Export<Id> {
  const starting = useApiMutation<ExportId>(id);
  const stopping = useApiMutation('stopTask');
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
