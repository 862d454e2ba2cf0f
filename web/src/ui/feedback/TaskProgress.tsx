import type { Schemas } from '@campus-procurement/sdk';
import { Button, Group, Progress, Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';

interface TaskProgressProps {
  label: string;
  /** Undefined as long as nothing is known of it. */
  task: Pick<Schemas['TaskDetail'], 'doneCount' | 'totalCount' | 'stopRequested'> | undefined;
  onStop: () => void;
}

/** How far a task of the server is, and the way to stop it. */
export function TaskProgress({ label, task, onStop }: TaskProgressProps) {
  const t = useT();
  const { doneCount: done = 0, totalCount: total = null, stopRequested: isStopping = false } = task ?? {};
  const isCounted = total !== null && total > 0;
  return (
    <>
      <Progress value={isCounted ? (done / total) * 100 : 100} animated={!isCounted} aria-label={label} />
      <Group justify="space-between" gap="xs" mt={6} wrap="nowrap">
        <Text size="xs" c="dimmed" role="status">
          {isStopping && t('ui.taskStopping')}
          {!isStopping && !isCounted && t('ui.taskWaiting')}
          {!isStopping && isCounted && t('ui.taskProgress', { done, total })}
        </Text>
        <Button variant="subtle" size="compact-xs" color="gray" onClick={onStop} disabled={isStopping}>
          {t('ui.stop')}
        </Button>
      </Group>
    </>
  );
}
