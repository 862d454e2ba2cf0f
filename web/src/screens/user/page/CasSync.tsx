import { isOpenTask, useApiMutation, useTask } from '@campus-procurement/hooks';
import { Button, Group, List, Modal, Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from '#ui/describeError.ts';
import { Message } from '#ui/Message.tsx';
import { TaskProgress } from '#ui/TaskProgress.tsx';

/** Takes over users from the school's central authentication: asks, shows how far it has come, and what was refused. */
export function CasSync({ onClose }: { onClose: () => void }) {
  const t = useT();
  const start = useApiMutation('syncCasUsers');
  const stop = useApiMutation('stopTask', { refreshes: ['getTaskDetail'] });
  const { data: task, error: lost } = useTask(start.data?.taskId ?? null);
  const isRunning = start.isPending || (start.isSuccess && !lost && (!task || isOpenTask(task)));
  const error = start.error ?? stop.error ?? lost;
  const refused = task?.log.filter(({ level }) => level === 'WARN') ?? [];

  return (
    <Modal opened onClose={onClose} closeOnClickOutside={!isRunning} title={t('users.sync')} size={480}>
      {!start.data && <Text size="sm">{t('users.syncText')}</Text>}
      {error && <Message tone="error">{describeError(error, t).text}</Message>}
      {isRunning && start.data && (
        <TaskProgress
          label={t('users.sync')}
          done={task?.doneCount ?? 0}
          total={task?.totalCount ?? null}
          isStopping={task?.stopRequested ?? false}
          onStop={() => stop.mutate({ path: { id: start.data.taskId } })}
        />
      )}
      {task && !isOpenTask(task) && (
        <Message tone={task.status === 'SUCCESS' ? 'success' : 'error'}>
          {task.result ?? task.errorMessage ?? t('users.syncStopped')}
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
            {t('users.syncStart')}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
