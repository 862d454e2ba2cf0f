import { useApiMutation } from '@campus-procurement/hooks';
import { Button, Group, Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from './Dialog.tsx';
import { describeError } from './describeError.ts';
import { Message } from './Message.tsx';
import { TaskRun, useTaskRun } from './TaskRun.tsx';

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
  const run = useTaskRun(start.data?.taskId ?? null);

  return (
    <Dialog onClose={onClose} closeOnClickOutside={!start.isPending && !run.isRunning} title={title} size={480}>
      {!start.data && <Text size="sm">{text}</Text>}
      {start.error && <Message tone="error">{describeError(start.error, t).text}</Message>}
      <TaskRun label={title} run={run} />
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
