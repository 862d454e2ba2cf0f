import { isOpenTask, useApiMutation, useClient, usePagedQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { describeError } from '#ui/feedback/describeError.ts';
import { notify } from '#ui/feedback/notify.ts';
import { TaskProgress } from '#ui/feedback/TaskProgress.tsx';
import { useRepeat } from '#ui/feedback/useRepeat.ts';
import { downloadFile } from '#ui/files/downloadFile.ts';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import classes from './NotificationPanel.module.css';

/** The number of tasks shown, and milliseconds between two requests while one of them is open. */
const size = 20;
const interval = 2_000;

/** The tasks that the user has started, e.g. exports, latest first, with their progress and files. */
export function OwnTaskList() {
  const t = useT();
  const tasks = usePagedQuery('queryOwnTaskPage', { current: 1, size });
  const { rows, refetch } = tasks;
  useRepeat(refetch, rows.some(isOpenTask) ? interval : null);

  if (tasks.error && rows.length === 0) return <ErrorState error={tasks.error} onRetry={refetch} />;
  if (tasks.isPending) {
    return (
      <div className={classes.loading}>
        <LoadingBlock />
      </div>
    );
  }
  if (rows.length === 0) return <EmptyState text={t('shell.noTasks')} />;
  return (
    <ul className={classes.list}>
      {rows.map((task) => (
        <TaskItem key={task.id} task={task} />
      ))}
    </ul>
  );
}

function TaskItem({ task }: { task: Schemas['Task'] }) {
  const t = useT();
  const stop = useApiMutation('stopTask');
  return (
    <li className={`${classes.item} ${classes.error}`}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <span className={classes.title}>{task.taskName}</span>
        {task.taskType === 'REPORT_EXPORT' && task.status === 'SUCCESS' && <FileButton task={task} />}
      </Group>
      {isOpenTask(task) && (
        <TaskProgress
          label={task.taskName}
          task={{ ...task, stopRequested: task.stopRequested || stop.isPending }}
          onStop={() => stop.mutate({ path: { id: task.id } })}
        />
      )}
      <span className={classes.content}>{task.errorMessage ?? task.result}</span>
      <span className={classes.meta}>
        {t(`shell.task${task.status}`)} · <DateTime value={task.endTime ?? task.createTime} />
      </span>
    </li>
  );
}

/** Downloads the file of a task. Its address is requested at the click, because it is valid for ten minutes only. */
function FileButton({ task }: { task: Schemas['Task'] }) {
  const t = useT();
  const client = useClient();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const { file } = await client.call('getTaskDetail', { path: { id: task.id } });
      if (file) downloadFile(file);
      else notify.error(t('common.errorTitle'), t('shell.fileGone'));
    } catch (error) {
      notify.error(t('common.errorTitle'), describeError(error, t).text);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button size="compact-sm" variant="default" onClick={download} loading={isBusy}>
      {t('ui.downloadShort')}
    </Button>
  );
}
