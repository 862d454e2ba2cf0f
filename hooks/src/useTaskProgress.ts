import type { ApiError, Schemas } from '@campus-procurement/sdk';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ApiQueryKey, useApiRead } from './useApiQuery.ts';

export type TaskEnd = 'done' | 'stopped' | 'failed';

/** How a task may have ended; before that it waits, runs, or is tried again. */
export const taskEnds: Partial<Record<Schemas['TaskStatus'], TaskEnd>> = {
  SUCCESS: 'done',
  STOPPED: 'stopped',
  FAILED: 'failed',
};

/** Whether a task is still to end. */
export function isOpenTask({ status }: Pick<Schemas['Task'], 'status'>): boolean {
  return !(status in taskEnds);
}

/**
 * Follows a task until it has ended: asks every second how far it is. Failed questions are asked again, except that a task that does not
 * exist (any more) is not.
 *
 * @param taskId null as long as there is none
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
