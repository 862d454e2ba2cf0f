import type { ApiError, Schemas } from '@campus-procurement/sdk';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ApiQueryKey, useApiRead } from './useApiQuery.ts';

export type TaskEnd = 'done' | 'stopped' | 'failed';

/** The result that each final status stands for. A task with another status waits, runs or is being retried. */
export const taskEnds: Partial<Record<Schemas['TaskStatus'], TaskEnd>> = {
  SUCCESS: 'done',
  STOPPED: 'stopped',
  FAILED: 'failed',
};

/** Returns whether a task has not ended yet. */
export function isOpenTask({ status }: Pick<Schemas['Task'], 'status'>): boolean {
  return !(status in taskEnds);
}

/**
 * Follows a task until it has ended, by asking every second. Failed requests are repeated, unless the task does not exist.
 *
 * @param taskId the task; `null` while there is none
 * @example
 * const task = useTaskProgress(started?.taskId ?? null);
 * task.data?.doneCount; // 500, of task.data.totalCount, which is null as long as it is not known
 */
export function useTaskProgress(taskId: string | null): UseQueryResult<Schemas['TaskDetail'], ApiError> {
  return useQuery<Schemas['TaskDetail'], ApiError, Schemas['TaskDetail'], ApiQueryKey>({
    ...useApiRead('getTaskDetail', { path: { id: taskId ?? '' } }, taskId !== null),
    refetchInterval: ({ state: { data, error } }) => ((data && !isOpenTask(data)) || error?.code === 4004 ? false : 1_000),
    meta: { silent: true },
  });
}
