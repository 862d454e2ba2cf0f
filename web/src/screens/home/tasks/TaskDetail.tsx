import { isOpenTask, useTaskProgress } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Progress } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { FileList } from '#ui/files/FileLink.tsx';
import { CodeBlock } from '#ui/page/CodeBlock.tsx';
import { DetailDrawer } from '#ui/page/DetailDrawer.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { meanings } from '#ui/status/meanings.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { TaskState } from './TaskState.tsx';
import { TaskTypeName } from './taskColumns.tsx';

/** A task with its log, which is updated while the task runs. */
export default function TaskDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const query = useTaskProgress(id);
  return (
    <DetailDrawer title={query.data?.taskName ?? t('tasks.detail')} query={query} onClose={onClose}>
      {(detail) => (
        <>
          {isOpenTask(detail) && detail.totalCount !== null && detail.totalCount > 0 && (
            <Progress value={(detail.doneCount / detail.totalCount) * 100} aria-label={t('tasks.progress')} />
          )}
          {detail.errorMessage && <Message tone="error">{detail.errorMessage}</Message>}
          {detail.result && <Message tone="success">{detail.result}</Message>}
          <Facts task={detail} />
          {detail.file && <FileList files={[detail.file]} label={t('tasks.file')} />}
          {detail.payload && <CodeBlock label={t('tasks.payload')} text={detail.payload} />}
          <PlainTable
            caption={t('tasks.log')}
            rows={detail.log}
            rowKey={({ time, message }) => time + message}
            columns={[
              { header: t('tasks.logTime'), cell: ({ time }) => <DateTime value={time} /> },
              {
                header: t('tasks.logLevel'),
                cell: ({ level }) => <StatusPill meaning={meanings.taskLog[level]}>{t(`tasks.log${level}`)}</StatusPill>,
              },
              { header: t('tasks.logMessage'), cell: ({ message }) => message },
            ]}
            empty={t('tasks.noLog')}
          />
        </>
      )}
    </DetailDrawer>
  );
}

function Facts({ task }: { task: Schemas['TaskDetail'] }) {
  const t = useT();
  return (
    <Properties
      items={[
        [t('tasks.status'), <TaskState key="status" task={task} />],
        [t('tasks.type'), <TaskTypeName key="type" type={task.taskType} />],
        [t('tasks.code'), task.taskCode],
        [t('tasks.school'), task.companyName],
        [t('tasks.about'), task.bizName ?? '–'],
        [t('tasks.createdBy'), task.createByName ?? t('tasks.bySchedule')],
        [t('tasks.planned'), <DateTime key="planned" value={task.executeTime} />],
        [t('tasks.started'), <DateTime key="started" value={task.startTime} />],
        [t('tasks.ended'), <DateTime key="ended" value={task.endTime} />],
        [t('tasks.heartbeat'), <DateTime key="heartbeat" value={task.heartbeatTime} />],
        [t('tasks.attempts'), t('tasks.attemptsOf', { done: task.retryTimes, most: task.maxRetry })],
        [t('tasks.steps'), t('tasks.stepsOf', { done: task.doneCount, total: task.totalCount })],
      ]}
    />
  );
}
