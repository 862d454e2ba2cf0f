import { isOpenTask, useApiMutation, useTaskProgress } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { List } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from './describeError.ts';
import { Message } from './Message.tsx';
import { TaskProgress } from './TaskProgress.tsx';

type Task = Schemas['TaskDetail'];

/** Follows a task to its end, and reads the page anew then. @param taskId null before it was started */
export function useTaskRun(taskId: string | null) {
  const stop = useApiMutation('stopTask');
  const { data: task, error: lost } = useTaskProgress(taskId);
  const isOver = task !== undefined && !isOpenTask(task);
  const cache = useQueryClient();
  useEffect(() => {
    // What the page shows may be another now; a task that was stopped has done a part.
    if (isOver) void cache.invalidateQueries();
  }, [isOver, cache]);
  return {
    task,
    isOver,
    isRunning: taskId !== null && !lost && !isOver,
    error: stop.error ?? lost,
    stop: () => taskId !== null && stop.mutate({ path: { id: taskId } }),
  };
}

interface TaskRunProps {
  label: string;
  run: Omit<ReturnType<typeof useTaskRun>, 'task'> & {
    task: Pick<Task, 'doneCount' | 'totalCount' | 'stopRequested' | 'status' | 'result' | 'errorMessage' | 'log'> | undefined;
  };
}

/** How far a task has come, what came of it, and what was refused. */
export function TaskRun({ label, run }: TaskRunProps) {
  const t = useT();
  const { task, isOver, isRunning, error, stop } = run;
  const refused = task?.log.filter(({ level }) => level === 'WARN') ?? [];
  return (
    <>
      {error && <Message tone="error">{describeError(error, t).text}</Message>}
      {isRunning && <TaskProgress label={label} task={task} onStop={stop} />}
      {isOver && (
        <Message tone={task?.status === 'SUCCESS' ? 'success' : 'error'}>
          {task?.result ?? task?.errorMessage ?? t('ui.syncStopped')}
          {refused.length > 0 && (
            <List size="sm" mt={4}>
              {refused.map(({ time, message }) => (
                <List.Item key={time + message}>{message}</List.Item>
              ))}
            </List>
          )}
        </Message>
      )}
    </>
  );
}
