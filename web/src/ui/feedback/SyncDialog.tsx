import { isOpenTask, useApiMutation, useTaskProgress } from '@campus-procurement/hooks';
import { Button, Group, List, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from './Dialog.tsx';
import { describeError } from './describeError.ts';
import { Message } from './Message.tsx';
import { TaskProgress } from './TaskProgress.tsx';

interface SyncDialogProps {
  /** What starts the task. */
  operation: 'syncCasUsers' | 'syncExpenditures' | 'syncAssociationItems';
  title: string;
  /** What the task does. */
  text: string;
  onClose: () => void;
}

/** Takes something over from another system: asks, shows how far it has come, and what was refused. */
export function SyncDialog({ operation, title, text, onClose }: SyncDialogProps) {
  const t = useT();
  const start = useApiMutation<SyncDialogProps['operation']>(operation);
  const stop = useApiMutation('stopTask');
  const { data: task, error: lost } = useTaskProgress(start.data?.taskId ?? null);
  const isOver = task !== undefined && !isOpenTask(task);
  const isRunning = start.isPending || (start.isSuccess && !lost && !isOver);
  const cache = useQueryClient();
  useEffect(() => {
    // What the page shows may be another now; a task that was stopped has done a part.
    if (isOver) void cache.invalidateQueries();
  }, [isOver, cache]);

  const error = start.error ?? stop.error ?? lost;
  const refused = task?.log.filter(({ level }) => level === 'WARN') ?? [];

  return (
    <Dialog onClose={onClose} closeOnClickOutside={!isRunning} title={title} size={480}>
      {!start.data && <Text size="sm">{text}</Text>}
      {error && <Message tone="error">{describeError(error, t).text}</Message>}
      {isRunning && start.data && (
        <TaskProgress label={title} task={task} onStop={() => stop.mutate({ path: { id: start.data.taskId } })} />
      )}
      {isOver && (
        <Message tone={task.status === 'SUCCESS' ? 'success' : 'error'}>
          {task.result ?? task.errorMessage ?? t('ui.syncStopped')}
          {refused.length > 0 && (
            <List size="sm" mt={4}>
              {refused.map(({ time, message }) => (
                <List.Item key={time + message}>{message}</List.Item>
              ))}
            </List>
          )}
        </Message>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {start.data || start.error ? t('common.close') : t('ui.cancel')}
        </Button>
        {!start.data && (
          <Button onClick={() => start.mutate({})} loading={start.isPending} data-autofocus>
            {t('ui.syncStart')}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}
